type Candidate = { readonly minWidth: string | null; readonly file: string }

/**
 * Links with which the browser loads a page's first picture before it has read the sheet; empty if no picture is marked
 * as the first. The picture is taken from the markup, because only the blocks know which of its files they show.
 */
export function firstPictureLinks(body: string): string {
  const [, poster] = /<video [^>]*poster="([^"]+)"[^>]* data-first=/.exec(body) ?? []
  if (poster) return `<link rel="preload" as="image" fetchpriority="high" href="${poster}">`
  const mark = body.indexOf('fetchPriority="high"')
  const start = body.lastIndexOf('<picture', mark)
  const picture = body.slice(start, mark)
  if (mark < 0 || start < 0 || picture.includes('</picture>')) return ''
  return candidatesIn(picture)
    .map(({ minWidth, file }, index, all) => {
      // Of a picture's sources a browser takes the first that fits, but it would load every link whose condition holds.
      const limit = all[index - 1]?.minWidth
      const parts = [minWidth && `(width >= ${minWidth})`, limit && `(width < ${limit})`].filter(Boolean)
      const media = parts.length > 0 ? ` media="${parts.join(' and ')}"` : ''
      return `<link rel="preload" as="image" fetchpriority="high" imagesrcset="${file}"${media}>`
    })
    .join('\n')
}

/** The files of a picture element from the widest to the narrowest, in the element's own order. */
function candidatesIn(picture: string): Candidate[] {
  const sources = [...picture.matchAll(/<source media="\(min-width: ([^)]+)\)" srcSet="([^"]+)"/g)]
  const [, file = ''] = /<img[^>]* src="([^"]+)"/.exec(picture) ?? []
  const [, files = file] = /<img[^>]* srcSet="([^"]+)"/.exec(picture) ?? []
  return [
    ...sources.map(([, minWidth = '', sourceFile = '']) => ({ minWidth, file: sourceFile })),
    { minWidth: null, file: files },
  ]
}
