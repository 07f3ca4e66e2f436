import type { dateTexts, lazyPart, passwordHintStates, privacyTexts, uiTexts } from '@leserkonto/texts'

/** German words as any language has them: texts in place of these very texts. */
export type Translated<German> = German extends string
  ? string
  : German extends (...given: infer Given) => string
    ? (...given: Given) => string
    : German extends readonly string[]
      ? readonly string[]
      : { readonly [Name in keyof German]: Translated<German[Name]> }

/** What dates are written with. */
export type DateWords = Translated<
  Pick<
    typeof dateTexts,
    | 'fullDate'
    | 'updated'
    | 'today'
    | 'yesterday'
    | 'justNow'
    | 'roundedMinutes'
    | 'roundedHours'
    | 'wholeMinutes'
    | 'wholeHours'
  >
>

/** Everything that the blocks say by themselves, by block. */
export type Words = {
  readonly [Block in Exclude<keyof typeof uiTexts, 'icon'>]: Translated<(typeof uiTexts)[Block]>
} & {
  readonly dates: DateWords
  readonly loadFailure: Translated<typeof lazyPart>
  readonly passwordHints: Translated<typeof passwordHintStates>
  readonly consentQuestion: Translated<typeof privacyTexts>
}
