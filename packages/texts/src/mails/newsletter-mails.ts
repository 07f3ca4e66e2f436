/** Last lines of mails about newsletters, which readers without an account get too. */
export const newsletterMailService = 'Diese E-Mail gehört zu Ihren Newslettern. Sie enthält keine Werbung.'

/** The mail that asks to confirm a newsletter. Free of advertising. Source: docs/spec/flows.md#opt-in-mail. */
export const newsletterDoiMailTexts = {
  subject: 'Bitte bestätigen Sie Ihre Newsletter-Anmeldung',
  preheader: (titles: string) => `Ein Klick fehlt noch für: ${titles}.`,
  intro: (where: string, at: string) =>
    `am ${at} wurde diese Adresse ${where} für folgende Newsletter angemeldet:`,
  sender: (contractPartner: string) => `Absender der Newsletter ist die ${contractPartner}.`,
  ask: 'Bitte bestätigen Sie die Anmeldung. Ohne Ihre Bestätigung bekommen Sie keinen Newsletter.',
  action: 'Anmeldung bestätigen',
  validity: 'Der Link gilt 7 Tage. Sie können sich jederzeit wieder abmelden.',
  notYou:
    'Das waren Sie nicht? Dann müssen Sie nichts tun: Ohne Bestätigung löschen wir die Angaben. Hier löschen Sie sie sofort und verhindern weitere Anfragen:',
} as const

/** The mail with a link to the own newsletters. */
export const newsletterEditMailTexts = {
  subject: 'Ihre Newsletter verwalten',
  preheader: 'Bestellen, abbestellen, ändern: Der Link gilt 24 Stunden.',
  intro: (where: string) =>
    `für diese Adresse wurde ${where} ein Link angefordert, um die Newsletter zu verwalten.`,
  action: 'Newsletter verwalten',
  validity: 'Der Link gilt 24 Stunden. Bitte leiten Sie diese E-Mail nicht weiter.',
  notYou:
    'Das waren Sie nicht? Dann können Sie diese E-Mail ignorieren. An Ihren Newslettern ändert sich nichts.',
} as const

/** The mail after a change that somebody made without signing in. */
export const newsletterChangedMailTexts = {
  subject: 'Ihre Newsletter wurden geändert',
  preheader: 'Was Sie jetzt bekommen, und wie Sie es wieder ändern.',
  intro: (where: string, at: string) => `am ${at} wurden Ihre Newsletter ${where} geändert.`,
  lists: 'Sie bekommen jetzt:',
  none: 'Sie bekommen jetzt keine Newsletter mehr.',
  notYou: 'Das waren Sie nicht, oder Sie möchten etwas ändern? Hier verwalten Sie Ihre Newsletter:',
  unsubscribe: 'Sie möchten keine Newsletter mehr? Hier bestellen Sie alle ab:',
} as const
