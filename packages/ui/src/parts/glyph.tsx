import type { ReactNode, SVGProps } from 'react'

/** A drawing of the blocks themselves: 24 px grid, line of the text's colour, hidden from assistive technology. */
export type GlyphProps = Omit<SVGProps<SVGSVGElement>, 'children'>

/** A component that draws these lines, `strokeWidth` units wide. */
export const glyph =
  (drawing: ReactNode, strokeWidth = 2) =>
  (props: GlyphProps) => (
    <svg
      viewBox="0 0 24 24"
      width="1.25em"
      height="1.25em"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      {...props}
    >
      {drawing}
    </svg>
  )
