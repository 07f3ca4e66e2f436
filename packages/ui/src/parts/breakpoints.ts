/**
 * The widths in CSS pixels from which a layout holds, by the names data gives images and sliders per breakpoint. Style
 * rules say 50em and 62.5em for tablet and desktop. Source: docs/spec/presentation.md#breakpoints.
 */
export const namedBreakpoints = { mobile: 310, mobileLandscape: 480, tablet: 800, desktop: 1000 } as const

/** Name of a breakpoint in data. */
export type BreakpointName = keyof typeof namedBreakpoints

/** Values per breakpoint; each holds from its width up to the next one given. */
export type PerBreakpoint<T> = { readonly [name in BreakpointName]?: T | undefined }

/** The names in rising order of width. */
export const breakpointNames: readonly BreakpointName[] = ['mobile', 'mobileLandscape', 'tablet', 'desktop']

/**
 * The value that holds at a viewport width: that of the nearest breakpoint at or below it which has one, else that
 * of the lowest which has one, as below 310 pixels; undefined when there is none at all.
 * Source: docs/spec/presentation.md#breakpoints.
 */
export function valueAt<T>(values: PerBreakpoint<T>, viewportWidth: number): T | undefined {
  const named = breakpointNames.filter((name) => values[name] !== undefined)
  const name = named.findLast((each) => viewportWidth >= namedBreakpoints[each]) ?? named[0]
  return name === undefined ? undefined : values[name]
}
