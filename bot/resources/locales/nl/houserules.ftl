# Huisregels van een server: opdrachten, kaarten, het scherm om ze te wijzigen, deelcodes.

error-house-rule-name = Een huisregel heeft een naam van hoogstens { $most } tekens nodig.
error-house-rule-text = Wat er verder is afgesproken, mag hoogstens { $most } tekens hebben.
error-house-rule-name-taken = Er is hier al een huisregel met de naam { $name }.
error-share-code-damaged = Deze deelcode is beschadigd: kopieer hem opnieuw, helemaal.
error-share-code-newer = Deze deelcode komt van een nieuwere versie van de bot, die regels kent die ik niet ken.
