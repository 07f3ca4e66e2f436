/** What a screen reader says of a link: neither the initials in a picture's place nor what waits for a name. */
export function readOf(way: Element): string {
  const read = way.ownerDocument.importNode(way, true)
  for (const silent of read.querySelectorAll('[aria-hidden=true], [hidden]')) silent.remove()
  return read.textContent
}
