import type { PlanPrice } from '@leserkonto/rules'
import { recordOf } from '@leserkonto/rules'
import { isoDay } from '../dates.ts'
import { noticeText, priceText } from '../plans/plan-words.ts'
import { ownDataValues } from './own-data-values.ts'

/**
 * All that is stored of a person, for reading: a section for each part of the export.
 * Source: docs/spec/flows.md#information-and-export.
 */
export const ownDataTexts = {
  title: 'Alle Daten zum Lesen',
  text: (at: string) => `Das haben wir am ${at} zu Ihnen gespeichert.`,
  none: (parts: readonly string[]) => `Nichts gespeichert ist zu: ${parts.join(', ')}.`,
  print: 'Drucken',
  more: 'Zu welchem Zweck und wie lange wir Daten speichern und welche Rechte Sie haben, steht in der [Datenschutzerklärung].',
  sections: {
    profile: 'Konto und persönliche Daten',
    links: 'Verknüpfte Kundennummern',
    unlinked: 'Kundennummern, deren Verknüpfung Sie aufgehoben haben',
    plans: 'Ihre Abos, wie der Verlag sie meldet',
    email_changes: 'Änderungen der E-Mail-Adresse',
    registrations: 'Registrierungen, die nicht bestätigt wurden',
    login_codes: 'Angeforderte Anmeldecodes',
    mail_links: 'Links, die wir Ihnen geschickt haben',
    newsletters: 'Newsletter',
    consents: 'Einwilligungen in Newsletter',
    suppressions: 'E-Mails, die wir Ihnen nicht mehr schicken',
    invitations: 'Familie und Firma: Plätze und Einladungen',
    declarations: 'Kündigungen und Widerrufe',
    sessions: 'Angemeldete Browser und Geräte',
    sign_ons: 'Browser, die bei allen Zeitungen angemeldet sind',
    known_browsers: 'Browser, mit denen Sie schon angemeldet waren',
    passkeys: 'Passkeys',
    push_browsers: 'Browser, die Push-Nachrichten bekommen',
    partners: 'Was Partner sehen dürfen',
    settings: 'Einstellungen',
    favourites: 'Gemerkte Artikel',
    free_articles: 'Frei gelesene Plus-Artikel',
    gifts: 'Verschenkte Artikel',
    opened_access: 'Zugänge, die der Leserservice Ihnen geöffnet hat',
    staff_acts: 'Was der Leserservice für Sie getan und angesehen hat',
    staff_notes: 'Notizen des Leserservice',
    mail_log: 'E-Mails, die wir Ihnen geschickt haben',
    events: 'Vorgänge in Ihrem Konto',
  },
  fields: {
    id: 'Kennung',
    email: 'E-Mail-Adresse',
    status: 'Stand',
    given_name: 'Vorname',
    family_name: 'Nachname',
    username: 'Benutzername',
    gender: 'Anrede',
    customer_type: 'Kundentyp',
    company_name: 'Firma',
    birth_date: 'Geburtsdatum',
    source: 'Registriert bei',
    picture: 'Profilbild',
    created_at: 'Angelegt am',
    activated_at: 'Bestätigt am',
    gp_number: 'Kundennummer',
    method: 'Weg',
    linked_at: 'Verknüpft am',
    new_email: 'Neue Adresse',
    requested_at: 'Angefordert am',
    confirmed_at: 'Bestätigt am',
    cancelled_at: 'Abgebrochen am',
    newsletter_id: 'Newsletter',
    edition: 'Zeitung',
    origin: 'Bestellt über',
    state: 'Stand',
    registered_at: 'Bestellt am',
    optin_confirmation_date: 'Bestätigt am',
    unsubscribed_at: 'Abbestellt am',
    reason: 'Grund',
    reason_text: 'Bemerkung',
    at: 'Wann',
    type: 'Was',
    newsletter_ids: 'Newsletter',
    ip: 'IP-Adresse',
    user_agent: 'Browser',
    text_version: 'Fassung des Textes',
    text_sha256: 'Prüfsumme des Textes',
    role: 'Ihre Rolle',
    plan: 'Abo',
    invited_at: 'Eingeladen am',
    expires_at: 'Gültig bis',
    manages: 'Verwaltet mit',
    accepted_at: 'Angenommen am',
    ended_at: 'Beendet am',
    last_seen_at: 'Zuletzt benutzt am',
    device: 'Gerät',
    name: 'Name',
    last_used_at: 'Zuletzt benutzt am',
    topics: 'Themen',
    client_id: 'Partner',
    scopes: 'Angaben',
    allowed_at: 'Erlaubt am',
    value: 'Wert',
    title: 'Titel',
    url: 'Adresse',
    purpose: 'Anlass',
    actor: 'Durch',
    action: 'Vorgang',
    received_at: 'Eingegangen am',
    kind: 'Art der Erklärung',
    contract: 'Vertrag',
    street: 'Straße',
    housenumber: 'Hausnummer',
    postcode: 'Postleitzahl',
    city: 'Ort',
    end_date: 'Gewünschtes Ende',
    order_date: 'Bestellt am',
    link: 'Wofür',
    fetched_at: 'Vom Verlag gemeldet am',
    product: 'Produkt',
    rights: 'Rechte',
    roles: 'Rollen',
    valid_from: 'Läuft seit',
    valid_until: 'Läuft bis',
    flags: 'Merkmale',
    bundle_text: 'Paket',
    price: 'Preis',
    renews_at: 'Verlängert sich am',
    notice: 'Kündigungsfrist',
    about: 'Betrifft',
    mail: 'Welche',
    cause: 'Grund',
    article_id: 'Artikel',
    opened_at: 'Zuerst geöffnet am',
    revoked_at: 'Zurückgenommen am',
    readings: 'So oft geöffnet',
    began_at: 'Offen seit',
    ends_at: 'Offen bis',
    by: 'Wer',
    act: 'Der Leserservice hat',
    why: 'Wegen',
    identified: 'So wurden Sie erkannt',
    note: 'Notiz',
  },
} as const

