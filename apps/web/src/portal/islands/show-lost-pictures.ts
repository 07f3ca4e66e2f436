// Source: ui/glyphs/BrokenPictureGlyph.tsx, in the middle of a wide ground whose edges a frame may cut.
const sign = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-108 -68 240 160"><path fill="none" stroke="#8b8984" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" d="M8 5h12.5v12.5M17.5 19.5h-14v-14M3.5 16l4.5-4.5 6 6M15 12l1.5-1.5 4 4M2.5 2.5l19 19"/></svg>`
const lost = `data:image/svg+xml,${encodeURIComponent(sign)}`

/**
 * Puts a crossed-out picture in the place of one that cannot be had; its text alternative stays. Islands do that
 * themselves, and what lies over initials is no picture of an article. Source: seed presentation §8.
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
