import { createHash } from 'node:crypto'

/** Numbers from 0 to 1 that a picture's name always gives in the same order. */
export type Dice = () => number

/** The numbers of a name. */
export const diceOf = (name: string): Dice => {
  let state = createHash('sha256').update(name).digest().readUInt32BE()
  // xorshift32
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 2 ** 32
  }
}
