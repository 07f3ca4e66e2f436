import { glyph } from './glyph.tsx'

/** Done, met, chosen. */
export const CheckGlyph = glyph(<path d="M5 12.5l4.5 4.5L19 7.5" />)
/** Not met yet: a small dot. */
export const DotGlyph = glyph(<circle cx="12" cy="12" r="2.5" fill="currentColor" stroke="none" />)
/** Opens downwards; turned by CSS when open. */
export const ChevronGlyph = glyph(<path d="M6 9.5l6 6 6-6" />)
/** On to the next. */
export const ArrowGlyph = glyph(<path d="M5 12h14M13 6l6 6-6 6" />)
/** Something went well. */
export const SuccessGlyph = glyph(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M8 12.5l2.8 2.8L16 9.5" />
  </>,
)
/** Something wants care. */
export const WarningGlyph = glyph(<path d="M12 4L2.8 20h18.4zM12 10v4.5M12 17.2v.1" />)
/** Something failed. */
export const ErrorGlyph = glyph(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 7.5v5.5M12 16.2v.1" />
  </>,
)
/** Show what is hidden. */
export const EyeGlyph = glyph(
  <>
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z" />
    <circle cx="12" cy="12" r="3" />
  </>,
)
/** Hide what is shown. */
export const EyeOffGlyph = glyph(
  <path d="M4 4l16 16M9.8 5.8A9.6 9.6 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.6 3.3M6.3 7.6A16.4 16.4 0 0 0 2.5 12S6 18.5 12 18.5a9.6 9.6 0 0 0 4.2-1M10 10a2.9 2.9 0 0 0 4 4" />,
)
/** Magnifier. */
export const SearchGlyph = glyph(
  <>
    <circle cx="11" cy="11" r="6.5" />
    <path d="M16 16l4.5 4.5" />
  </>,
)
