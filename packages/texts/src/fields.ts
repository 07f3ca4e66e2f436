import { isKeyOf } from '@leserkonto/rules'

/**
 * Name of each form field, as readers see it in labels and error texts.
 * Source: docs/spec/account.md#required-fields.
 */
export const fieldLabels = {
  email: 'E-Mail-Adresse',
  password: 'Passwort',
  current_password: 'Aktuelles Passwort',
  password_repeat: 'Neues Passwort wiederholen',
  given_name: 'Vorname',
  family_name: 'Nachname',
  username: 'Benutzername',
  gender: 'Anrede',
  birth_date: 'Geburtsdatum',
  customer_type: 'Kundentyp',
  company_name: 'Firmenname',
  gp_number: 'Kundennummer',
  keep: 'Verknüpfung behalten',
  postcode: 'Postleitzahl',
  city: 'Ort',
  street: 'Straße',
  housenumber: 'Hausnummer',
  postcode_city: 'PLZ und Ort',
  street_housenumber: 'Straße und Hausnummer',
  newsletters: 'Newsletter',
  consent_text_version: 'Einwilligung',
  token: 'Link',
  attempt: 'Anforderung',
  code: 'Code',
  credential: 'Passkey',
  client_data: 'Angaben des Browsers',
  authenticator_data: 'Angaben des Geräts',
  signature: 'Unterschrift',
  user_handle: 'Kennung des Kontos',
  attestation: 'Neuer Passkey',
  transports: 'Verbindung',
  invitation_token: 'Einladung',
  newsletter_token: 'Link',
  edition: 'Zeitung',
  return_url: 'Rücksprungadresse',
  picture: 'Profilbild',
  rights_confirmed: 'Bildrechte',
  way: 'Anmeldeweg',
  page: 'Art der Seite',
  lcp: 'Dauer bis zum Bild',
  inp: 'Dauer bis zur Antwort',
  cls: 'Verschiebung',
  arm: 'Gruppe',
  event: 'Ereignis',
  seconds: 'Dauer in Sekunden',
  reason: 'Grund',
  reason_text: 'Bemerkung',
  right: 'Recht',
  id: 'Kennung',
  t: 'Link',
  type: 'Art',
  action: 'Aktion',
  register_status: 'Status',
  address: 'Adresse',
  name: 'Name',
  value: 'Wert',
  settings: 'Einstellungen',
  childusers: 'Mitglieder',
  users: 'Nutzer',
  version: 'Version',
  contract: 'Vertrag',
  kind: 'Art der Kündigung',
  end_date: 'Kündigungstermin',
  order_date: 'Bestelldatum',
  user_code: 'Code',
  endpoint: 'Adresse des Browsers',
  p256dh: 'Schlüssel des Browsers',
  auth: 'Schlüssel des Browsers',
  former_endpoint: 'Bisherige Adresse des Browsers',
  former_auth: 'Bisheriger Schlüssel des Browsers',
  topics: 'Themen',
  manages: 'Verwaltung des Abos',
  article: 'Artikel',
  article_id: 'Artikel',
  client_id: 'Partner',
  mark: 'Merkmal des Browsers',
} as const

/** A field the texts know by name. */
export type FieldName = keyof typeof fieldLabels

/** 'Das Feld {field} muss ausgefüllt werden.' Source: docs/spec/account.md#required-fields. */
export const requiredText = (label: string) => `Das Feld ${label} muss ausgefüllt werden.`

/** The link of a mail that cannot be one of ours as it arrived. */
export const incompleteLink =
  'Der Link ist unvollständig oder wurde verändert. Bitte öffnen Sie ihn noch einmal direkt aus der E-Mail.'

