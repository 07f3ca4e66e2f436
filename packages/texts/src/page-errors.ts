const tryLater = 'Bitte versuchen Sie es später erneut.'

/**
 * The part of the error catalogue that pages need before an answer comes; for all other codes they show what
 * the service answered. It is in the first load of the login page, so the rest is not.
 * Source: docs/spec/contract.md#error-catalogue.
 */
export const pageErrorTexts = {
  AUTH_TECHNICAL: `Aus technischen Gründen können Sie sich derzeit nicht anmelden. ${tryLater}`,
  GENERIC: `Ihre Anfrage konnte nicht durchgeführt werden. ${tryLater}`,
  ACTIVATION_TECHNICAL: `Ihr Konto konnte aus technischen Gründen nicht aktiviert werden. ${tryLater}`,
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
