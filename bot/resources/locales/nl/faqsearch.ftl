# Woorden waarmee twijfelgevallen gezocht worden; niemand leest ze.

# Wat in elke vraag kan staan en niets onderscheidt, met spaties ertussen.
doubts-stop-words = aan als bij dan dat de der die dit doe doet door dus een en er ga gewoon had heb hebben hebt heeft hem het hij hoe iemand ik in is ja je jij kan kun kunnen kunt maar mag mij mijn moet moeten mogen na naar nee nog nu of om onze ons ook op te toch tot u van voor waar wanneer wat we wel welke wie wij wil word worden wordt ze zich zijn zo zou
# Waarmee een vraag ook gesteld wordt: geval=woord,woord; met spaties ertussen.
doubts-also-typed =
    ten-on-seven=10,7,tien,verbranden
    three-on-seven=3,7,doorzichtig,leggen
    after-an-eight=8,leggen,overslaan,hoger
    several-at-once=meerdere,meer,speciale,kaarten,tegelijk,dezelfde,leggen,achten
    four-with-a-three=vier,telt,gelijke,3,tussen
    take-though-it-fits=stapel,pakken,terwijl,leggen
    forgot-to-fill-up=vergeten,kaarten,pot,pakken,bijpakken
    hand-with-open-cards=laatste,handkaart,samen,open,dezelfde,waarde,leggen
    swap-later=tijdens,spel,ruilen,hand,open
    peek-at-blind=blinde,bekijken,kijken,voordat,omdraaien,legt
    choose-a-blind=kiezen,blinde,omdraait,omdraaien
    out-with-a-special=uitgaan,speciale,laatste
    out-with-a-ten=uitgaan,gaat,10,tien
    nothing-after-a-burn=10,vier,gelijke,niets,meer,leggen,verbranden
    seven-on-eight=7,8,hoger
    what-lies-under-a-three=tijdens,beurt,onduidelijk,onder,3,ligt
