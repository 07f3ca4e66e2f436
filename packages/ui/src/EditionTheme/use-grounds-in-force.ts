import { type Grounds, houseGrounds, sixDigitHex } from '@leserkonto/rules'
import { useLayoutEffect, useState } from 'react'
import { devWarning } from '../parts/dev-warning.ts'

const tokens = ['--lk-paper', '--lk-paper-raised', '--lk-on-accent'] as const

/**
 * What the accent has to stand out from: the house's grounds, and on a page with tokens of its own theirs, which only a
 * browser knows. Source: docs/spec/blocks.md#contrast.
 */
export function useGroundsInForce(): Grounds {
  const [grounds, setGrounds] = useState(houseGrounds)
  useLayoutEffect(() => {
    const style = getComputedStyle(document.documentElement)
    const inForce = groundsOf((token) => style.getPropertyValue(token))
    setGrounds((known) => (JSON.stringify(known) === JSON.stringify(inForce) ? known : inForce))
  }, [])
  return grounds
}

/** The grounds that a page's tokens say, each once; those of the house where they say none. */
export function groundsOf(read: (token: string) => string): Grounds {
  const pairs = tokens.flatMap((token) => pairOf(token, read(token).trim()))
  const each = (scheme: 'light' | 'dark') => [...new Set(pairs.map((pair) => pair[scheme]))]
  return pairs.length > 0 ? { light: each('light'), dark: each('dark') } : houseGrounds
}

function pairOf(token: string, value: string) {
  if (value === '') return []
  const [, one = value, other = one] = /^light-dark\(([^,]+),([^)]+)\)$/.exec(value) ?? []
  const [light, dark] = [sixDigitHex(one.trim()), sixDigitHex(other.trim())]
  if (light && dark) return [{ light, dark }]
  devWarning('EditionTheme', `${token} is '${value}': only hex digits can be judged for contrast`)
  return []
}
