import { returnKey } from '../../../session-key.ts'

/** Where a reader was on a page that is loaded again: its address, how far down, and the link that opened the sheet. */
export type KeptPlace = {
  readonly address: string
  /** Undefined: nobody has looked. */
  readonly top?: number
  /** The part of the page whose link opens the sheet again, for who comes back as a stranger. */
  readonly opens?: 'main' | 'header'
}

/** Path and query of this page. */
const addressHere = (): string => location.pathname + location.search

/** Keeps the place for the next load in this tab; false where the browser keeps nothing. */
export function keepPlaceHere(place: Omit<KeptPlace, 'address'>): boolean {
  try {
    const kept: KeptPlace = { ...place, address: addressHere() }
    sessionStorage.setItem(returnKey, JSON.stringify(kept))
    return true
  } catch {
    return false
  }
}

/** The kept place, if it is one of this page; once. */
export function takePlaceHere(): KeptPlace | undefined {
  try {
    const kept: KeptPlace = JSON.parse(sessionStorage.getItem(returnKey) ?? '{}')
    sessionStorage.removeItem(returnKey)
    return kept.address === addressHere() ? kept : undefined
  } catch {
    return undefined
  }
}

/** Full page loads, here so that a test can observe them. */
export const leave = {
  to: (address: string): void => location.assign(address),
  /** Takes this page's place in the history. */
  for: (address: string): void => location.replace(address),
  again: (): void => location.reload(),
}
