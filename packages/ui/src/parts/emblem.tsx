/** The colours of a newspaper, for light and dark pages. */
export type PaperColours = { readonly color: string; readonly colorDark: string }

type EmblemProps = {
  /** One SVG path in a square of 32; nothing is shown without one. */
  path: string | null | undefined
  /** Those of another newspaper than the page's. @default the page's accent, by the style of what is around it */
  colours?: PaperColours | undefined
  className?: string | undefined
}

/** A newspaper's emblem. Its name is beside it. */
export const Emblem = ({ path, colours, className }: EmblemProps) =>
  path ? (
    <svg className={className} viewBox="0 0 32 32" aria-hidden="true">
      {/* An attribute: the policy of the pages allows no style of an element. */}
      <path d={path} fill={colours && `light-dark(${colours.color},${colours.colorDark})`} />
    </svg>
  ) : null
