/** The page after the first confirmation, and the way to it from an article. */
export const welcomeTexts = {
  /** On the bar over the article that a new reader came from. */
  open: 'Konto einrichten',
  lead: 'Lesen Sie gleich los, oder richten Sie es kurz ein. Alles hier geht auch später.',
  goOn: 'Weiterlesen',
  toFront: 'Zur Startseite',
  topics: {
    title: 'Worüber lesen Sie gern?',
    more: 'Alle Themen',
  },
  newsletters: {
    title: 'Das Wichtigste per E-Mail',
    order: 'Bestellen',
    orderNamed: (title: string) => `${title} bestellen`,
    ordered: 'Bestellt. Die nächste Ausgabe kommt zu Ihnen.',
    mailSent:
      'Fast fertig: Bitte bestätigen Sie die Bestellung in der E-Mail, die wir Ihnen geschickt haben.',
    consent: (consent: string) => `Mit „Bestellen“ erklären Sie: „${consent}“`,
    more: 'Alle Newsletter',
  },
  passkey: {
    title: 'Beim nächsten Mal ohne Passwort',
    text: 'Mit einem Passkey melden Sie sich mit Fingerabdruck, Gesicht oder PIN Ihres Geräts an.',
  },
} as const
