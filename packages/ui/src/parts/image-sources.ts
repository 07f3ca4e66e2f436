import { type BreakpointName, breakpointNames, namedBreakpoints } from './breakpoints.ts'

/**
 * Addresses of one picture per breakpoint, each with an optional retina variant.
 * Source: docs/spec/presentation.md#picture-addresses.
 */
export type ImageAddresses = {
  readonly [name in BreakpointName | `${BreakpointName}Retina`]?: string | undefined
}

/** The retina variant of each breakpoint by name. Written out: to look up a name that was just joined takes ten times as long. */
export const retinaNames = {
  mobile: 'mobileRetina',
  mobileLandscape: 'mobileLandscapeRetina',
  tablet: 'tabletRetina',
  desktop: 'desktopRetina',
} as const satisfies { readonly [name in BreakpointName]: keyof ImageAddresses }

/** One address for all widths, or addresses per breakpoint. */
export type ImageAddress = string | ImageAddresses

/** What a source element says: from this viewport width on, these candidates. */
export type ImageSource = { readonly minWidthPx: number; readonly srcSet: string }

/** A picture resolved: sources from the widest down, and what holds below them all. */
export type ImageSources = {
  readonly src: string
  /** Present when the smallest one has a retina variant. */
  readonly srcSet?: string
  readonly sources: readonly ImageSource[]
}

/** Schemes a picture may come by; a relative address comes by the page's own. */
const pictureSchemes: readonly string[] = ['http:', 'https:', 'blob:']
// An own path of plain signs, as nearly all are: there is nothing in it to take away or to refuse.
const plainPath = /^\/[\w-][\w/.-]*$/
const pictureData = /^data:image\/[a-z\d.+-]+[;,]/i

/**
 * An address as editorial data has it, when it may be that of a picture: relative, http(s), an own blob or the data
 * of an image; undefined for anything else, such as 'javascript:', 'data:text/html' or what is no text at all. Our
 * choice: no browser runs these as a picture today, and none is asked to try.
 */
export function imageAddress(address: unknown): string | undefined {
  if (typeof address !== 'string') return undefined
  if (plainPath.test(address)) return address
  // Browsers drop these characters before they read the scheme.
  const typed = address.replace(/[\t\n\r]/g, '').trim()
  const scheme = /^[a-z][a-z\d+.-]*:/i.exec(typed)?.[0].toLowerCase()
  const isKnown = scheme === undefined || pictureSchemes.includes(scheme) || pictureData.test(typed)
  return typed !== '' && isKnown ? typed : undefined
}

/**
 * Which address holds from which width: that of the nearest breakpoint at or below it, below all of them the
 * smallest given; undefined when there is no address at all. Retina variants become 2x candidates.
 */
export function imageSources(address: ImageAddress | null | undefined): ImageSources | undefined {
  if (!address) return undefined
  if (typeof address === 'string') {
    const src = imageAddress(address)
    return src === undefined ? undefined : { src, sources: [] }
  }
  const candidates = fromWidest.flatMap((name) => candidateOf(address, name) ?? [])
  const smallest = candidates.pop()
  if (smallest === undefined) return undefined
  return {
    src: smallest.src,
    ...(smallest.srcSet === smallest.src ? {} : { srcSet: smallest.srcSet }),
    sources: candidates
      // One that says the same as the next narrower would change nothing.
      .filter(({ srcSet }, index) => srcSet !== (candidates[index + 1] ?? smallest).srcSet)
      .map(({ minWidthPx, srcSet }) => ({ minWidthPx, srcSet })),
  }
}

const fromWidest = breakpointNames.toReversed()

function candidateOf(address: ImageAddresses, name: BreakpointName) {
  const [normal, retina] = [imageAddress(address[name]), imageAddress(address[retinaNames[name]])]
  const src = normal ?? retina
  if (src === undefined) return undefined
  const srcSet = normal && retina ? `${inSrcSet(normal)}, ${inSrcSet(retina)} 2x` : inSrcSet(src)
  return { src, srcSet, minWidthPx: namedBreakpoints[name] }
}

// Blanks end an address in a srcset and a comma at either end counts as a separator; others belong to it.
const inSrcSet = (address: string): string => address.replace(/ /g, '%20').replace(/^,|,$/g, '%2C')
