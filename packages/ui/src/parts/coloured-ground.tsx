import { contrastRatio, type HexColour, sixDigitHex, textContrast } from '@leserkonto/rules'
import type { ReactNode } from 'react'
import classes from './coloured-ground.module.css'
import { devWarning } from './dev-warning.ts'

/** A ground ready to be drawn: what the box gets, and the drawing that goes first into it. */
export type ColouredGround = {
  className: string | undefined
  ink: 'light' | 'dark' | undefined
  drawing: ReactNode
}

const none: ColouredGround = { className: undefined, ink: undefined, drawing: null }

/**
 * The ground of a box in an editorial colour (3- or 6-digit hex), with an ink that is readable on it; no ground for
 * anything else. It is an SVG fill, because the strict policy would block a style attribute in server output.
 */
export function colouredGround(block: string, colour: string | undefined): ColouredGround {
  if (colour === undefined) return none
  const hex = sixDigitHex(colour)
  if (hex === null) {
    devWarning(block, `'${colour}' is no colour of 3 or 6 hex digits after '#'`)
    return none
  }
  const drawing = (
    <svg className={classes.ground} aria-hidden="true" focusable="false">
      <rect width="100%" height="100%" fill={hex} />
    </svg>
  )
  return { className: classes.grounded, ink: groundInk(hex), drawing }
}

/**
 * Ink for a ground of any colour: 'light' (white) where white reaches 4.5:1, else 'dark' (black), which then reaches
 * 4.6:1 at least. Throws RangeError for no colour. Source: docs/spec/blocks.md#contrast.
 */
export const groundInk = (ground: HexColour): 'light' | 'dark' =>
  contrastRatio('#ffffff', ground) >= textContrast ? 'light' : 'dark'
