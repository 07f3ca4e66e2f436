import { duration } from './login-code.ts'

/** From the form to the proven mailbox. Square brackets are links. */
export const registrationTexts = {
  intro:
    'Mit einem kostenlosen Konto melden Sie sich bei allen unseren Zeitungen an und verwalten Ihre Newsletter. Verknüpfen Sie Ihr Abo damit, öffnet es Ihnen dessen Artikel.',
  /** The text instead for somebody who registers to accept an invitation. */
  invited: (maskedEmail: string) =>
    `Sie registrieren sich für Ihre Einladung. Bitte verwenden Sie die E-Mail-Adresse, an die sie ging: ${maskedEmail}. Sobald Ihr Konto aktiviert ist, ist die Einladung angenommen.`,
  familyAddress:
    'Mitglieder eines Familienabos müssen an der Adresse des Abos wohnen. Bitte geben Sie deshalb Ihre Adresse an.',
  optInHint: 'Freiwillig. Die Registrierung klappt auch ohne Newsletter.',
  /** Read after a link of the legal text. */
  newTab: '(öffnet einen neuen Tab)',
  legal: (contractPartner: string) =>
    `Mit der Registrierung stimmen Sie den [AGB] der ${contractPartner} zu. Wie wir mit Ihren Daten umgehen, steht in der [Datenschutzerklärung]; es gilt außerdem der [Haftungsausschluss].`,
  submit: 'Kostenlos registrieren',
  withCode: {
    title: 'Fast geschafft',
    text: (email: string) =>
      `Zu ${email} gibt es noch kein Leserkonto. Legen Sie es jetzt an. Ein Passwort brauchen Sie dafür nicht.`,
    submit: 'Konto anlegen und anmelden',
    otherAddress: 'Andere Adresse verwenden',
  },
  checkMailbox: {
    title: 'Bitte prüfen Sie Ihr Postfach',
    text: (email: string) => `Wir haben eine E-Mail an ${email} geschickt.`,
    next: 'Öffnen Sie den Link in dieser E-Mail und bestätigen Sie damit Ihre Registrierung. Der Link gilt 72 Stunden.',
    resend: 'E\u2011Mail noch einmal senden',
    /** When that can be done, in seconds. */
    waits: (seconds: number) => `Die E-Mail können Sie in ${duration(seconds)} noch einmal anfordern.`,
    otherAddress: 'Andere Adresse verwenden',
    /** The link was opened in another browser; here nobody is signed in before the press. */
    confirmed: {
      title: 'Ihr Konto ist aktiviert',
      text: (email: string) =>
        `Vielen Dank! Wir melden Sie mit ${email} an und bringen Sie dorthin zurück, wo Sie waren.`,
      submit: 'Anmelden und weiter',
      toLogin: 'Zur Anmeldung',
    },
  },
  activate: {
    title: 'Konto aktivieren',
    text: 'Nur noch ein Schritt: Bestätigen Sie, dass Sie sich registriert haben.',
    submit: 'Konto jetzt aktivieren',
    failedTitle: 'Das Konto ist noch nicht aktiviert',
    usedTitle: 'Dieser Link wurde schon benutzt',
    /** Links named in the texts of the error catalogue. */
    signIn: 'Anmelden',
    newLink: 'Neuen Link anfordern',
    needsPassword: {
      title: 'Ihr Konto ist aktiviert',
      text: 'Für Ihre E-Mail-Adresse lagen mehrere Registrierungen vor. Bitte wählen Sie deshalb jetzt ein neues Passwort.',
      submit: 'Neues Passwort wählen',
    },
  },
  doiEmail: {
    title: 'Aktivierungslink anfordern',
    text: 'Geben Sie die E-Mail-Adresse ein, mit der Sie sich registriert haben. Wir schicken Ihnen einen neuen Link.',
    submit: 'Link anfordern',
    toLogin: 'Zur Anmeldung',
    sent: {
      title: 'Bitte prüfen Sie Ihr Postfach',
      text: (email: string) =>
        `Wenn zu ${email} eine Registrierung besteht, haben wir Ihnen eine E-Mail geschickt. Der Link darin gilt 72 Stunden.`,
    },
  },
  resent: 'Wir haben Ihre Anfrage erhalten. Die E-Mail sollte in wenigen Minuten da sein.',
} as const

/** The countdown of a success page. Source: docs/spec/account.md#redirect-countdown. */
export const countdownTexts = {
  running: (seconds: number) =>
    seconds === 1
      ? 'Sie werden in 1 Sekunde weitergeleitet.'
      : `Sie werden in ${seconds} Sekunden weitergeleitet.`,
  stop: 'Weiterleitung anhalten',
  stopped: 'Die Weiterleitung ist angehalten.',
} as const

/** Pages that wait for the reader to open a mail. */
export const mailboxTexts = {
  open: (provider: string) => `Postfach bei ${provider} öffnen`,
  /** Read after it. */
  newTab: '(öffnet einen neuen Tab)',
  /** Where the page learns of it in any browser. */
  stays:
    'Lassen Sie diese Seite ruhig offen: Sobald Sie den Link bestätigt haben, auch auf einem anderen Gerät, geht es hier weiter.',
} as const
