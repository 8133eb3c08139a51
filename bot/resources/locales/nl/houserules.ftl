# Huisregels van een server: opdrachten, kaarten, het scherm om ze te wijzigen, deelcodes.

error-house-rule-name = Een huisregel heeft een naam van hoogstens { $most } tekens nodig.
error-house-rule-text = Wat er verder is afgesproken, mag hoogstens { $most } tekens hebben.
error-house-rule-name-taken = Er is hier al een huisregel met de naam { $name }.
error-share-code-damaged = Deze deelcode is beschadigd: kopieer hem opnieuw, helemaal.
error-share-code-newer = Deze deelcode komt van een nieuwere versie van de bot, die regels kent die ik niet ken.
error-share-code-unreadable = Deze deelcode kan ik niet lezen: wat erin staat, is geen spel dat ik ken en kan delen.

command-houserules = huisregels
command-houserules-description = De huisregels van deze server
command-houserules-list = lijst
command-houserules-list-description = Bekijk alle huisregels van deze server
command-houserules-show = tonen
command-houserules-show-description = Lees de regelkaart van een huisregel
command-houserules-create = maken
command-houserules-create-description = Maak een huisregel van een variant, en wijzig hem
command-houserules-edit = wijzigen
command-houserules-edit-description = Wijzig een huisregel
command-houserules-share = delen
command-houserules-share-description = Krijg een deelcode, om de huisregel op een andere server toe te voegen
command-houserules-add = toevoegen
command-houserules-add-description = Voeg een huisregel toe met zijn deelcode
command-houserules-delete = verwijderen
command-houserules-delete-description = Verwijder een huisregel
command-option-house_rule = huisregel
command-option-house_rule-description = Een van de huisregels van deze server
command-option-name = naam
command-option-name-description = Hoe de huisregel hier heet
command-option-code = code
command-option-code-description = De deelcode, zoals hij gekopieerd is

house-rule-at-table = Huisregel: { $name }
house-rule-changed = Huisregel: { $name }, met wijzigingen van de host
house-rule-agreed = Verder afgesproken:
house-rule-game = Spel: { $game }
house-rule-made-by = Gemaakt door { $person }
house-rule-kept = **Bewaard** als huisregel van deze server.
house-rules-title = Huisregels
house-rules-none = Er zijn er nog geen. Maak er een met /pesten { command-houserules } { command-houserules-create }, of bewaar de instellingen van een tafel onder een naam.
house-rules-line = **{ $name }** · { $game } · van { $person }
house-rules-more = En nog { $count }.
house-rule-share-title = Deelcode · { $name }
house-rule-share-how = Stuur hem aan iemand: met /pesten { command-houserules } { command-houserules-add } staat de huisregel ook op die server.
house-rule-deleted = De huisregel { $name } is weg. Tafels die hem spelen, gaan ermee door.
house-rule-form-title = Huisregel
house-rule-form-name = Naam
house-rule-form-text = Verder afgesproken
house-rule-form-meaning = Wat de bot niet bewaakt; iedereen leest het voor de eerste kaarten gedeeld worden.
house-rule-form-example = Wie verliest, zet thee.
settings-of = { $name } · { $variant }
house-rule-sound = Deze instellingen gaan samen: er kunnen tafels mee geopend worden.
confirm-house-delete = De huisregel { $name } voorgoed verwijderen?
button-keep = Bewaar als huisregel
button-house-words = Naam en afspraken
button-house-card = Regelkaart
button-house-share = Deelcode
button-house-edit = Wijzigen
button-house-delete = Verwijderen

error-house-rule-unknown = Er is hier geen huisregel met de naam { $name }.
error-house-rule-gone = Die huisregel is weg.
error-house-rule-not-yours = Alleen wie een huisregel gemaakt heeft, of een moderator, kan hem wijzigen.
error-house-rule-contradicts = De instellingen van deze huisregel gaan niet samen. Wijzig ze eerst; het scherm daarvoor zegt waarom.
error-house-rule-or-variant = Een huisregel is al een spel: kies een huisregel of een variant, niet allebei.
error-house-rules-full = Deze server bewaart al { $most } huisregels; meer kan niet. Verwijder er eerst een.

# Waar de instellingen meer zeggen dan er in een bericht past.
rules-effects-more = { $count ->
    [one] en nog 1 kaart doet iets: de instellingen zeggen wat
   *[other] en nog { $count } kaarten doen iets: de instellingen zeggen wat
}
lobby-effects-more = { $count ->
    [one] en nog 1 kaart: zie “{ button-rules }”
   *[other] en nog { $count } kaarten: zie “{ button-rules }”
}
scores-agreed-elsewhere = Wat er verder is afgesproken, en al deze regels: /pesten { command-rules }
