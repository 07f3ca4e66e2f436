import type { Newsletter, NewsletterGroup, Schedule } from '@leserkonto/publisher-wire/crm'
import { hasIssue, issueKey } from './issues.ts'

/** The three groups, in the order of the page. */
export const newsletterGroups: Omit<NewsletterGroup, 'newsletters'>[] = [
  { slug: 'nachrichten', title: 'Nachrichten', sort_order: 1 },
  { slug: 'region', title: 'Aus der Region', sort_order: 2 },
  { slug: 'premium', title: 'Exklusiv für Abonnenten', sort_order: 3 },
]

const workdays = [1, 2, 3, 4, 5]

/** Those that come at a fixed hour, by what follows the edition in their id. */
const schedules: Readonly<Record<string, Schedule>> = {
  morgen: { weekdays: workdays, time: '06:00' },
  abend: { weekdays: workdays, time: '18:00' },
  wochenende: { weekdays: [5], time: '12:00' },
  wald: { weekdays: [5], time: '12:00' },
  sport: { weekdays: [1], time: '07:00' },
  kultur: { weekdays: [4], time: '17:00' },
  'plus-exklusiv': { weekdays: [7], time: '08:00' },
  region: { weekdays: [6], time: '09:00' },
}

/** The description does not say when it comes: that is the rhythm's. */
type Row = [id: string, group: string, title: string, description: string]

const rows: Row[] = [
  ['az-morgen', 'nachrichten', 'AZ am Morgen', 'Was heute in Musterstadt wichtig wird.'],
  ['az-abend', 'nachrichten', 'AZ am Abend', 'Der Tag in fünf Minuten.'],
  ['az-eilmeldung', 'nachrichten', 'AZ Eilmeldungen', 'Nur, wenn wirklich etwas passiert ist.'],
  ['az-wochenende', 'region', 'AZ Wochenende', 'Ausflüge, Feste und Märkte rund um das Auental.'],
  ['az-sport', 'region', 'AZ Lokalsport', 'Ergebnisse und Geschichten vom Platz.'],
  ['az-kultur', 'region', 'AZ Kultur', 'Bühne, Kino und Ausstellungen.'],
  ['az-plus-exklusiv', 'premium', 'AZ PLUS exklusiv', 'Recherchen und Hintergründe vorab.'],
  ['rt-morgen', 'nachrichten', 'RT am Morgen', 'Der Start in den Tag für Anderstadt.'],
  ['rt-eilmeldung', 'nachrichten', 'RT Eilmeldungen', 'Nur, wenn wirklich etwas passiert ist.'],
  ['rt-wochenende', 'region', 'RT Wochenende', 'Tipps für freie Tage am Rohrbach.'],
  ['rt-sport', 'region', 'RT Lokalsport', 'Ergebnisse und Geschichten vom Platz.'],
  ['rt-plus-exklusiv', 'premium', 'RT PLUS exklusiv', 'Recherchen und Hintergründe vorab.'],
  ['ht-morgen', 'nachrichten', 'HT am Morgen', 'Der Start in den Tag für Tannfurt.'],
  ['ht-wald', 'region', 'HT Wald und Wege', 'Wanderungen, Wetter und Natur im Hochwald.'],
  ['ht-sport', 'region', 'HT Lokalsport', 'Ergebnisse und Geschichten vom Platz.'],
  ['ht-plus-exklusiv', 'premium', 'HT PLUS exklusiv', 'Recherchen und Hintergründe vorab.'],
  ['sso-neues', 'nachrichten', 'Neues rund um Ihr Leserkonto', 'Funktionen und Hinweise.'],
  ['sso-region', 'region', 'Das Beste aus allen Ausgaben', 'Lesestücke aus der ganzen Region.'],
]

/** What tempts to order them, by what follows the edition in their id; breaking news have neither picture nor rhythm. */
const details: Readonly<Record<string, Pick<Newsletter, 'picture' | 'editor' | 'rhythm'>>> = {
  morgen: {
    picture: '/bilder/morgen-am-fluss-640.jpg',
    editor: 'Helene Brandstetter, Lokalredaktion',
    rhythm: 'Werktags um 6 Uhr',
  },
  abend: {
    picture: '/bilder/abend-sternenhimmel-640.jpg',
    editor: 'Konrad Wieland, Lokalredaktion',
    rhythm: 'Werktags um 18 Uhr',
  },
  wochenende: {
    picture: '/bilder/wochenende-wanderung-640.jpg',
    editor: 'Svenja Marquart, Freizeit',
    rhythm: 'Freitags um 12 Uhr',
  },
  wald: {
    picture: '/bilder/wege-im-wald-640.jpg',
    editor: 'Svenja Marquart, Freizeit',
    rhythm: 'Freitags um 12 Uhr',
  },
  sport: {
    picture: '/bilder/lokalsport-fussball-640.jpg',
    editor: 'der Sportredaktion',
    rhythm: 'Montags um 7 Uhr',
  },
  kultur: {
    picture: '/bilder/kultur-theater-640.jpg',
    editor: 'Mara Tiedemann, Kultur',
    rhythm: 'Donnerstags um 17 Uhr',
  },
  'plus-exklusiv': {
    picture: '/bilder/exklusiv-rathaus-640.jpg',
    editor: 'Helene Brandstetter, Lokalredaktion',
    rhythm: 'Sonntags um 8 Uhr',
  },
  neues: { rhythm: 'Einmal im Monat' },
  region: { picture: '/bilder/region-herbst-640.jpg', rhythm: 'Samstags um 9 Uhr' },
}

const detailsOf = (id: string) => ({
  ...details[id.slice(id.indexOf('-') + 1)],
  ...(hasIssue(id) && { sample_url: `/artikel/${originOf(id)}-${issueKey}` }),
})

const originOf = (id: string) => id.slice(0, id.indexOf('-'))
const scheduleOf = (id: string) => schedules[id.slice(id.indexOf('-') + 1)]

/** All lists of all editions; `origin` is the edition that sends the list, premium lists need the right 01. */
export const newsletters: Newsletter[] = rows.map(([id, group, title, description], index) => ({
  id,
  title,
  description,
  origin: originOf(id),
  group_slug: group,
  sort_order: index + 1,
  premium: group === 'premium',
  ...(scheduleOf(id) && { schedule: scheduleOf(id) }),
  ...detailsOf(id),
}))