/** A part of the data: entries of lines, each with its label. */
export type ReadablePart = {
  readonly title: string
  readonly entries: readonly (readonly (readonly [label: string, value: string])[])[]
}

type Words = {
  /** How a moment reads. */
  readonly moment: (instant: string) => string
  /** Names of the editions by their shortcuts. */
  readonly editions: Readonly<Record<string, string>>
  /** Names of newsletters by their ids; one that is not known keeps its id. */
  readonly newsletters: Readonly<Record<string, string>>
}

/** The parts of the export in words, in its order, and a line that names those without an entry; '' if there are none. */
export function readableData(
  file: Readonly<Record<string, unknown>>,
  words: Words,
): { readonly parts: readonly ReadablePart[]; readonly none: string } {
  const { sections } = ownDataTexts
  const all = Object.entries(sections).flatMap(([name, title]) => {
    const part = file[name]
    if (part === undefined) return []
    const entries: readonly unknown[] = Array.isArray(part) ? part : [part]
    return [{ title, entries: entries.map((entry) => linesOf(recordOf(entry), words)) }]
  })
  const empty = all.filter(({ entries }) => entries.length === 0).map(({ title }) => title)
  return {
    parts: all.filter(({ entries }) => entries.length > 0),
    none: empty.length > 0 ? ownDataTexts.none(empty) : '',
  }
}

const linesOf = (entry: Readonly<Record<string, unknown>>, words: Words) =>
  Object.entries(entry).flatMap(([field, value]): [string, string][] => {
    const read = readable(field, value, words)
    const labels: Readonly<Record<string, string>> = ownDataTexts.fields
    return read === '' ? [] : [[labels[field] ?? field, read]]
  })

function readable(field: string, value: unknown, words: Words): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map((one) => readable(field, one, words)).join(', ')
  if (field === 'price') return priceText(value as PlanPrice)
  const text = String(value)
  if (field === 'notice') return noticeText(text)
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text)) return words.moment(text)
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return isoDay(text)
  const isEdition = ['edition', 'source', 'origin'].includes(field)
  if (isEdition && words.editions[text]) return words.editions[text]
  if (field === 'newsletter_id' || field === 'newsletter_ids') return words.newsletters[text] ?? text
  return ownDataValues[field]?.[text] ?? text
}
