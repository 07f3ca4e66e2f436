import { glyph } from './glyph.tsx'

/** A crossed-out picture: it could not be loaded. Source: seed presentation §8. */
export const BrokenPictureGlyph = glyph(
  <path d="M8 5h12.5v12.5M17.5 19.5h-14v-14M3.5 16l4.5-4.5 6 6M15 12l1.5-1.5 4 4M2.5 2.5l19 19" />,
  1.5,
)
