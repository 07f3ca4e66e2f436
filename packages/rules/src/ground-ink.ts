import { contrastRatio, type HexColour, textContrast } from './colour.ts'

/**
 * Ink for a ground of any colour: 'light' (white) where white reaches 4.5:1, else 'dark' (black), which then reaches
 * 4.6:1 at least. Throws RangeError for no colour. Source: blocks.md §4.37.
 */
export const groundInk = (ground: HexColour): 'light' | 'dark' =>
  contrastRatio('#ffffff', ground) >= textContrast ? 'light' : 'dark'
