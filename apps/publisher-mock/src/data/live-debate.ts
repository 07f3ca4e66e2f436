import type { Live, LiveEntry } from '@leserkonto/publisher-wire/content'

type Said = Pick<LiveEntry, 'headline' | 'paragraphs' | 'links'>

/** What can happen at any time of a debate, so that it may come in any order. */
const said: readonly Said[] = [
  {
    headline: 'Die Kreise verlangen mehr Geld',
    paragraphs: [
      'Der Vertreter der Landkreise rechnet vor: Ein Stundentakt bis ins letzte Dorf koste fast doppelt so viel wie heute.',
      'Drei Viertel davon müsse das Land übernehmen.',
    ],
  },
  {
    headline: 'Beifall für die Rufbusse',
    paragraphs: [
      'Dass auch Rufbusse zählen, findet Zustimmung in allen Fraktionen. Gestritten wird über die Frist von einer Stunde.',
    ],
    links: [{ text: 'Rufbusse', href: '/rubrik/region' }],
  },
  {
    paragraphs: [
      'Zwischenfrage von der Tribüne, die Präsidentin ermahnt. Die Debatte geht nach einer Minute weiter.',
    ],
  },
  {
    headline: 'Eine Bürgermeisterin berichtet',
    paragraphs: [
      'In ihrem Ort fährt der letzte Bus um 17.50 Uhr. Wer im Schichtdienst arbeitet, braucht ein Auto oder freundliche Nachbarn.',
    ],
  },
  {
    headline: 'Änderungsantrag zum Fahrpreis',
    paragraphs: [
      'Auszubildende sollen das Ticket zum halben Preis bekommen. Der Antrag wird an den Ausschuss verwiesen.',
    ],
  },
  {
    headline: 'Der Verkehrsminister spricht',
    paragraphs: [
      '„Ein Fahrplan ist ein Versprechen“, sagt er. Die ersten 300 Orte sollen noch im kommenden Jahr angebunden werden.',
    ],
  },
]

const slotMs = 10 * 60_000
const shownSlots = 6

/** A live blog that grows by an entry every ten minutes of the clock; above them what stays. */
export function liveDebate(nowMs: number): Live {
  const newest = Math.floor(nowMs / slotMs)
  const entries = Array.from({ length: shownSlots }, (_, back) => entryOf(newest - back))
  return { entries: [overview((newest - shownSlots + 1) * slotMs), ...entries] }
}

const entryOf = (slot: number): LiveEntry => ({
  id: `beitrag-${slot}`,
  time: (slot * slotMs) / 1_000,
  paragraphs: [],
  ...said[slot % said.length],
})

const overview = (ms: number): LiveEntry => ({
  id: 'ueberblick',
  time: ms / 1_000,
  pinned: true,
  headline: 'Worum es heute geht',
  paragraphs: [
    'Abgestimmt wird über das Nahverkehrsgesetz: stündlich ein Bus für jeden Ort mit mehr als 200 Einwohnern.',
  ],
})
