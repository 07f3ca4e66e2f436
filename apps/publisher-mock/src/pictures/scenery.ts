import type { Dice } from './dice.ts'
import { disc, house, sky } from './shapes.ts'

/** Draws the motif of a picture; the result depends only on the dice. */
export type Draw = (dice: Dice) => string

/** As many as told, one after the other. */
export const many = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')
/** One of them, by the dice. */
export const pick = <T>(dice: Dice, first: T, ...others: T[]): T =>
  [first, ...others][Math.floor(dice() * (others.length + 0.999))] ?? first

/** A sky by day. */
export const day = (dice: Dice) =>
  pick(dice, sky('#8fb9d8', '#eaf1ee'), sky('#f0b98c', '#f9ecd9'), sky('#b9cfd6', '#f3efe4'))
/** The sun in it. */
export const sun = (dice: Dice) => disc(200 + dice() * 1000, 180 + dice() * 160, 64 + dice() * 40, '#fff6dd')
const walls = ['#e9dcc6', '#d9c2a5', '#c98f6b', '#dfe3df', '#b8c4c0'] as const

/** A row of houses along the picture. */
export const row = (dice: Dice, y: number, width: number) =>
  many(Math.ceil(1440 / width) + 1, (index) =>
    house(index * width - 40, y, width - 16, 150 + dice() * 150, {
      wall: walls[Math.floor(dice() * 4.99)] ?? walls[0],
      roof: pick(dice, '#8c4a36', '#6a4a45', '#44525c'),
      pane: '#34424c',
    }),
  )
