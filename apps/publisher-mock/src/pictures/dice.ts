import { createHash } from 'node:crypto'

/** Pseudo-random numbers from 0 to 1, always the same for a picture's name. */
export type Dice = () => number

/** The generator for a name. */
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
