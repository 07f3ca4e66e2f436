/**
 * The question whether visits may be measured. Both answers weigh the same.
 * Source: docs/spec/flows.md#consent-to-measuring.
 */
export const privacyTexts = {
  title: 'Ihre Datenschutz-Einstellungen',
  text: 'Für Anmeldung und Sicherheit brauchen wir einige Cookies; dafür fragen wir nicht. Mit Ihrer Einwilligung messen wir außerdem, wie unsere Seiten genutzt werden, um sie zu verbessern.',
  more: 'Ihre Entscheidung können Sie jederzeit am Fuß jeder Seite unter „Datenschutz-Einstellungen“ ändern. Näheres steht in der [Datenschutzerklärung].',
  /** Where an edition measures nothing: said instead of asking. */
  nothing:
    'Für Anmeldung und Sicherheit brauchen wir einige Cookies, und andere verwenden wir nicht. Wir messen nicht, wie unsere Seiten genutzt werden. Sie müssen hier also nichts entscheiden. Näheres steht in der [Datenschutzerklärung].',
  understood: 'Verstanden',
  refuse: 'Nur notwendige',
  accept: 'Alle akzeptieren',
  given: 'Zurzeit haben Sie eingewilligt.',
  refused: 'Zurzeit haben Sie nicht eingewilligt.',
} as const
