/** What callers were promised by an answer; the tables of apps/api/src/testing/invariants.ts have the same columns. */
export type Ledger = {
  readonly accounts: Map<string, { state: 'active' | 'gone'; givenName: string | null }>
  readonly ends: string[]
  readonly lists: Map<string, { email: string; list: string; state: 'confirmed' | 'unsubscribed' }>
  readonly seats: { email: string; plan: string }[]
  readonly mails: { to: string; purpose: string; least: number; most: number }[]
  /** Tokens of ended sessions, which must open nothing. */
  readonly deadTokens: string[]
}

export const newLedger = (): Ledger => ({
  accounts: new Map(),
  ends: [],
  lists: new Map(),
  seats: [],
  mails: [],
  deadTokens: [],
})

/** Notes that a reader's session has ended by an answer. */
export function noteEnd(ledger: Ledger, token: string): void {
  const { sid } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  ledger.ends.push(sid)
  ledger.deadTokens.push(token)
}
