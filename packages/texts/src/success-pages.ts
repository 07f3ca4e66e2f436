/** One page that says what happened and where it goes on. */
export type SuccessPage = { readonly title: string; readonly text: string; readonly next: string }

/** Success pages by pageType and message of their route; any other pair has no page. */
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
      // A heading breaks at none of these hyphens, on a narrow screen either.
      title: 'Ihre E\u2011Mail\u2011Adresse ist geändert',
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

// Not `record[key]`: the keys come from the address bar, and every object has a `constructor`.
const own = <T>(record: Readonly<Record<string, T>> | undefined, key: string): T | undefined =>
  record && Object.hasOwn(record, key) ? record[key] : undefined
