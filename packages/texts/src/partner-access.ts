/** What readers have allowed partners, and how they take it back. */
export const partnerAccessTexts = {
  title: 'Partner mit Zugriff auf Ihr Konto',
  text: 'Diesen Partnern haben Sie erlaubt, Angaben aus Ihrem Konto zu erfahren, wenn Sie sich dort anmelden. Das gilt auch nach dem Abmelden weiter, bis Sie den Zugriff entziehen.',
  scopes: {
    profile: 'Name, Benutzername, Anrede',
    email: 'E-Mail-Adresse',
    address: 'Postleitzahl',
    rights: 'welche Zeitungen Sie lesen dürfen',
  },
  learns: (what: readonly string[]) => `Erfährt: ${what.join(', ')}`,
  learnsNothing: 'Erfährt nur, dass Sie es sind',
  since: (moment: string) => `Erlaubt seit ${moment}`,
  lastSeen: (moment: string) => `Zuletzt benutzt: ${moment}`,
  signedOut: 'Zurzeit nicht angemeldet',
  end: 'Zugriff entziehen',
  endNamed: (partner: string) => `Zugriff entziehen: ${partner}`,
  ended: (partner: string) => `${partner} hat keinen Zugriff mehr auf Ihr Konto.`,
  ask: (partner: string) => ({
    title: `${partner} den Zugriff entziehen?`,
    text: `Ihre Anmeldungen bei ${partner} enden sofort. Was ${partner} bisher erfahren hat, kann dort gespeichert bleiben. Wenn Sie sich wieder anmelden, fragen wir Sie erneut.`,
    confirm: 'Zugriff entziehen',
    cancel: 'Abbrechen',
  }),
} as const
