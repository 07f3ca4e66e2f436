import { domainToASCII, domainToUnicode } from 'node:url'

/**
 * One key per mailbox, so that a reader is found by every spelling of the address: upper and lower case,
 * composed and decomposed umlauts, `müller.example.test` and `xn--mller-kva.example.test` give the same key.
 */
export function addressKey(address: string): string {
  const plain = address.trim().normalize('NFC').toLowerCase()
  const at = plain.lastIndexOf('@')
  const domain = plain.slice(at + 1)
  // domainToASCII returns '' for text that is not a domain, e.g. an IP literal
  return plain.slice(0, at + 1) + (domainToASCII(domain) || domain)
}

/** The text that a search looks in: the address with its domain in both spellings. */
export function searchableAddress(address: string): string {
  const key = addressKey(address)
  const at = key.lastIndexOf('@')
  return `${key}\n${key.slice(0, at + 1)}${domainToUnicode(key.slice(at + 1))}`
}
