/**
 * Lines of a crossed-out picture on a grid of 24, for those who draw it without React too.
 * Source: docs/spec/presentation.md#lost-pictures.
 */
export const brokenPicturePath =
  'M8 5h12.5v12.5M17.5 19.5h-14v-14M3.5 16l4.5-4.5 6 6M15 12l1.5-1.5 4 4M2.5 2.5l19 19'
