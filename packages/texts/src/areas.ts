/** The way through the pages of a signed-in reader. */
export const areaTexts = {
  label: 'Bereiche Ihres Leserkontos',
  overview: 'Übersicht',
  personal: 'Persönliche Daten',
  plans: 'Abos',
  shared: 'Familie und Firma',
  news: 'Meine Nachrichten',
  newsletter: 'Newsletter',
  security: 'Sicherheit',
  push: 'Push',
  ownData: 'Ihre Daten',
} as const
