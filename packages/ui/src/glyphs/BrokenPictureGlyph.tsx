import type { GlyphProps } from './glyphs.tsx'

/** A crossed-out picture: it could not be loaded. Source: seed presentation §8. */
export const BrokenPictureGlyph = (props: GlyphProps) => (
  <svg
    viewBox="0 0 24 24"
    width="1.25em"
    height="1.25em"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.5}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
    {...props}
  >
    <path d="M8 5h12.5v12.5M17.5 19.5h-14v-14M3.5 16l4.5-4.5 6 6M15 12l1.5-1.5 4 4M2.5 2.5l19 19" />
  </svg>
)
