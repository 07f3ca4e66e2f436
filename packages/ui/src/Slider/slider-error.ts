/** What can be wrong with a slider. Source: docs/spec/blocks.md#slider. */
export const sliderFaults = {
  NOT_INITIALISED: 'The slider is not initialised',
  NO_BREAKPOINTS: 'The slider has no breakpoints defined',
  UNKNOWN_TYPE: 'Unknown slider type',
  NO_SLIDES: 'The slider has no slides',
} as const

export type SliderFault = keyof typeof sliderFaults

/** A fault as it is reported: never thrown, the page goes on. `code` names the fault. */
export type SliderError = Error & { readonly code: SliderFault }

/** The error of a fault, with the value that caused it where there is one. */
export const sliderError = (code: SliderFault, cause?: string): SliderError =>
  Object.assign(new Error(cause === undefined ? sliderFaults[code] : `${sliderFaults[code]}: ${cause}`), {
    code,
  })
