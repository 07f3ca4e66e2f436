/** What the page says of the picture that a link lies on. */
export function picturedBy(link: HTMLAnchorElement): { alt: string; description: string } {
  const place = link.closest('[data-pictured]')
  const description = place?.querySelector('figcaption')?.textContent ?? ''
  return { alt: place?.querySelector('img')?.alt || description, description }
}
