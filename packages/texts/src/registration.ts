/** From the form to the proven mailbox. Square brackets are links. */
export const registrationTexts = {
  intro:
    'Mit einem kostenlosen Konto lesen Sie auf allen Portalen unserer Mediengruppe, verknüpfen Ihr Abonnement und verwalten Ihre Newsletter.',
  /** In its place where somebody registers to take up an invitation. */
  invited: (maskedEmail: string) =>
    `Sie registrieren sich für Ihre Einladung. Bitte verwenden Sie die E-Mail-Adresse, an die sie ging: ${maskedEmail}. Sobald Ihr Konto aktiviert ist, ist die Einladung angenommen.`,
  familyAddress:
    'Mitglieder eines Familienabos müssen an der Adresse des Abonnements wohnen. Bitte geben Sie deshalb Ihre Adresse an.',
  optInHint: 'Freiwillig. Die Registrierung klappt auch ohne Newsletter.',
  legal: (contractPartner: string) =>
    `Mit der Registrierung stimmen Sie den [AGB] der ${contractPartner} zu. Wie wir mit Ihren Daten umgehen, steht in der [Datenschutzerklärung]; es gilt außerdem der [Haftungsausschluss].`,
  submit: 'Kostenlos registrieren',
  checkMailbox: {
    title: 'Bitte prüfen Sie Ihr Postfach',
    text: (email: string) => `Wir haben eine E-Mail an ${email} geschickt.`,
    next: 'Öffnen Sie den Link in dieser E-Mail und bestätigen Sie damit Ihre Registrierung. Der Link gilt 72 Stunden.',
    missing: 'Nichts angekommen? Das kann einige Minuten dauern. Bitte sehen Sie auch im Spam-Ordner nach.',
    resend: 'E-Mail noch einmal senden',
    otherAddress: 'Andere Adresse verwenden',
  },
  activate: {
    title: 'Konto aktivieren',
    text: 'Nur noch ein Schritt: Bestätigen Sie, dass Sie sich registriert haben.',
    submit: 'Konto jetzt aktivieren',
    failedTitle: 'Das Konto ist noch nicht aktiviert',
    usedTitle: 'Dieser Link wurde schon benutzt',
    /** The ways on that the texts of the error catalogue name. */
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

/** One page that says what happened and where it goes on. */
export type SuccessPage = { readonly title: string; readonly text: string; readonly next: string }

/** Success pages by pageType and message of their route; any other pair is no page. */
const successPages: Readonly<Record<string, Readonly<Record<string, SuccessPage>>>> = {
  activation: {
    success: {
      title: 'Ihr Konto ist aktiviert',
      text: 'Vielen Dank! Sie können sich jetzt mit Ihrer E-Mail-Adresse und Ihrem Passwort anmelden.',
      next: 'Jetzt anmelden',
    },
  },
  password: {
    success: {
      title: 'Ihr neues Passwort gilt',
      text: 'Alle bisherigen Anmeldungen sind beendet. Bitte melden Sie sich mit dem neuen Passwort an.',
      next: 'Jetzt anmelden',
    },
  },
  email: {
    success: {
      title: 'Ihre E-Mail-Adresse ist geändert',
      text: 'Zu Ihrer Sicherheit haben wir Sie auf allen Geräten abgemeldet. Bitte melden Sie sich mit der neuen Adresse an.',
      next: 'Jetzt anmelden',
    },
  },
  profile: {
    deleted: {
      title: 'Ihr Profil ist gelöscht',
      text: 'Ihre Daten sind entfernt und alle Anmeldungen beendet. Wir haben Ihnen das auch per E-Mail bestätigt.',
      next: 'Zur Anmeldung',
    },
  },
}

/** The success page of a route, or undefined when there is none. */
export const successPage = (pageType: string, message: string): SuccessPage | undefined =>
  own(own(successPages, pageType), message)

/** The countdown of a success page. Source: seed account §2 "singular and plural wording". */
export const countdownTexts = {
  running: (seconds: number) =>
    seconds === 1
      ? 'Sie werden in 1 Sekunde weitergeleitet.'
      : `Sie werden in ${seconds} Sekunden weitergeleitet.`,
  stop: 'Weiterleitung anhalten',
  stopped: 'Die Weiterleitung ist angehalten.',
} as const

// Not `record[key]`: the keys come out of the address bar, and every object has a `constructor`.
const own = <T>(record: Readonly<Record<string, T>> | undefined, key: string): T | undefined =>
  record && Object.hasOwn(record, key) ? record[key] : undefined
