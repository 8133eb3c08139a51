# "Scores & regels", de ranglijst en de kleine paneeltjes.

scores-title = Scores · { $variant }
scores-line = **{ $place }. { $name }** · { $score }
scores-how = Punten tot nu toe: het totaal, dan ronde voor ronde
scores-final = { $score } · eindscore { $final }
scores-none = Er is nog geen ronde voorbij.
shuffle-proofs = Zo is er geschud: per ronde de seed, en de controlecode van vóór het delen (de SHA-256 ervan)
shuffle-proof-line = Ronde { $round }: { $seed } · { $hash }
scores-shuffle = Controlecode van deze ronde (SHA-256 van de seed): { $hash }

leaderboard-title = Ranglijst
leaderboard-scope = { $variant } · { $opposition } · { $period } · gesorteerd op { $sort }
leaderboard-all-variants = alle varianten
leaderboard-people = partijen met twee of meer mensen
leaderboard-computers = één mens tegen computers
leaderboard-all-time = sinds het begin
leaderboard-by-wins = gewonnen partijen
leaderboard-by-score = gemiddelde eindscore
leaderboard-by-matches = gespeelde partijen
leaderboard-row = **{ $rank }.** { $name } · { $matches ->
    [one] 1 partij
   *[other] { $matches } partijen
} · { $wins } gewonnen
leaderboard-empty = Er staat nog niemand op deze lijst: speel een partij uit.
leaderboard-elsewhere = { $count ->
    [one] Onder “{ $list }” staat wel 1 speler.
   *[other] Onder “{ $list }” staan wel { $count } spelers.
}
leaderboard-page = Bladzijde { $page } van { $pages } · { $total ->
    [one] 1 speler
   *[other] { $total } spelers
}

more-title = Deze tafel
more-leave-lobby = Geef je plaats op.
more-leave-match = Een computer speelt verder met jouw kaarten; zelf eindig je als laatste.
more-leave-out = Je ligt al uit deze partij; je plek in de uitslag blijft staan.
more-stop = Beëindig deze tafel voor iedereen. Er telt dan niets.
confirm-stop = Deze partij voor iedereen beëindigen? Er telt dan niets.
confirm-leave-out = Deze partij verlaten? Je ligt er al uit; je plek in de uitslag blijft staan.
confirm-leave-last = Deze partij verlaten? Er zit verder niemand: de tafel sluit en er telt niets.
confirm-leave = Deze partij verlaten? Een computer speelt verder met jouw kaarten; jouw eigen uitslag telt als laatste.
more-repost = Plaats de tafel opnieuw, onder aan het kanaal.
more-help = Hoe je hier speelt.

help-title = Zo speel je
help-cards = **Mijn kaarten** laat je hand zien, alleen aan jou. Een kaart die je kunt aanklikken, past (de andere zijn gedimd): één klik en hij ligt.
help-draw = **Pakken** neemt een kaart als er niets past, of je straf.
help-stack = **Een straf doorgeven**: wacht er een straf op je, dan geef je die met een kaart die je kunt aanklikken door aan de volgende; anders pak je haar met **{ button-draw }**.
help-announce = **Laatste kaart**: klik met twee kaarten in je hand op de knop die klopt of roept (“Laatste kaart!”, “Pesten!”), voordat je er een legt. Waar de tafel het zelf doet, is er geen knop.
help-catch = **{ button-catch-nobody }** licht op zolang er iemand te betrappen valt die vergat te roepen; een ander kan je voor zijn.
help-give = **Een kaart doorgeven**: iedereen kiest er ongezien een voor de linkerbuur; ze gaan door zodra iedereen gekozen heeft.
help-refresh = **{ button-refresh }** laat je kaarten zien zoals ze nu zijn. Tot een kwartier na je laatste klik volgen ze het spel vanzelf.
help-scores = **Scores & regels** vertelt wat elke pestkaart aan deze tafel doet.
help-table = De tafel zegt wat er gebeurde en wat er nu moet gebeuren. /pesten { command-hand } opent je kaarten altijd opnieuw.
help-signs = Kleuren verschillen in hun teken, nooit alleen in kleur, en de kleur die je moet volgen staat er in een woord bij; de speelrichting zie je aan een pijl en een woord.

which-table-title = Welke tafel?
which-table = **{ $variant }** · { $phase } · { $company } · { $channel }
which-table-lobby = nog niet begonnen, { $taken } van de { $seats } plaatsen
which-table-over = afgelopen
which-table-alone = jij alleen
which-table-with = met { $names }
which-table-with-more = met { $names } en nog { $more }
leaderboard-row-with-score = { $row } · gemiddelde eindscore { $score }
