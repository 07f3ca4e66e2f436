import { brokenPicturePath } from '@leserkonto/ui/parts/broken-picture'

// The sign is small in the middle of a wide area, because a frame may cut off the edges.
const sign = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-108 -68 240 160"><path fill="none" stroke="#8b8984" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" d="${brokenPicturePath}"/></svg>`
const lost = `data:image/svg+xml,${encodeURIComponent(sign)}`

/**
 * Replaces pictures that cannot be loaded by a crossed-out picture; the text alternative stays. Left out are those of
 * islands, which do it themselves, and portraits over initials. Source: docs/spec/presentation.md#lost-pictures.
 */
export function showLostPictures(page: Document): void {
  page.addEventListener('error', ({ target }) => replace(target), true)
  // Those that failed before this script ran.
  for (const image of page.images) if (image.complete && image.naturalWidth === 0) replace(image)
}

function replace(image: unknown): void {
  if (!(image instanceof HTMLImageElement) || image.src === lost || image.closest('[data-island]')) return
  const picture = image.closest('picture')
  if (!picture) return
  for (const source of picture.querySelectorAll('source')) source.remove()
  image.removeAttribute('srcset')
  image.src = lost
}
