import { pageErrorTexts } from './page-errors.ts'

const twoWays = 'Sie können sich anmelden oder einen neuen Link anfordern.'

/**
 * The error catalogue: code → German text, for API, forms and pages. Square brackets mark links: pages show them
 * as next steps, the API drops them. Source: docs/spec/contract.md#error-catalogue.
 */
export const errorTexts = {
  ...pageErrorTexts,
  AUTH_INVALID_CREDENTIALS:
    'Die eingegebenen Login-Daten sind nicht korrekt. Bitte prüfen Sie E-Mail-Adresse und Passwort. [Passwort zurücksetzen] [Zugangsdaten anfordern]',
  AUTH_NOT_ACTIVATED:
    'Ihr Konto ist noch nicht aktiviert. Bitte prüfen Sie Ihre E-Mails, auch den Spam-Ordner, und bestätigen Sie Ihre Registrierung. [Neuen Link anfordern]',
  ACTIVATION_TOKEN_EXPIRED: `Der Aktivierungslink ist abgelaufen. ${twoWays} [Anmelden] [Neuen Link anfordern]`,
  ACTIVATION_TOKEN_USED: `Dieser Aktivierungslink wurde bereits verwendet. ${twoWays} [Anmelden] [Neuen Link anfordern]`,
  GP_NUMBER_ALREADY_LINKED:
    'Diese Kundennummer ist bereits mit einem anderen Konto verknüpft. [Zugangsdaten anfordern]',
  AUTH_BUSY:
    'Gerade melden sich sehr viele Menschen an. Ihr Passwort können wir deshalb im Moment nicht prüfen. Bitte lassen Sie sich einen Code per E-Mail schicken, oder versuchen Sie es gleich noch einmal.',
  AUTH_BLOCKED: 'Ihr Konto ist gesperrt. Bitte wenden Sie sich an unseren Aboservice.',
  LOGIN_CODE_WRONG: 'Dieser Code stimmt nicht. Noch mögliche Versuche: {left}.',
  LOGIN_CODE_EXPIRED: 'Der Code gilt nicht mehr. Bitte fordern Sie einen neuen Code an.',
  PASSKEY_REFUSED:
    'Die Anmeldung mit dem Passkey hat nicht geklappt. Bitte versuchen Sie es noch einmal, oder melden Sie sich auf einem anderen Weg an.',
  PASSKEY_COUNTER:
    'Diesen Passkey können wir so nicht annehmen: Er zählt seine Anmeldungen, und die Zahl passt nicht zur letzten. Vielleicht gibt es eine Kopie von ihm. Bitte nutzen Sie einen anderen Weg, und legen Sie danach unter „Anmeldung und Sicherheit“ einen neuen Passkey an.',
  PASSKEY_UNKNOWN:
    'Diesen Passkey kennen wir nicht. Vielleicht wurde er entfernt. Bitte melden Sie sich auf einem anderen Weg an.',
  PASSKEY_NOT_CREATED: 'Der Passkey konnte nicht angelegt werden. Bitte versuchen Sie es noch einmal.',
  PASSKEY_EXISTS: 'Dieser Passkey ist bereits angelegt.',
  PASSKEY_LIMIT: 'Sie können höchstens {max} Passkeys haben. Bitte entfernen Sie zuerst einen.',
  PUSH_LIMIT:
    'Sie bekommen schon in {max} Browsern Push-Nachrichten. Bitte entfernen Sie zuerst einen aus der Liste.',
  GIFT_LIMIT:
    'Sie haben in diesem Monat schon {max} Artikel verschenkt. Am {day} können Sie wieder Artikel verschenken.',
  ACTIVATION_TOKEN_INVALID: 'Der Aktivierungslink ist ungültig.',
  GP_NUMBER_LIMIT:
    'Mit Ihrem Konto können höchstens {max} Kundennummern verknüpft sein. Bitte heben Sie zuerst eine dieser Verknüpfungen auf, im Profil unter „Ihr Abo“.',
  LINK_NO_SUBSCRIPTION: 'Zu Ihren Angaben wurde kein laufendes Abo gefunden. Bitte prüfen Sie Ihre Eingaben.',
  LINK_VERIFICATION_REQUIRED: 'Bitte geben Sie zusätzlich die Postleitzahl Ihrer Lieferadresse an.',
  ACCESS_DATA_NO_SUBSCRIPTION: 'Zu Ihren Angaben wurde kein Abo gefunden.',
  ACCESS_DATA_NOT_LINKED: 'Zu diesem Abo besteht noch kein Leserkonto. Bitte registrieren Sie sich.',
  PASSWORD_RESET_TOKEN_INVALID:
    'Der Link ist abgelaufen oder wurde bereits verwendet. Bitte fordern Sie einen neuen an.',
  PASSWORD_WRONG: 'Das aktuelle Passwort ist nicht korrekt.',
  EMAIL_TAKEN: 'Diese E-Mail-Adresse ist bereits vergeben.',
  DELETE_BLOCKED_BY_SUBSCRIPTION:
    'Ihr Profil kann nicht gelöscht werden, solange es mit einem laufenden Abo verknüpft ist.',
  EMAIL_LINK_EXPIRED: 'Der Bestätigungslink ist abgelaufen.',
  EMAIL_ALREADY_CHANGED: 'Mit diesem Link wurde die E-Mail-Adresse schon geändert.',
  EMAIL_GONE: 'Diese E-Mail-Adresse steht nicht mehr zur Verfügung.',
  TAKE_BACK_EXPIRED:
    'Der Link gilt nicht mehr: Ein Konto lässt sich nur 72 Stunden lang zurückholen. Bitte wenden Sie sich an unseren Aboservice.',
  TAKE_BACK_USED: 'Mit diesem Link wurde das Konto schon zurückgeholt.',
  TAKE_BACK_OVERRULED:
    'Das Konto wurde schon über eine frühere E-Mail-Adresse zurückgeholt. Bitte wenden Sie sich an unseren Aboservice, wenn das nicht stimmt.',
  TAKE_BACK_UNKNOWN: 'Diesen Link kennen wir nicht. Vielleicht wurde das Konto inzwischen gelöscht.',
  TAKE_BACK_ADDRESS_IN_USE:
    'Zu dieser E-Mail-Adresse gibt es inzwischen ein anderes Konto. Bitte wenden Sie sich an unseren Aboservice.',
  PARTNER_SIGN_IN_OVER:
    'Diese Anmeldung ist abgelaufen. Bitte beginnen Sie dort noch einmal, wo Sie herkommen.',
  DEVICE_CODE_UNKNOWN: 'Diesen Code gibt es nicht, oder er ist abgelaufen. Bitte prüfen Sie Ihre Eingabe.',
  PARTNER_ACCESS_UNKNOWN: 'Der Zugriff ist schon entzogen.',
  PICTURE_TOO_LARGE: 'Das Bild darf höchstens 10 MB groß sein.',
  PICTURE_FORMAT: 'Erlaubt sind die Formate png, jpg und jpeg.',
  PICTURE_DAMAGED:
    'Das Bild lässt sich nicht öffnen; die Datei ist beschädigt oder unvollständig. Bitte wählen Sie eine andere Datei.',
  PICTURE_NOT_SQUARE: 'Das Bild muss quadratisch sein.',
  PICTURE_TOO_SMALL: 'Das Bild muss mindestens {min} × {min} Pixel groß sein.',
  PICTURE_RIGHTS: 'Bitte bestätigen Sie, dass Sie das Bild verwenden dürfen.',
  SHARED_SEATS_EXHAUSTED: 'Sie haben die maximale Anzahl von {max} Mitgliedern erreicht.',
  SHARED_INVITATION_SEND_FAILED: 'Folgende Einladungen konnten nicht verschickt werden: {emails}',
  SHARED_WRONG_USER: 'Diese Einladung gilt für eine andere E-Mail-Adresse. Bitte melden Sie sich zuerst ab.',
  SHARED_ADDRESS_MISMATCH:
    'Ihre Adresse stimmt nicht mit der Adresse des Abos überein. Familienmitglieder müssen an derselben Adresse wohnen.',
  SHARED_ADDRESS_LOCKED: 'Zu viele Versuche. Bitte versuchen Sie es morgen erneut.',
  SHARED_INVITATION_EXPIRED: 'Diese Einladung ist abgelaufen. Bitten Sie um eine neue Einladung.',
  SHARED_INVITATION_REVOKED: 'Diese Einladung wurde zurückgezogen.',
  SHARED_INVITATION_USED: 'Diese Einladung wurde bereits verwendet.',
  SHARED_INVITATION_NOT_FOUND: 'Diese Einladung ist ungültig.',
  SHARED_OWN_SUBSCRIPTION: 'Sie haben bereits ein eigenes Plus-Abo und können keinem Familienabo beitreten.',
  SHARED_ALREADY_MEMBER: 'Sie lesen bereits bei einem Familien- oder Firmenabo mit.',
  SHARED_SELF_INVITE: 'Sie können sich nicht selbst einladen.',
  SHARED_OWNER_INVITE: 'Dieser Person gehört das Abo: Sie liest schon und braucht keine Einladung.',
  SHARED_DUPLICATE: 'Diese Person ist bereits eingeladen.',
  SHARED_DOMAIN_NOT_ALLOWED: 'Für Ihr Firmenabo sind nur Adressen mit @{domains} erlaubt.',
  SHARED_OWNER_SUBSCRIPTION_ENDED: 'Das zugehörige Abo ist nicht mehr aktiv.',
  RIGHT_NOT_GRANTED: 'Für diesen Inhalt fehlt Ihnen die Berechtigung.',
  VALIDATION_FAILED: 'Bitte prüfen Sie Ihre Eingaben.',
  MALFORMED_REQUEST: 'Die Anfrage konnte nicht gelesen werden.',
  BODY_TOO_LARGE: 'Die Anfrage konnte nicht gelesen werden.',
  CONTENT_TYPE: 'Die Anfrage konnte nicht gelesen werden.',
  MISDIRECTED: 'Unter dieser Adresse ist das Leserkonto nicht erreichbar. Bitte prüfen Sie die Adresse.',
  AUTH_REQUIRED: 'Bitte melden Sie sich an.',
  SIGNATURE_MISSING:
    'Der Kopf X-Signature fehlt oder hat nicht die Form t=<Sekunden>,v1=<64 Ziffern hexadezimal>.',
  SIGNATURE_WRONG:
    'Die Signatur passt nicht: Sie wurde mit einem anderen Schlüssel gebildet oder über andere Bytes als die gesendeten.',
  SIGNATURE_OUTDATED:
    'Die Signatur ist mehr als fünf Minuten von unserer Uhrzeit entfernt. Bitte prüfen Sie Ihre Uhr.',
  FORBIDDEN: 'Sie haben keine Berechtigung.',
  REAUTHENTICATION_REQUIRED: 'Bitte bestätigen Sie noch einmal, dass Sie es sind.',
  NOT_FOUND: 'Nicht gefunden.',
  METHOD_NOT_ALLOWED: 'Die Anfrage konnte nicht gelesen werden.',
  /** Where it is not known which limit, and how long: `limitText` says more. */
  RATE_LIMITED: 'Zu viele Anfragen. Bitte versuchen Sie es später noch einmal.',
  EDITION_UNKNOWN: 'Diese Zeitung gibt es nicht.',
  CONFLICT: 'Die Daten wurden inzwischen geändert. Bitte laden Sie die Seite neu.',
} as const

/** Stable code of an error a caller can get. */
export type ErrorCode = keyof typeof errorTexts
