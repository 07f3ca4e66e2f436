import { glyph } from '@leserkonto/ui/parts/glyph'

const thin = 1.75

/** On to a page. */
export const OnGlyph = glyph(<path d="M9.5 6l6 6-6 6" />)
/** A newspaper. */
export const PaperGlyph = glyph(
  <path d="M4 5.5h13v12a2 2 0 0 0 2 2H6a2 2 0 0 1-2-2zM17 9.5h3v8a2 2 0 0 1-3 0M7 9h7M7 12.5h7M7 16h4" />,
  thin,
)
/** A pause in the sun. */
export const SunGlyph = glyph(
  <path d="M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.5V5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3L7 7M17 17l1.7 1.7M5.3 18.7L7 17M17 7l1.7-1.7" />,
  thin,
)
/** Something is missing. */
export const MissingGlyph = glyph(
  <path d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7.5v5.5M12 16.2v.1" />,
  thin,
)
/** A place. */
export const PlaceGlyph = glyph(
  <path d="M12 21s7-6.2 7-11.3A7 7 0 0 0 5 9.7C5 14.8 12 21 12 21zM12 7.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z" />,
  thin,
)
/** A bill. */
export const BillGlyph = glyph(<path d="M6 3.5h12v17l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6" />, thin)
/** Somebody who helps. */
export const ServiceGlyph = glyph(
  <path d="M4.5 14v-2a7.5 7.5 0 0 1 15 0v2M4.5 13.5h3v5h-3zM16.5 13.5h3v5h-3zM18 18.5c0 2-2 2.5-5 2.5" />,
  thin,
)
/** Two things that belong together. */
export const LinkGlyph = glyph(
  <path d="M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1" />,
  thin,
)
/** Once more. */
export const AgainGlyph = glyph(<path d="M20 12a8 8 0 1 1-2.5-5.8M20 3.5V8h-4.5" />)
/** Contained. */
export const HasGlyph = glyph(<path d="M5 12.5l4.5 4.5L19 7.5" />)
