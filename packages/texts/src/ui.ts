/** What the presentation blocks say by themselves, one section per block. */
export const uiTexts = {
  /** Said by several blocks. Source of 'Schließen': seed presentation §8. */
  general: {
    close: 'Schließen',
    required: 'Pflichtfeld',
    skipToContent: 'Zum Inhalt springen',
  },
  passwordField: {
    /** Name of the toggle; whether it is on is told by its pressed state. */
    show: 'Passwort anzeigen',
    hintMet: 'Erfüllt:',
    hintOpen: 'Noch offen:',
    /** Announced while typing. */
    hintsMet: (met: number, all: number) => `${met} von ${all} Vorgaben erfüllt`,
  },
  /** Live counter. Source: seed presentation §5. */
  textarea: {
    counter: (current: number, maximum: number) => `${current} / ${maximum} Zeichen`,
    charactersLeft: (left: number) => (left === 1 ? 'Noch 1 Zeichen frei' : `Noch ${left} Zeichen frei`),
    full: 'Keine weiteren Zeichen möglich',
  },
  notification: {
    success: 'Erfolg:',
    warning: 'Hinweis:',
    error: 'Fehler:',
  },
  /** Source: seed presentation §1. */
  registrationShell: {
    logoTitle: 'Zum Login/Profil',
    legal: 'Rechtliches',
  },
  /** Labels of the badges; plus and plussimple show a sign, this is what they say. Source: seed presentation §9. */
  badge: {
    plus: 'Plus-Artikel',
    plussimple: 'Plus-Artikel',
    ad: 'Anzeige',
    live: 'live',
    breakingnews: 'Eilmeldung',
    beta: 'Beta',
    shortnote: 'Kurz notiert',
    vrmstory: 'Story',
  },
  avatar: {
    unknown: 'Benutzer',
  },
  breadcrumb: {
    name: 'Sie sind hier',
  },
  /** Source: seed presentation §8. */
  contentHeader: {
    sponsored: 'Sonderthema',
    advertisement: 'Anzeige',
    explain: 'Was ist ein Sonderthema?',
    extend: 'Beschreibung ausklappen',
    collapse: 'Beschreibung einklappen',
  },
  image: {
    failed: 'Das Bild konnte nicht geladen werden.',
    photo: 'Foto:',
  },
  imageComparison: {
    before: 'Vorher',
    after: 'Nachher',
    handle: 'Bildvergleich',
    visible: (percent: number, label: string) => `${percent} % Bild „${label}“ sichtbar`,
  },
  list: {
    done: 'Erledigt:',
  },
  loadMore: {
    /** Literal default of the seed; a site brings its own, such as 'Mehr anzeigen'. */
    label: 'Load More',
    loading: 'Weitere Artikel werden geladen',
    loaded: (count: number) =>
      count === 1 ? '1 weiterer Artikel geladen' : `${count} weitere Artikel geladen`,
    failed: 'Weitere Artikel konnten nicht geladen werden. Bitte versuchen Sie es erneut.',
  },
  personDetail: {
    mail: 'E-Mail schreiben',
    phone: 'Anrufen',
    on: (name: string, network: string) => `${name} bei ${network}`,
  },
  skeleton: {
    loading: 'Inhalte werden geladen',
  },
  toggleBox: {
    expand: 'Mehr anzeigen',
    collapse: 'Weniger anzeigen',
  },
  zoom: {
    frame: 'Bildausschnitt, verschiebbar',
    zoomIn: 'Vergrößern',
    zoomOut: 'Verkleinern',
    reset: 'Originalgröße',
    scale: (percent: number) => `Vergrößerung ${percent} %`,
  },
} as const
