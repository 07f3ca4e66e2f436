import { groundInk, sixDigitHex } from '@leserkonto/rules'
import type { ReactNode } from 'react'
import { devWarning } from '../dev-warning/dev-warning.tsx'
import classes from './coloured-ground.module.css'

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
