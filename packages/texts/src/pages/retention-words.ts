/** What a kind of data is, for what it is kept, and how long; `otherwise` is another time that the words speak of. */
export type Words = {
  readonly what: string
  readonly why: string
  readonly howLong: (span: string, otherwise: string) => string
}

/** A time after a moment. */
export const after =
  (moment: string) =>
  (span: string): string =>
    `bis ${span} nach ${moment}`
/** To the end of a year. */
export const years =
  (moment: string) =>
  (span: string): string =>
    `bis zum Ende des ${span} nach ${moment}`
/** As long as something lasts. */
export const until = (end: string) => (): string => `bis ${end}`
/** Words that know no time of the register. */
export const atOnce = (end: string) => (): string => end
