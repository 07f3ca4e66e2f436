const twoWays = 'Sie können sich anmelden oder einen neuen Link anfordern.'
const tryLater = 'Bitte versuchen Sie es später erneut.'

/**
 * The error catalogue: code → German text, for API, forms and pages. Square brackets mark links: screens turn them
 * into controls, the API drops the brackets. Source: docs/spec/contract.md#error-catalogue.
 */
export const errorTexts = {
  AUTH_INVALID_CREDENTIALS:
    'Die eingegebenen Login-Daten sind nicht korrekt. Bitte prüfen Sie E-Mail-Adresse und Passwort. [Passwort zurücksetzen] [Zugangsdaten anfordern]',
  AUTH_NOT_ACTIVATED:
    'Ihr Konto ist noch nicht aktiviert. Bitte prüfen Sie Ihre E-Mails, auch den Spam-Ordner, und bestätigen Sie Ihre Registrierung. [Neuen Link anfordern]',
  AUTH_BLOCKED: 'Ihr Konto ist gesperrt. Bitte wenden Sie sich an unseren Aboservice.',
  AUTH_TECHNICAL: `Aus technischen Gründen können Sie sich derzeit nicht anmelden. ${tryLater} (Code 503)`,
  LOGIN_CODE_WRONG: 'Dieser Code stimmt nicht. Noch mögliche Versuche: {left}.',
  LOGIN_CODE_EXPIRED: 'Der Code gilt nicht mehr. Bitte fordern Sie einen neuen Code an.',
  PASSKEY_REFUSED:
    'Die Anmeldung mit dem Passkey hat nicht geklappt. Bitte versuchen Sie es noch einmal, oder melden Sie sich auf einem anderen Weg an.',
  PASSKEY_UNKNOWN:
    'Diesen Passkey kennen wir nicht. Vielleicht wurde er entfernt. Bitte melden Sie sich auf einem anderen Weg an.',
  PASSKEY_NOT_CREATED: 'Der Passkey konnte nicht angelegt werden. Bitte versuchen Sie es noch einmal.',
  PASSKEY_EXISTS: 'Dieser Passkey ist bereits angelegt.',
  PASSKEY_LIMIT: 'Sie können höchstens {max} Passkeys haben. Bitte entfernen Sie zuerst einen.',
  GENERIC: `Ihre Anfrage konnte nicht durchgeführt werden. ${tryLater} (Code 503)`,
  ACTIVATION_TOKEN_EXPIRED: `Der Aktivierungslink ist abgelaufen. ${twoWays} [Anmelden] [Neuen Link anfordern]`,
  ACTIVATION_TOKEN_USED: `Dieser Aktivierungslink wurde bereits verwendet. ${twoWays} [Anmelden] [Neuen Link anfordern]`,
  ACTIVATION_TOKEN_INVALID: 'Der Aktivierungslink ist ungültig.',
  ACTIVATION_TECHNICAL: `Ihr Konto konnte aus technischen Gründen nicht aktiviert werden. ${tryLater}`,
  GP_NUMBER_ALREADY_LINKED:
    'Diese Kundennummer ist bereits mit einem anderen Konto verknüpft. [Zugangsdaten anfordern]',
  LINK_NO_SUBSCRIPTION:
    'Zu Ihren Angaben wurde kein laufendes Abonnement gefunden. Bitte prüfen Sie Ihre Eingaben.',
  LINK_VERIFICATION_REQUIRED: 'Bitte geben Sie zusätzlich die Postleitzahl Ihrer Lieferadresse an.',
  ACCESS_DATA_NO_SUBSCRIPTION: 'Zu Ihren Angaben wurde kein Abonnement gefunden.',
  ACCESS_DATA_NOT_LINKED: 'Zu diesem Abonnement besteht noch kein Online-Konto. Bitte registrieren Sie sich.',
  PASSWORD_RESET_TOKEN_INVALID:
    'Der Link ist abgelaufen oder wurde bereits verwendet. Bitte fordern Sie einen neuen an.',
  PASSWORD_RESET_FAILED: 'Ihr Passwort konnte nicht zurückgesetzt werden.',
  PASSWORD_WRONG: 'Das aktuelle Passwort ist nicht korrekt.',
  PASSWORD_UPDATE_FAILED: 'Ihr Passwort konnte nicht geändert werden.',
  PROFILE_SAVE_FAILED: 'Ihre Änderungen konnten nicht gespeichert werden.',
  EMAIL_TAKEN: 'Diese E-Mail-Adresse ist bereits vergeben.',
  DELETE_BLOCKED_BY_SUBSCRIPTION:
    'Ihr Profil kann nicht gelöscht werden, solange es mit einem laufenden Abonnement verknüpft ist.',
  EMAIL_LINK_EXPIRED: 'Der Bestätigungslink ist abgelaufen.',
  EMAIL_ALREADY_CHANGED: 'Ihre E-Mail-Adresse wurde bereits geändert.',
  EMAIL_GONE: 'Diese E-Mail-Adresse steht nicht mehr zur Verfügung.',
  PARTNER_SIGN_IN_OVER:
    'Diese Anmeldung ist abgelaufen. Bitte beginnen Sie dort noch einmal, wo Sie herkommen.',
  DEVICE_CODE_UNKNOWN: 'Diesen Code gibt es nicht, oder er ist abgelaufen. Bitte prüfen Sie Ihre Eingabe.',
  PARTNER_ACCESS_UNKNOWN: 'Der Zugriff ist schon entzogen.',
  PICTURE_TOO_LARGE: 'Das Bild darf höchstens 10 MB groß sein.',
  PICTURE_FORMAT: 'Erlaubt sind die Formate png, jpg und jpeg.',
  PICTURE_NOT_SQUARE: 'Das Bild muss quadratisch sein.',
  PICTURE_TOO_SMALL: 'Das Bild muss mindestens {min} x {min} px groß sein.',
  PICTURE_RIGHTS: 'Bitte bestätigen Sie, dass keine Rechte Dritter verletzt werden.',
  PICTURE_DELETE_FAILED: 'Das Bild konnte nicht gelöscht werden.',
  SHARED_SEATS_EXHAUSTED: 'Sie haben die maximale Anzahl von {max} Mitgliedern erreicht.',
  SHARED_INVITATION_SEND_FAILED: 'Folgende Einladungen konnten nicht verschickt werden: {emails}',
  SHARED_WRONG_USER: 'Diese Einladung gilt für eine andere E-Mail-Adresse. Bitte melden Sie sich zuerst ab.',
  SHARED_ADDRESS_MISMATCH:
    'Ihre Adresse stimmt nicht mit der Adresse des Abonnements überein. Familienmitglieder müssen an derselben Adresse wohnen.',
  SHARED_ADDRESS_LOCKED: 'Zu viele Versuche. Bitte versuchen Sie es morgen erneut.',
  SHARED_INVITATION_EXPIRED: 'Diese Einladung ist abgelaufen. Bitten Sie um eine neue Einladung.',
  SHARED_INVITATION_REVOKED: 'Diese Einladung wurde zurückgezogen.',
  SHARED_INVITATION_USED: 'Diese Einladung wurde bereits verwendet.',
  SHARED_INVITATION_NOT_FOUND: 'Diese Einladung ist ungültig.',
  SHARED_OWN_SUBSCRIPTION:
    'Sie haben bereits ein eigenes Plus-Abonnement und können keinem Familienabo beitreten.',
  SHARED_ALREADY_MEMBER: 'Sie gehören bereits einem gemeinsamen Abonnement an.',
  SHARED_SELF_INVITE: 'Sie können sich nicht selbst einladen.',
  SHARED_DUPLICATE: 'Diese Person ist bereits eingeladen.',
  SHARED_DOMAIN_NOT_ALLOWED: 'Für Ihr Firmenabo sind nur Adressen mit @{domains} erlaubt.',
  SHARED_OWNER_SUBSCRIPTION_ENDED: 'Das zugehörige Abonnement ist nicht mehr aktiv.',
  NEWSLETTER_ERROR: `Ihre Newsletter-Anfrage konnte nicht verarbeitet werden. ${tryLater}`,
  RIGHT_NOT_GRANTED: 'Für diesen Inhalt fehlt Ihnen die Berechtigung.',
  VALIDATION_FAILED: 'Bitte prüfen Sie Ihre Eingaben.',
  MALFORMED_REQUEST: 'Die Anfrage konnte nicht gelesen werden.',
  BODY_TOO_LARGE: 'Die Anfrage konnte nicht gelesen werden.',
  CONTENT_TYPE: 'Die Anfrage konnte nicht gelesen werden.',
  MISDIRECTED: 'Die Anfrage konnte nicht gelesen werden.',
  AUTH_REQUIRED: 'Bitte melden Sie sich an.',
  FORBIDDEN: 'Sie haben keine Berechtigung.',
  REAUTHENTICATION_REQUIRED: 'Bitte bestätigen Sie noch einmal, dass Sie es sind.',
  NOT_FOUND: 'Nicht gefunden.',
  RATE_LIMITED: 'Zu viele Anfragen. Bitte warten Sie kurz.',
  EDITION_UNKNOWN: 'Diese Ausgabe gibt es nicht.',
  CONFLICT: 'Die Daten wurden inzwischen geändert. Bitte laden Sie die Seite neu.',
} as const

/** Stable code of an error a caller can get. */
export type ErrorCode = keyof typeof errorTexts

/** Headline of a technical login failure. Source: docs/spec/account.md#sign-in-failures. */
export const technicalLoginTitle = 'Login nicht möglich'
