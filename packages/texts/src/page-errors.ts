const twoWays = 'Sie können sich anmelden oder einen neuen Link anfordern.'
const tryLater = 'Bitte versuchen Sie es später erneut.'

/** Whether a text sends readers to the subscription service. */
export const asksService = (text: string): boolean => text.includes('Aboservice')

/**
 * The part of the error catalogue that pages need before an answer comes, or for its links; for all other codes they show what
 * the service answered. It is in the first load of the login page, so the rest is not.
 * Source: docs/spec/contract.md#error-catalogue.
 */
export const pageErrorTexts = {
  AUTH_INVALID_CREDENTIALS:
    'Die eingegebenen Login-Daten sind nicht korrekt. Bitte prüfen Sie E-Mail-Adresse und Passwort. [Passwort zurücksetzen] [Zugangsdaten anfordern]',
  AUTH_NOT_ACTIVATED:
    'Ihr Konto ist noch nicht aktiviert. Bitte prüfen Sie Ihre E-Mails, auch den Spam-Ordner, und bestätigen Sie Ihre Registrierung. [Neuen Link anfordern]',
  AUTH_TECHNICAL: `Aus technischen Gründen können Sie sich derzeit nicht anmelden. ${tryLater} (Code 503)`,
  GENERIC: `Ihre Anfrage konnte nicht durchgeführt werden. ${tryLater} (Code 503)`,
  ACTIVATION_TOKEN_EXPIRED: `Der Aktivierungslink ist abgelaufen. ${twoWays} [Anmelden] [Neuen Link anfordern]`,
  ACTIVATION_TOKEN_USED: `Dieser Aktivierungslink wurde bereits verwendet. ${twoWays} [Anmelden] [Neuen Link anfordern]`,
  ACTIVATION_TECHNICAL: `Ihr Konto konnte aus technischen Gründen nicht aktiviert werden. ${tryLater}`,
  GP_NUMBER_ALREADY_LINKED:
    'Diese Kundennummer ist bereits mit einem anderen Konto verknüpft. [Zugangsdaten anfordern]',
  PASSWORD_RESET_FAILED: 'Ihr Passwort konnte nicht zurückgesetzt werden.',
  PASSWORD_UPDATE_FAILED: 'Ihr Passwort konnte nicht geändert werden.',
  PROFILE_SAVE_FAILED: 'Ihre Änderungen konnten nicht gespeichert werden.',
  PICTURE_DELETE_FAILED: 'Das Bild konnte nicht gelöscht werden.',
  NEWSLETTER_ERROR: `Ihre Newsletter-Anfrage konnte nicht verarbeitet werden. ${tryLater}`,
} as const

/** Code of an error that a page can tell by itself. */
export type PageErrorCode = keyof typeof pageErrorTexts

/** Headline of a technical login failure. Source: docs/spec/account.md#sign-in-failures. */
export const technicalLoginTitle = 'Login nicht möglich'

/** What a reader is told who got no answer; what was typed stays, and the control is there to be pressed again. */
export const noAnswerTexts = {
  /** Nothing came in time. */
  silent:
    'Wir haben keine Antwort bekommen. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  /** The device knows that it has no connection. */
  offline:
    'Ihr Gerät hat gerade keine Verbindung zum Internet. Bitte prüfen Sie die Verbindung und versuchen Sie es erneut.',
} as const
