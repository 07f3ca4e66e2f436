import { brokenPicturePath } from '@leserkonto/ui/parts/broken-picture'

// In the middle of a wide ground whose edges a frame may cut.
const sign = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-108 -68 240 160"><path fill="none" stroke="#8b8984" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" d="${brokenPicturePath}"/></svg>`
const lost = `data:image/svg+xml,${encodeURIComponent(sign)}`

/**
 * Puts a crossed-out picture in the place of one that cannot be had; its text alternative stays. Islands do that
 * themselves, and what lies over initials is no picture of an article. Source: docs/spec/presentation.md#lost-pictures.
 */
export function showLostPictures(page: Document): void {
  page.addEventListener('error', ({ target }) => replace(target), true)
  // What was lost before this script came.
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
