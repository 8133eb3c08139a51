# House rules of a server: commands, cards, the editor, share codes.

error-house-rule-name = A house rule needs a name of at most { $most } characters.
error-house-rule-text = What else was agreed may have { $most } characters at most.
error-house-rule-name-taken = There is a house rule called { $name } here already.
error-share-code-damaged = This share code is damaged: copy it again, as a whole.
error-share-code-newer = This share code comes from a newer version of the bot, which knows rules that I do not know.
