// Quotation marks and angle brackets end a URL in running text; the German ones are here because our mails use them.
const urlInText = /https?:\/\/[^\s<>"'„“”‚‘’«»]+/gi
const hrefInHtml = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi
const entity = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos));/gi
const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const maxCodePoint = 0x10ffff

/**
 * The http and https addresses a reader of the mail can follow, each once: those of the text part in the order of
 * first appearance, then those that only the HTML part's links name.
 */
export function linksIn(text: string | null, html: string | null): string[] {
  const found = [...urlsInText(text ?? ''), ...urlsInHtml(html ?? '')]
  return [...new Set(found.filter((url) => URL.canParse(url)))]
}

function urlsInText(text: string): string[] {
  return Array.from(text.matchAll(urlInText), ([url]) => withoutTrailingPunctuation(url))
}

function urlsInHtml(html: string): string[] {
  return Array.from(html.matchAll(hrefInHtml), ([, double, single, bare]) =>
    decodeEntities(double ?? single ?? bare ?? '').trim(),
  ).filter((url) => /^https?:\/\//i.test(url))
}

/** A full stop after a URL ends the sentence; a closing bracket belongs to the URL only if it was opened in it. */
function withoutTrailingPunctuation(url: string): string {
  const closing = `.,;:!?${url.includes('(') ? '' : ')'}${url.includes('[') ? '' : ']'}`
  let end = url.length
  while (closing.includes(url.charAt(end - 1))) end -= 1
  return url.slice(0, end)
}

function decodeEntities(value: string): string {
  return value.replace(entity, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name) return named[name.toLowerCase()] ?? whole
    const codePoint = decimal ? Number.parseInt(decimal, 10) : Number.parseInt(hex ?? '', 16)
    return codePoint <= maxCodePoint ? String.fromCodePoint(codePoint) : whole
  })
}
