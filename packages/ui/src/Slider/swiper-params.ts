import type { SwiperOptions } from 'swiper/types'

/**
 * How every slider follows the finger. All are set although some equal Swiper's defaults: those change with its
 * versions, as `threshold` did. Source: docs/spec/blocks.md#slider.
 */
export const swiperParams = {
  /** Milliseconds of a move. */
  speed: 300,
  /** Pixels a finger moves before the slides do. */
  threshold: 0,
  /** Steepest angle of a swipe in degrees; a steeper one scrolls the page. */
  touchAngle: 45,
  /** A swipe longer than this is a long one: it moves on from `longSwipesRatio` of a slide. */
  longSwipesMs: 300,
  longSwipesRatio: 0.5,
  /** How far slides give beyond the ends. */
  resistanceRatio: 0.85,
  /** A finger moves what is zoomed and presses a button, not the slides; and a pressed button has the focus. */
  noSwipingSelector: '[data-scale]:not([data-scale="1"]), button',
} as const satisfies SwiperOptions
