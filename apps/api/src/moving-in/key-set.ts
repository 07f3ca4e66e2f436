/** Keys that were met, by 64 bits of a digest each: a million of them take 16 MB. */
export type KeySet = {
  /** Whether it is new. */
  add: (key: string) => boolean
  has: (key: string) => boolean
}

/** `digest` answers base64url of at least 64 bits. */
export function createKeySet(digest: (key: string) => string): KeySet {
  let places = new BigUint64Array(1 << 10)
  let size = 0
  const bitsOf = (key: string) => Buffer.from(digest(key), 'base64url').readBigUInt64LE() || 1n

  /** Where it is, or would be. */
  function placeOf(bits: bigint): number {
    const last = places.length - 1
    let place = Number(bits & BigInt(last))
    while (places[place] !== 0n && places[place] !== bits) place = (place + 1) & last
    return place
  }

  function grow(): void {
    const former = places
    places = new BigUint64Array(former.length * 2)
    for (const bits of former) if (bits !== 0n) places[placeOf(bits)] = bits
  }

  return {
    add: (key) => {
      const bits = bitsOf(key)
      if (places[placeOf(bits)] === bits) return false
      if (++size * 2 > places.length) grow()
      places[placeOf(bits)] = bits
      return true
    },
    has: (key) => {
      const bits = bitsOf(key)
      return places[placeOf(bits)] === bits
    },
  }
}
