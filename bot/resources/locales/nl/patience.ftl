# Wat langer duurde dan Discord wacht.

error-form-too-late = Dat duurde te lang, dus het formulier kon niet open. Klik nog een keer.
