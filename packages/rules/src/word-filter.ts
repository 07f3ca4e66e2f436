/**
 * A set of words as a short text, which only answers whether a word is in it: their hashes over a range that makes a word
 * outside pass for one inside once in 2^14, in order, and of each only the distance to the one before (Golomb-Rice).
 */

/** `count` words; six bits of the code per character. */
export type WordFilter = { readonly count: number; readonly code: string }

const bits = 14
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** FNV-1a over the UTF-16 units, then mixed as murmur3 does, so that all bits depend on all characters. */
function hash(word: string): number {
  let sum = 0x811c9dc5
  for (let place = 0; place < word.length; place++) sum = Math.imul(sum ^ word.charCodeAt(place), 0x01000193)
  sum = Math.imul(sum ^ (sum >>> 16), 0x85ebca6b)
  sum = Math.imul(sum ^ (sum >>> 13), 0xc2b2ae35)
  return (sum ^ (sum >>> 16)) >>> 0
}

const placeOf = (word: string, count: number) => Math.floor((hash(word) / 2 ** 32) * count * 2 ** bits)

/** The filter of these words. */
export function filterOf(words: Iterable<string>): WordFilter {
  const unique = [...new Set(words)]
  const places = unique.map((word) => placeOf(word, unique.length)).sort((one, other) => one - other)
  const stream = places.map((place, index) => riceCode(place - (places[index - 1] ?? 0))).join('')
  const code = stream.replace(/.{1,6}/g, (six) => alphabet.charAt(Number.parseInt(six.padEnd(6, '0'), 2)))
  return { count: unique.length, code }
}

const riceCode = (gap: number) =>
  `${'1'.repeat(gap >>> bits)}0${(gap % 2 ** bits).toString(2).padStart(bits, '0')}`

/** Reads a filter; the answer is never wrong about a word inside. */
export function wordsIn({ count, code }: WordFilter): (word: string) => boolean {
  const places = readPlaces(count, code)
  return (word) => includes(places, placeOf(word, count))
}

function readPlaces(count: number, code: string): Uint32Array {
  const sixOf = new Uint8Array(128)
  for (let value = 0; value < alphabet.length; value++) sixOf[alphabet.charCodeAt(value)] = value
  let at = 0
  const bit = () => {
    const six = sixOf[code.charCodeAt(Math.floor(at / 6))] ?? 0
    return (six >>> (5 - (at++ % 6))) & 1
  }
  let place = 0
  return new Uint32Array(count).map(() => {
    while (bit() === 1) place += 2 ** bits
    let rest = 0
    for (let read = 0; read < bits; read++) rest = rest * 2 + bit()
    place += rest
    return place
  })
}

/** Whether sorted numbers have this one. */
function includes(sorted: Uint32Array, wanted: number): boolean {
  let [from, to] = [0, sorted.length]
  while (from < to) {
    const middle = (from + to) >>> 1
    const found = sorted[middle] ?? 0
    if (found === wanted) return true
    if (found < wanted) from = middle + 1
    else to = middle
  }
  return false
}
