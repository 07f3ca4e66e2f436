/** Changing the personal data and the address. */
export const profileEditTexts = {
  title: 'Persönliche Daten ändern',
  text: 'So sprechen wir Sie an, und so erreichen wir Sie.',
  emailHint:
    'Wenn Sie die Adresse ändern, schicken wir einen Link an die neue Adresse. Sie gilt erst, wenn Sie ihn bestätigen; dann enden alle Anmeldungen. Über die bisherige Adresse lässt sich das Konto danach noch 72 Stunden lang zurückholen.',
  passwordHint: 'Eine neue E-Mail-Adresse bestätigen Sie mit Ihrem Passwort.',
  usernameHint: 'So heißen Sie unter Kommentaren. Nur Buchstaben und die Zeichen . , - _ &',
  submit: 'Änderungen speichern',
  toProfile: 'Zum Profil',
  delete: 'Profil löschen',
  saved: 'Ihre Daten sind gespeichert.',
  pending: {
    title: 'Bitte bestätigen Sie die neue Adresse',
    text: (email: string) => `Ihre Daten sind gespeichert. Wir haben eine E-Mail an ${email} geschickt.`,
    next: 'Öffnen Sie den Link in dieser E-Mail innerhalb von 24 Stunden. Bis dahin melden Sie sich mit der bisherigen Adresse an.',
  },
} as const
