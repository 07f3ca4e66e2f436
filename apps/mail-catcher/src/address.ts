import { domainToASCII, domainToUnicode } from 'node:url'

/**
 * One key per mailbox, so that the same reader is found however the address was typed: upper and lower case,
 * composed and decomposed umlauts, `müller.example.test` and `xn--mller-kva.example.test` give the same key.
 */
export function addressKey(address: string): string {
  const plain = address.trim().normalize('NFC').toLowerCase()
  const at = plain.lastIndexOf('@')
  const domain = plain.slice(at + 1)
  // domainToASCII answers '' for what is no domain (an IP literal, say)
  return plain.slice(0, at + 1) + (domainToASCII(domain) || domain)
}

/** All that a tester may type to find a mailbox: the address with its domain in both spellings. */
export function searchableAddress(address: string): string {
  const key = addressKey(address)
  const at = key.lastIndexOf('@')
  return `${key}\n${key.slice(0, at + 1)}${domainToUnicode(key.slice(at + 1))}`
}
