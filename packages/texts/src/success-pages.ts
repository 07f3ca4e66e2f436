import { type SuccessName, successNameOf } from './success-names.ts'

/** One page that says what happened and where it goes on. */
export type SuccessPage = {
  readonly title: string
  readonly text: string
  /** Name of the main way. */
  readonly next: string
  /** Where it leads: to the login, by itself after some seconds, or to the front page. */
  readonly leads: 'login' | 'front'
  /** Name of a way to the login beside one to the front page. */
  readonly signIn?: string
}

/** Any other pair of pageType and message has no page. */
const successPages: Readonly<Record<SuccessName, SuccessPage>> = {
  'activation/success': {
    title: 'Ihr Konto ist aktiviert',
    text: 'Vielen Dank! Ist die Seite noch offen, auf der Sie sich registriert haben, geht es dort weiter. Hier melden Sie sich mit Ihrer E\u2011Mail\u2011Adresse und Ihrem Passwort an.',
    next: 'Jetzt anmelden',
    leads: 'login',
  },
  'password/success': {
    title: 'Ihr neues Passwort gilt',
    text: 'Alle bisherigen Anmeldungen sind beendet. Bitte melden Sie sich mit dem neuen Passwort an.',
    next: 'Jetzt anmelden',
    leads: 'login',
  },
  'email/success': {
    // A heading breaks at none of these hyphens, on a narrow screen either.
    title: 'Ihre E\u2011Mail\u2011Adresse ist geändert',
    text: 'Zu Ihrer Sicherheit haben wir Sie auf allen Geräten abgemeldet. Bitte melden Sie sich mit der neuen Adresse an.',
    next: 'Jetzt anmelden',
    leads: 'login',
  },
  'session/left': {
    title: 'Sie haben sich abgemeldet',
    text: 'Das gilt in diesem Browser auch für unsere anderen Zeitungen. Bis bald!',
    next: 'Zur Zeitung',
    leads: 'front',
    signIn: 'Wieder anmelden',
  },
  'profile/deleted': {
    title: 'Ihr Profil ist gelöscht',
    text: 'Ihre Daten sind entfernt und alle Anmeldungen beendet. Wir haben Ihnen das auch per E-Mail bestätigt.',
    next: 'Zur Zeitung',
    leads: 'front',
  },
}

/** The success page of a route, or undefined when there is none. */
export function successPage(pageType: string, message: string): SuccessPage | undefined {
  const name = successNameOf(pageType, message)
  return name && successPages[name]
}
