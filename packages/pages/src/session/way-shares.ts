/** Ways in that a share of the devices has: the sheet at the wall, and passkeys that browsers make by themselves. */
export type Way = 'sheet' | 'passkey'

/** How many of a hundred devices have each. */
export type WayShares = Readonly<Record<Way, number>>
