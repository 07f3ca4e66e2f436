/**
 * Splits a text at the given links, so that each can become a link element. The text is not changed.
 *
 * @param {string} text
 * @param {string[]} links
 * @returns {{ text: string, href?: string }[]}
 */
export function linkParts(text, links) {
  // the longest first: one link can be the beginning of another
  const candidates = links.toSorted((a, b) => b.length - a.length)
  const parts = []
  let done = 0
  for (const { index } of text.matchAll(/https?:\/\//gi)) {
    const href = index < done ? undefined : candidates.find((link) => text.startsWith(link, index))
    if (!href) continue
    parts.push({ text: text.slice(done, index) }, { text: href, href })
    done = index + href.length
  }
  parts.push({ text: text.slice(done) })
  return parts.filter((part) => part.text !== '')
}