/** What is wrong with a filled field, by field and code; `any` where a field has no wording of its own. */
const fieldErrors: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  any: {
    FORMAT: 'Bitte prüfen Sie Ihre Eingabe.',
    TYPE: 'Bitte prüfen Sie Ihre Eingabe.',
    TOO_LONG: 'Bitte geben Sie höchstens {max} Zeichen ein.',
    TOO_SHORT: 'Bitte geben Sie mindestens {min} Zeichen ein.',
    TOO_MANY: 'Bitte geben Sie höchstens {max} Einträge an.',
    // No list asks for more than one.
    TOO_FEW: 'Bitte geben Sie mindestens einen Eintrag an.',
    UNKNOWN_FIELD: 'Dieses Feld ist nicht vorgesehen.',
    DUPLICATE_FIELD: 'Dieses Feld darf nur einmal angegeben werden.',
    LINK_INCOMPLETE: incompleteLink,
    ASCII_LOCAL_PART:
      'Vor dem @ sind nur die Buchstaben a bis z, Ziffern und Satzzeichen möglich, zum Beispiel keine Umlaute.',
    MORE: 'Weitere Angaben stimmen nicht.',
  },
  email: {
    FORMAT: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
    AT_MISSING: 'In der E-Mail-Adresse fehlt das @, zum Beispiel: name@example.de.',
    BLANK_INSIDE: 'In der E-Mail-Adresse steht ein Leerzeichen. Bitte prüfen Sie sie.',
    SEVERAL: 'Bitte geben Sie nur eine E-Mail-Adresse ein.',
    DOMAIN_ENDING: 'Der E-Mail-Adresse fehlt das Ende, zum Beispiel „.de“.',
  },
  password: {
    PASSWORD_WEAK: 'Das Passwort erfüllt die Vorgaben nicht.',
    PASSWORD_SAME: 'Bitte wählen Sie ein neues Passwort.',
    TOO_LONG: 'Das Passwort darf höchstens {max} Zeichen lang sein.',
  },
  password_repeat: { MISMATCH: 'Die beiden neuen Passwörter stimmen nicht überein.' },
  current_password: { PASSWORD_WRONG: 'Das aktuelle Passwort ist nicht korrekt.' },
  given_name: {
    FORMAT:
      'Im Vornamen sind Buchstaben, Leerzeichen, Apostroph und die Zeichen . - & möglich, anderes nicht: auch keine Anführungszeichen.',
  },
  family_name: {
    FORMAT:
      'Im Nachnamen sind Buchstaben, Leerzeichen, Apostroph und die Zeichen . - & möglich, anderes nicht: auch keine Anführungszeichen.',
  },
  username: {
    FORMAT:
      'Im Benutzernamen sind Buchstaben und die Zeichen . , - _ & möglich, anderes nicht: auch keine Leerzeichen und Ziffern.',
  },
  company_name: {
    FORMAT:
      'Im Firmennamen sind Buchstaben, Ziffern, Leerzeichen, Apostroph und die Zeichen . , - & / möglich, anderes nicht: auch keine Klammern und kein Plus.',
  },
  // It is asked again after a wrong one, which has left the field.
  code: {
    FORMAT: 'Der Code besteht aus sechs Ziffern.',
    REQUIRED: 'Bitte geben Sie die sechs Ziffern aus der neuesten E-Mail ein.',
  },
  gender: { FORMAT: 'Bitte wählen Sie eine Anrede.' },
  gp_number: { FORMAT: 'Die Kundennummer besteht aus zehn Ziffern.' },
  postcode: {
    FORMAT: 'Die Postleitzahl besteht aus fünf Ziffern, in Österreich und der Schweiz aus vier.',
    LETTER:
      'In der Postleitzahl steht ein Buchstabe statt einer Ziffer. Bitte prüfen Sie, ob Sie l und 1 oder O und 0 verwechselt haben.',
    LINK_VERIFICATION_REQUIRED: 'Bitte geben Sie zusätzlich die Postleitzahl Ihrer Lieferadresse an.',
  },
  newsletters: {
    REQUIRED: 'Bitte wählen Sie mindestens einen Newsletter aus.',
    TOO_FEW: 'Bitte wählen Sie mindestens einen Newsletter aus.',
    NOT_OF_EDITION: 'Dieser Newsletter gehört nicht zu dieser Zeitung.',
  },
  consent_text_version: { REQUIRED: 'Bitte stimmen Sie dem Empfang der Newsletter zu.' },
  birth_date: {
    FORMAT: 'Bitte schreiben Sie das Datum so: 3.4.1965.',
    NO_SUCH_DAY: 'Diesen Tag gibt es im Kalender nicht. Bitte prüfen Sie Tag, Monat und Jahr.',
    RANGE: 'Bitte geben Sie ein Datum zwischen 1900 und heute ein.',
  },
  end_date: { FORMAT: 'Bitte geben Sie ein gültiges Datum ein.' },
  return_url: { FORMAT: 'Diese Rücksprungadresse ist nicht erlaubt.' },
  right: { FORMAT: 'Dieses Recht gibt es nicht.' },
}

/** Every code that a field error can have. */
export const fieldErrorCodes: readonly string[] = [
  ...new Set(['REQUIRED', ...Object.values(fieldErrors).flatMap((texts) => Object.keys(texts))]),
]

/** What one field error says to the reader. Unknown pairs fall back to the wording for any field. */
export function fieldErrorText(
  field: string,
  code: string,
  params: Readonly<Record<string, string | number>> = {},
) {
  // An entry of a list has the name of the list.
  const own = field.split('.').findLast((name) => !/^\d+$/.test(name)) ?? field
  const text =
    fieldErrors[own]?.[code] ??
    (code === 'REQUIRED'
      ? requiredText(labelOf(own))
      : (fieldErrors.any?.[code] ?? fieldErrors.any?.FORMAT ?? ''))
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''))
}

/** The label of a field; a field without one is named as it is. */
export const labelOf = (field: string): string => (isKeyOf(fieldLabels, field) ? fieldLabels[field] : field)
