/** A mail link from an address or from a link that is one already; undefined for nothing. */
export function mailLink(mail: string | null | undefined): string | undefined {
  const typed = mail?.trim()
  return typed ? `mailto:${typed.replace(/^mailto:/i, '')}` : undefined
}

/** A phone link from a number as people write it, e.g. '06131 / 12-34', or from a link that is one already. */
export function phoneLink(phone: string | null | undefined): string | undefined {
  const number = phone
    ?.replace(/^tel:/i, '')
    .replace(/\(0\)/, '')
    .replace(/[^\d+]/g, '')
  return number ? `tel:${number}` : undefined
}
