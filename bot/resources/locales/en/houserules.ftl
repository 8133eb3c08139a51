# House rules of a server: commands, cards, the editor, share codes.

error-house-rule-name = A house rule needs a name of at most { $most } characters.
error-house-rule-text = What else was agreed may have { $most } characters at most.
error-house-rule-name-taken = There is a house rule called { $name } here already.
error-share-code-damaged = This share code is damaged: copy it again, as a whole.
error-share-code-newer = This share code comes from a newer version of the bot, which knows rules that I do not know.
error-share-code-unreadable = I cannot read this share code: what it holds is no game that I know and can deal.

command-houserules = houserules
command-houserules-description = The house rules of this server
command-houserules-list = list
command-houserules-list-description = See all house rules of this server
command-houserules-show = show
command-houserules-show-description = Read the rule card of a house rule
command-houserules-create = create
command-houserules-create-description = Make a house rule from a variant, and change it
command-houserules-edit = edit
command-houserules-edit-description = Change a house rule
command-houserules-share = share
command-houserules-share-description = Get a share code, to add the house rule on another server
command-houserules-add = add
command-houserules-add-description = Add a house rule by its share code
command-houserules-delete = delete
command-houserules-delete-description = Delete a house rule
command-option-house_rule = house_rule
command-option-house_rule-description = One of this server's house rules
command-option-name = name
command-option-name-description = What the house rule is called here
command-option-code = code
command-option-code-description = The share code, as it was copied

house-rule-at-table = House rule: { $name }
house-rule-changed = House rule: { $name }, with changes by the host
house-rule-agreed = Also agreed:
house-rule-game = Game: { $game }
house-rule-made-by = Made by { $person }
house-rule-kept = **Kept** as a house rule of this server.
house-rules-title = House rules
house-rules-none = There are none yet. Make one with /pesten { command-houserules } { command-houserules-create }, or keep a table's settings under a name.
house-rules-line = **{ $name }** · { $game } · by { $person }
house-rules-more = And { $count } more.
house-rule-share-title = Share code · { $name }
house-rule-share-how = Send it to somebody: with /pesten { command-houserules } { command-houserules-add } the house rule is on their server, too.
house-rule-deleted = The house rule { $name } is gone. Tables that play it go on with it.
house-rule-form-title = House rule
house-rule-form-name = Name
house-rule-form-text = Also agreed
house-rule-form-meaning = What the bot does not enforce; everybody reads it before the first deal.
house-rule-form-example = Whoever loses makes tea.
settings-of = { $name } · { $variant }
house-rule-sound = These settings go together: tables can be opened with them.
confirm-house-delete = Delete the house rule { $name } for good?
button-keep = Keep as house rule
button-house-words = Name & agreements
button-house-card = Rule card
button-house-share = Share code
button-house-edit = Edit
button-house-delete = Delete

error-house-rule-unknown = There is no house rule called { $name } here.
error-house-rule-gone = That house rule is gone.
error-house-rule-not-yours = Only who made a house rule, or a moderator, can change it.
error-house-rule-contradicts = The settings of this house rule do not go together. Change them first; the editor says why.
error-house-rule-or-variant = A house rule is a game already: choose a house rule or a variant, not both.
error-house-rules-full = This server keeps { $most } house rules already, which is as many as it can. Delete one first.

# Where the settings say more than a message takes.
rules-effects-more = { $count ->
    [one] and 1 more card does something: the settings tell what
   *[other] and { $count } more cards do something: the settings tell what
}
lobby-effects-more = { $count ->
    [one] and 1 more card: see “{ button-rules }”
   *[other] and { $count } more cards: see “{ button-rules }”
}
scores-agreed-elsewhere = What else was agreed, and all of these rules: /pesten { command-rules }
