/** The overview of the account: one card for each area, with its state in a line. */
export const homeTexts = {
  lead: 'Hier sehen und ändern Sie alles rund um Ihr Leserkonto.',
  personal: { open: 'Ansehen und ändern' },
  plan: {
    title: 'Ihr Abo',
    open: 'Abo ansehen',
    includes: (contents: string) => `Enthalten: ${contents}.`,
    contents: {
      /** Of another edition than the page's, which then has a name. */
      articles: (edition?: string) => (edition ? `alle Artikel („${edition}“)` : 'alle Artikel'),
      newsletters: 'Newsletter für Abonnenten',
    },
    runs: (title: string, since: string) => (since ? `${title}, aktiv seit ${since}` : `${title}, aktiv`),
    runsUntil: (title: string, until: string) => `${title}, aktiv bis ${until}`,
    starts: (title: string, from: string) => `${title}, beginnt am ${from}`,
    ended: (title: string, on: string) => `${title}, beendet am ${on}`,
    shares: 'Sie lesen über ein gemeinsames Abo mit.',
    ownLink: 'Eigenes Abo verknüpfen',
    none: 'Mit Ihrem Konto ist kein eigenes Abo verknüpft.',
    link: 'Abo verknüpfen',
    offers: 'Abo-Angebote ansehen',
  },
  shared: {
    title: 'Familie und Firma',
    ended: 'Ihr gemeinsames Abo ist beendet.',
  },
  news: {
    topics: (names: string) => `Ihre Themen: ${names}`,
    noTopics: 'Sie haben noch keine Themen gewählt.',
    marked: (count: number) => (count === 1 ? '1 gemerkter Artikel' : `${count} gemerkte Artikel`),
    open: 'Themen und Merkliste',
  },
  newsletter: {
    title: 'Newsletter',
    gets: (titles: string) => `Sie bekommen: ${titles}`,
    /** How many further ones there are, after some titles. */
    more: (count: number) => `${count} weitere`,
    unconfirmed: (titles: string) =>
      `Noch nicht bestätigt: ${titles}. Bitte öffnen Sie den Link in unserer E-Mail.`,
    elsewhere: 'Sie bekommen Newsletter anderer Zeitungen.',
    none: 'Sie bekommen noch keinen Newsletter.',
    choose: 'Newsletter aussuchen',
    change: 'Newsletter ansehen und ändern',
  },
  security: {
    password: 'Sie melden sich mit Ihrem Passwort oder mit einem Code per E-Mail an.',
    codeOnly: 'Sie melden sich mit einem Code an, den wir Ihnen per E-Mail schicken.',
  },
  ownData: {
    text: 'Was wir zu Ihrem Konto speichern: ansehen, herunterladen oder löschen.',
    open: 'Herunterladen oder löschen',
  },
} as const

/** The way through the pages of a signed-in reader. */
export const areaTexts = {
  label: 'Bereiche Ihres Leserkontos',
  open: 'Alle Bereiche',
  overview: 'Übersicht',
  personal: 'Persönliche Daten',
  plans: 'Abos',
  shared: 'Familie und Firma',
  news: 'Meine Nachrichten',
  newsletter: 'Newsletter',
  security: 'Anmeldung und Sicherheit',
  ownData: 'Gespeicherte Daten',
} as const
