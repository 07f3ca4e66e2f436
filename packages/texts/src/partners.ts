import { readableEmail } from '@leserkonto/rules'

/** Signing in to partners of the group with the reader's account. */
export const partnerTexts = {
  title: (partner: string) => `Bei ${partner} anmelden`,
  /** On the login page. */
  at: (partner: string) => `Sie melden sich bei ${partner} an.`,
  as: (email: string) => `Sie sind angemeldet als ${readableEmail(email)}.`,
  sees: (partner: string) => `${partner} erfährt dabei:`,
  seesNothing: (partner: string) =>
    `${partner} erfährt dabei nur, dass Sie es sind, und weder Ihren Namen noch Ihre E-Mail-Adresse.`,
  scopes: {
    profile: 'Ihren Namen, Ihren Benutzernamen und Ihre Anrede',
    email: 'Ihre E-Mail-Adresse',
    address: 'die Postleitzahl Ihrer Lieferadresse',
    rights: 'welche Zeitungen Sie mit Ihrem Abo lesen dürfen',
  },
  ends: {
    site: 'Die Anmeldung endet, wenn Sie sich in diesem Browser abmelden.',
    app: 'Die Anmeldung bleibt bestehen, bis Sie sie in Ihrem Profil unter „Anmeldung und Sicherheit“ beenden.',
  },
  /** Where the yes is kept. */
  keeps: {
    site: 'Das fragen wir Sie in der Regel nur einmal. Den Zugriff können Sie jederzeit in Ihrem Profil unter „Anmeldung und Sicherheit“ entziehen.',
    app: 'Dort können Sie auch den Zugriff jederzeit entziehen.',
  },
  allow: 'Anmelden',
  refuse: 'Abbrechen',
  waits: (partner: string) => `Sie werden bei ${partner} angemeldet …`,
  fresh: (partner: string) => `${partner} möchte, dass Sie noch einmal bestätigen, dass Sie es sind.`,
  device: {
    title: 'Gerät anmelden',
    text: 'Geben Sie den Code ein, den Ihr Gerät anzeigt, zum Beispiel Ihr Fernseher oder Ihr E-Reader.',
    label: 'Code',
    next: 'Weiter',
    warning:
      'Melden Sie nur ein Gerät an, das Sie vor sich haben. Hat Ihnen jemand diesen Code geschickt, brechen Sie ab.',
    allowed: { title: 'Das Gerät ist angemeldet', text: 'Auf dem Gerät geht es jetzt von allein weiter.' },
    refused: { title: 'Das Gerät ist nicht angemeldet', text: 'Sie haben die Anmeldung abgebrochen.' },
  },
  failed: {
    title: 'Die Anmeldung ist nicht möglich',
    text: 'Die Seite, von der Sie kommen, hat die Anmeldung nicht richtig begonnen, oder sie ist abgelaufen. Bitte gehen Sie dorthin zurück und versuchen Sie es noch einmal.',
    code: (error: string) => `Fehler: ${error}`,
  },
  signOutFailed: {
    title: 'Die Abmeldung hat nicht geklappt',
    text: 'Sie sind vielleicht noch angemeldet. Öffnen Sie bitte eine unserer Zeitungen und melden Sie sich dort im Kopf der Seite ab. Damit sind Sie in diesem Browser überall abgemeldet.',
  },
  /** A page that goes on by itself where there are scripts. */
  goesOn: {
    title: 'Einen Moment bitte',
    text: 'Es geht gleich weiter. Geschieht nichts, drücken Sie bitte „Weiter“.',
    button: 'Weiter',
  },
  signOut: {
    title: 'Abmelden',
    text: (partner: string | undefined) =>
      partner === undefined
        ? 'Möchten Sie sich in diesem Browser bei allen Zeitungen und Angeboten abmelden?'
        : `Möchten Sie sich nur bei ${partner} abmelden oder in diesem Browser bei allen Zeitungen und Angeboten?`,
    everywhere: 'Überall abmelden',
    here: (partner: string | undefined) =>
      partner === undefined ? 'Angemeldet bleiben' : `Nur bei ${partner} abmelden`,
    /** Afterwards, by what was chosen. */
    done: {
      everywhere: {
        title: 'Sie sind abgemeldet',
        text: 'Sie sind in diesem Browser bei allen Zeitungen und Angeboten abgemeldet, bei denen Sie mit Ihrem Konto angemeldet waren.',
      },
      here: (partner: string) => ({
        title: `Sie sind bei ${partner} abgemeldet`,
        text: 'Bei den Zeitungen und anderen Angeboten bleiben Sie in diesem Browser angemeldet.',
      }),
      nowhere: {
        title: 'Sie bleiben angemeldet',
        text: 'In diesem Browser hat sich nichts geändert.',
      },
    },
  },
} as const
