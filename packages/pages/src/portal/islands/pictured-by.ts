/** A picture as the page shows it, in its largest size. */
export type Pictured = { src: string; alt: string; description: string }

/** What the page says of the picture that a link lies on. */
function picturedBy(link: HTMLAnchorElement): Pictured {
  const place = link.closest('[data-pictured]')
  const description = place?.querySelector('figcaption')?.textContent ?? ''
  return { src: link.href, alt: place?.querySelector('img')?.alt || description, description }
}

/** All pictures of the article that open alike, each once, and which of them the link lies on. */
export function picturesAround(link: HTMLAnchorElement): { pictures: Pictured[]; start: number } {
  const links = link.closest('article')?.querySelectorAll<HTMLAnchorElement>('a[data-opens]') ?? [link]
  const all = [...links].filter(({ dataset }) => dataset.opens === link.dataset.opens).map(picturedBy)
  const pictures = all.filter(({ src }, place) => all.findIndex((one) => one.src === src) === place)
  return {
    pictures,
    start: Math.max(
      0,
      pictures.findIndex(({ src }) => src === link.href),
    ),
  }
}
