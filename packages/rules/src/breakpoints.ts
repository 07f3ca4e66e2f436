/** Widths in CSS pixels from which a layout holds, by value. Source: seed presentation §9, blocks.md §3.8. */
export const breakpoints = { bp310: 310, bp480: 480, bp800: 800, bp1000: 1000 } as const

/** The names data uses for the same widths: images and sliders are given per breakpoint. */
export const namedBreakpoints = {
  mobile: breakpoints.bp310,
  mobileLandscape: breakpoints.bp480,
  tablet: breakpoints.bp800,
  desktop: breakpoints.bp1000,
} as const

/** Name of a breakpoint in data. */
export type BreakpointName = keyof typeof namedBreakpoints

/** The names style rules use; 1em is 16 CSS pixels in a media query, so 50em is `bp800`. */
export const styleBreakpoints = { desktop: '50em', wide: '62.5em' } as const

/** Values per breakpoint; each holds from its width up to the next one given. */
export type PerBreakpoint<T> = { readonly [name in BreakpointName]?: T | undefined }

/** The names in rising order of width. */
export const breakpointNames: readonly BreakpointName[] = ['mobile', 'mobileLandscape', 'tablet', 'desktop']

/** The breakpoint a viewport is in. Below 310 pixels the mobile values still apply. Source: blocks.md §3.9. */
export const breakpointAt = (viewportWidth: number): BreakpointName =>
  breakpointNames.findLast((name) => viewportWidth >= namedBreakpoints[name]) ?? 'mobile'

/**
 * The value that holds at a viewport width: that of the nearest breakpoint at or below it which has one, else that
 * of the lowest which has one; undefined when there is none at all.
 */
export function valueAt<T>(values: PerBreakpoint<T>, viewportWidth: number): T | undefined {
  const given = breakpointNames.filter((name) => values[name] !== undefined)
  const name = given.findLast((each) => viewportWidth >= namedBreakpoints[each]) ?? given[0]
  return name === undefined ? undefined : values[name]
}
