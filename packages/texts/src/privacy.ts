/**
 * The question whether visits may be measured. Both answers weigh the same.
 * Source: docs/spec/flows.md#consent-to-measuring.
 */
export const privacyTexts = {
  title: 'Ihre Datenschutz-Einstellungen',
  text: 'Für Anmeldung und Sicherheit brauchen wir einige Cookies; dafür fragen wir nicht. Mit Ihrer Einwilligung messen wir außerdem, wie unsere Seiten genutzt werden, um sie zu verbessern.',
  more: 'Ihre Entscheidung können Sie jederzeit am Fuß jeder Seite unter „Datenschutz-Einstellungen“ ändern. Näheres steht in der [Datenschutzerklärung].',
  refuse: 'Nur notwendige',
  accept: 'Alle akzeptieren',
  given: 'Zurzeit haben Sie eingewilligt.',
  refused: 'Zurzeit haben Sie nicht eingewilligt.',
} as const
