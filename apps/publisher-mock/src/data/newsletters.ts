import type { Newsletter, NewsletterGroup } from '@leserkonto/publisher-wire/crm'

/** The three groups, in the order of the page. */
export const newsletterGroups: Omit<NewsletterGroup, 'newsletters'>[] = [
  { slug: 'nachrichten', title: 'Nachrichten', sort_order: 1 },
  { slug: 'region', title: 'Aus der Region', sort_order: 2 },
  { slug: 'premium', title: 'Exklusiv für Abonnenten', sort_order: 3 },
]

type Row = [id: string, group: string, title: string, description: string]

const rows: Row[] = [
  ['az-morgen', 'nachrichten', 'AZ am Morgen', 'Was heute in Musterstadt wichtig wird, werktags um 6 Uhr.'],
  ['az-abend', 'nachrichten', 'AZ am Abend', 'Der Tag in fünf Minuten, werktags um 18 Uhr.'],
  ['az-eilmeldung', 'nachrichten', 'AZ Eilmeldungen', 'Nur, wenn wirklich etwas passiert ist.'],
  ['az-wochenende', 'region', 'AZ Wochenende', 'Ausflüge, Feste und Märkte rund um das Auental, freitags.'],
  ['az-sport', 'region', 'AZ Lokalsport', 'Ergebnisse und Geschichten vom Platz, montags.'],
  ['az-kultur', 'region', 'AZ Kultur', 'Bühne, Kino und Ausstellungen, donnerstags.'],
  ['az-plus-exklusiv', 'premium', 'AZ PLUS exklusiv', 'Recherchen und Hintergründe vorab, sonntags.'],
  ['rt-morgen', 'nachrichten', 'RT am Morgen', 'Der Start in den Tag für Anderstadt, werktags um 6 Uhr.'],
  ['rt-eilmeldung', 'nachrichten', 'RT Eilmeldungen', 'Nur, wenn wirklich etwas passiert ist.'],
  ['rt-wochenende', 'region', 'RT Wochenende', 'Tipps für freie Tage am Rohrbach, freitags.'],
  ['rt-sport', 'region', 'RT Lokalsport', 'Ergebnisse und Geschichten vom Platz, montags.'],
  ['rt-plus-exklusiv', 'premium', 'RT PLUS exklusiv', 'Recherchen und Hintergründe vorab, sonntags.'],
  ['ht-morgen', 'nachrichten', 'HT am Morgen', 'Der Start in den Tag für Tannfurt, werktags um 6 Uhr.'],
  ['ht-wald', 'region', 'HT Wald und Wege', 'Wanderungen, Wetter und Natur im Hochwald, freitags.'],
  ['ht-sport', 'region', 'HT Lokalsport', 'Ergebnisse und Geschichten vom Platz, montags.'],
  ['ht-plus-exklusiv', 'premium', 'HT PLUS exklusiv', 'Recherchen und Hintergründe vorab, sonntags.'],
  ['sso-neues', 'nachrichten', 'Neues rund um Ihr Leserkonto', 'Funktionen und Hinweise, einmal im Monat.'],
  ['sso-region', 'region', 'Das Beste aus allen Ausgaben', 'Lesestücke aus der ganzen Region, samstags.'],
]

const originOf = (id: string) => id.slice(0, id.indexOf('-'))

/** All lists of all editions; `origin` is the edition that sends the list, premium lists need the right 01. */
export const newsletters: Newsletter[] = rows.map(([id, group, title, description], index) => ({
  id,
  title,
  description,
  origin: originOf(id),
  group_slug: group,
  sort_order: index + 1,
  premium: group === 'premium',
}))
