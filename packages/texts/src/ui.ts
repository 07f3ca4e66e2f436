// Texts the presentation blocks bring themselves: one export per block, used as `uiTexts.<block>`. Exports and not
// one object, so that a page loads only the texts of its own blocks.

// By itself, since the sign-in page loads most of the others and has no text area.
export { textarea } from './textarea.ts'

export const requiredNote = {
  /** Explains the asterisk after a label, once per form. Source: docs/spec/blocks.md#requirednote. */
  text: 'Felder mit * müssen ausgefüllt werden.',
} as const

export const passwordField = {
  /** Name of the toggle; its pressed state says whether it is on. */
  show: 'Passwort anzeigen',
  capsLock: 'Die Feststelltaste ist an.',
  blanks: 'Ihr Passwort beginnt oder endet mit einem Leerzeichen. Ist das so gewollt?',
  unseen: 'In Ihrem Passwort ist ein Zeichen, das man nicht sieht. Ist das so gewollt?',
} as const

export const notification = {
  success: 'Erfolg:',
  warning: 'Hinweis:',
  error: 'Fehler:',
} as const

/** Source: docs/spec/blocks.md#registrationshell. */
export const registrationShell = {
  logoTitle: 'Zum Login/Profil',
  legal: 'Rechtliches',
  skipToContent: 'Zum Inhalt springen',
} as const

/** Source: docs/spec/blocks.md#masthead. */
export const masthead = {
  papers: 'Zeitungen der Gruppe',
} as const

/** Source: docs/spec/blocks.md#pagefoot. */
export const pageFoot = {
  question: 'Können wir helfen?',
  /** Follows the hours. */
  answer: 'Antworten auf viele Fragen stehen in der [Hilfe].',
  papers: 'Weitere Zeitungen der Gruppe',
} as const

/**
 * Labels of the badges; plus and plussimple show a sign, and this is its name for screen readers.
 * Source: docs/spec/presentation.md#badge-kinds.
 */
export const badge = {
  plus: 'Plus-Artikel',
  plussimple: 'Plus-Artikel',
  ad: 'Anzeige',
  live: 'live',
  breakingnews: 'Eilmeldung',
  beta: 'Beta',
  shortnote: 'Kurz notiert',
  vrmstory: 'Story',
} as const

export const avatar = {
  unknown: 'Benutzer',
} as const

export const breadcrumb = {
  name: 'Sie sind hier',
} as const

/** Source: docs/spec/blocks.md#contentheader. */
export const contentHeader = {
  sponsored: 'Sonderthema',
  advertisement: 'Anzeige',
  explain: 'Was ist ein Sonderthema?',
  extend: 'Beschreibung ausklappen',
  collapse: 'Beschreibung einklappen',
} as const

export const image = {
  photo: 'Bild:',
} as const

export const imageComparison = {
  before: 'Vorher',
  after: 'Nachher',
  handle: 'Bildvergleich',
  visible: (percent: number, label: string) => `${percent} % Bild „${label}“ sichtbar`,
} as const

export const loadMore = {
  /** The default of the specification; a site brings its own, such as 'Mehr anzeigen'. */
  label: 'Load More',
  loading: 'Weitere Artikel werden geladen',
  loaded: (count: number) =>
    count === 1 ? '1 weiterer Artikel geladen' : `${count} weitere Artikel geladen`,
  failed: 'Weitere Artikel konnten nicht geladen werden. Bitte versuchen Sie es erneut.',
} as const

/** Source: docs/spec/blocks.md#closebutton. */
export const overlay = {
  close: 'Schließen',
} as const

export const personDetail = {
  mail: (name: string) => `E-Mail an ${name}`,
  phone: (name: string) => `${name} anrufen`,
  on: (name: string, network: string) => `${name} bei ${network}`,
} as const

/** Between the names of several persons. */
export const personLine = {
  by: 'von ',
  and: ' und ',
  comma: ', ',
} as const

export const skeleton = {
  loading: 'Inhalte werden geladen',
} as const

export const slider = {
  kind: 'Karussell',
  previous: 'Zurück',
  next: 'Weiter',
  position: (number: number, count: number) => `${number} von ${count}`,
  pictures: 'Bilder',
  showPicture: (number: number, count: number) => `Bild ${number} von ${count} anzeigen`,
  /** Announced when another picture is shown. */
  pictureShown: (number: number, count: number) => `Bild ${number} von ${count}`,
} as const

/** Source: docs/spec/presentation.md#sponsored-topics. */
export const sponsoredTopic = {
  paragraphs: [
    'Sonderthemen entstehen in Zusammenarbeit mit Unternehmen, die dafür bezahlen. Die Beiträge schreibt überwiegend unsere Redaktion.',
    'Ein Sonderthema verbindet redaktionelle Inhalte mit bezahlter Werbung. Damit Sie es von unabhängiger Berichterstattung unterscheiden können, kennzeichnen wir es.',
  ],
} as const

/** Kinds of teasers, besides the category, and the link's name if the data has no headline. */
export const teaser = {
  video: 'Video',
  multimedia: 'Multimedia',
  comment: 'Kommentar',
  untitled: 'Ohne Titel',
} as const

export const toggleBox = {
  expand: 'Mehr anzeigen',
  collapse: 'Weniger anzeigen',
} as const

export const videoCard = {
  kind: 'Video:',
} as const

export const zoom = {
  frame: 'Bildausschnitt, verschiebbar',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  reset: 'Originalgröße',
  scale: (percent: number) => `Vergrößerung ${percent} %`,
} as const

export const accordion = {
  /** Name of the button that opens the entries under a linked one. */
  toggle: (title: string) => `Untermenü ${title}`,
} as const

/** Source: docs/spec/blocks.md#icon. */
export const icon = {
  invalidSource: 'No valid SVG icon or data URI provided',
} as const
