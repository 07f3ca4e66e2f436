/** The search of the portal. */
export const searchTexts = {
  title: 'Suche',
  /** Title of a page of results. */
  named: (words: string) => (words === '' ? 'Suche' : `Suche: ${words}`),
  label: 'Suchbegriff',
  submit: 'Suchen',
  hint: 'Name, Ort oder Thema. Mehrere Wörter finden Artikel, in denen alle vorkommen.',
  short: 'Bitte geben Sie mindestens zwei Buchstaben oder Ziffern ein.',
  long: (most: number) => `Bitte kürzen Sie Ihre Suche auf höchstens ${most} Zeichen.`,
  found: (count: number, words: string) =>
    count === 1 ? `Ein Artikel zu „${words}“` : `${count.toLocaleString('de-DE')} Artikel zu „${words}“`,
  /** Of a page that is not the first. */
  page: (page: number) => `Seite ${page}`,
  behind: 'So viele Seiten hat diese Suche nicht.',
  first: 'Zur ersten Seite',
  none: (words: string) => `Zu „${words}“ haben wir nichts gefunden.`,
  down: 'Die Suche antwortet gerade nicht. Bitte versuchen Sie es in wenigen Minuten noch einmal.',
  advice: {
    title: 'Das hilft oft',
    ways: [
      'Prüfen Sie die Schreibweise.',
      'Suchen Sie mit weniger oder mit allgemeineren Wörtern.',
      'Versuchen Sie ein anderes Wort, das dasselbe meint.',
    ],
  },
  more: 'Weitere Ergebnisse',
  sections: 'Oder schauen Sie in ein Ressort',
  latest: 'Das ist gerade neu',
} as const
