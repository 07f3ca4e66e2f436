/** Films and recordings that are played in the page. */
export const playerTexts = {
  /** The sign on the picture; the title follows. */
  play: 'Abspielen:',
  chapters: 'Kapitel',
  speed: 'Tempo',
  speeds: [
    { value: '0.75', name: '0,75-fach' },
    { value: '1', name: 'Normal' },
    { value: '1.25', name: '1,25-fach' },
    { value: '1.5', name: '1,5-fach' },
    { value: '2', name: '2-fach' },
  ],
  /** Where there is nothing that plays it. */
  instead: 'Ihr Browser kann das nicht abspielen.',
  file: 'Datei öffnen',
  film: 'Video',
  recording: 'Audio',
} as const

/** Seconds as a place in a film: `1:05`, `1:02:05`. */
export function timeCode(seconds: number): string {
  const whole = Math.floor(seconds)
  const [hours, minutes, rest] = [Math.floor(whole / 3_600), Math.floor(whole / 60) % 60, whole % 60]
  const two = (part: number) => String(part).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}

/** Things of other houses in a text, of which nothing is loaded before a press. */
export const embedTexts = {
  /** Before the press: what happens then. */
  about: (provider: string) =>
    `Hier zeigen wir Ihnen einen Inhalt von ${provider}. Erst wenn Sie ihn laden, erfährt ${provider} Ihre IP-Adresse und kann Daten auf Ihrem Gerät speichern.`,
  load: (provider: string) => `Inhalt von ${provider} laden`,
  open: (provider: string) => `Bei ${provider} öffnen`,
  /** Where it may not be shown in the page. */
  elsewhere: (provider: string) => `Den Inhalt sehen Sie bei ${provider}.`,
} as const

/** A live blog. */
export const liveTexts = {
  title: 'Liveblog',
  newest: 'Zum Neuesten',
  pinned: 'Angeheftet',
  ended: 'Dieser Liveblog ist beendet.',
  /** The button above what a reader has not seen, and what a screen reader says. */
  arrivedOne: '1 neuer Eintrag',
  /** The number of entries stands for %. */
  arrived: '% neue Einträge',
  empty: 'Noch gibt es keinen Eintrag. Sobald etwas geschieht, steht es hier.',
} as const
