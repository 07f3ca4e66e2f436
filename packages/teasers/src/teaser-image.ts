import { type BreakpointName, breakpointNames } from '@leserkonto/ui/parts/breakpoints'
import {
  type ImageAddress,
  type ImageAddresses,
  imageAddress,
  retinaNames,
} from '@leserkonto/ui/parts/image-sources'
import {
  type DesktopTeaserSize,
  desktopTeaserSizes,
  type MobileTeaserSize,
  mobileTeaserSizes,
} from '@leserkonto/ui/parts/teaser-sizes'

export type PerSize<Size extends string> = { readonly [size in Size]?: ImageAddress | null | undefined }

/**
 * A teaser's pictures per size and for cards, or direct variants per breakpoint.
 * Source: docs/spec/presentation.md#pictures-of-a-teaser.
 */
export type TeaserImageSet = ImageAddresses & {
  readonly desktopImages?: PerSize<DesktopTeaserSize> | null | undefined
  readonly mobileImages?: PerSize<MobileTeaserSize> | null | undefined
  readonly cardImages?: ImageAddress | null | undefined
}

/** An article's picture as the data has it: one address, or several. */
export type TeaserImage = string | TeaserImageSet

/** How large a teaser is in both layouts. */
export type TeaserSizes = {
  readonly mobileSize: MobileTeaserSize
  readonly desktopSize: DesktopTeaserSize
}

/**
 * The addresses of a teaser's picture, below 800 px and from there on: the one of its size, else of the next larger,
 * else of the next smaller size, else the card's, else the direct ones. A layout without any takes the other's;
 * undefined when there is none at all. Source: docs/spec/presentation.md#pictures-of-a-teaser.
 */
export function teaserImage(
  image: TeaserImage | null | undefined,
  { mobileSize, desktopSize }: TeaserSizes,
): ImageAddress | undefined {
  if (!image || typeof image === 'string') return usable(image)
  const others = usable(image.cardImages) ?? usable(image)
  const mobile = nearest(image.mobileImages, mobileOrder.get(mobileSize)) ?? others
  const desktop = nearest(image.desktopImages, desktopOrder.get(desktopSize)) ?? others
  if (mobile === undefined || desktop === undefined || mobile === desktop) return mobile ?? desktop
  return { ...narrowPart(mobile), ...widePart(desktop) }
}

/**
 * The addresses of a card's picture: the card's own first, then as a teaser of medium size.
 * Source: docs/spec/presentation.md#pictures-of-a-teaser.
 */
export function cardImage(image: TeaserImage | null | undefined): ImageAddress | undefined {
  const own = typeof image === 'string' ? undefined : usable(image?.cardImages)
  return own ?? teaserImage(image, { mobileSize: 'medium', desktopSize: 'medium' })
}

// The size itself, then the larger ones from the next on, then the smaller ones from the next on.
const nearestFirst = <Size extends string>(sizes: readonly Size[]): ReadonlyMap<string, readonly Size[]> =>
  new Map(sizes.map((size, at) => [size, [...sizes.slice(at), ...sizes.slice(0, at).toReversed()]]))

const mobileOrder = nearestFirst(mobileTeaserSizes)
const desktopOrder = nearestFirst(desktopTeaserSizes)

function nearest<Size extends string>(
  images: PerSize<Size> | null | undefined,
  order: readonly Size[] = [],
): ImageAddress | undefined {
  if (!images) return undefined
  for (const size of order) {
    const address = usable(images[size])
    if (address !== undefined) return address
  }
  return undefined
}

const has = (addresses: ImageAddresses, name: BreakpointName): boolean =>
  imageAddress(addresses[name]) !== undefined || imageAddress(addresses[retinaNames[name]]) !== undefined

/** The address, when there is a picture behind it. */
function usable(address: ImageAddress | null | undefined): ImageAddress | undefined {
  if (!address) return undefined
  if (typeof address === 'string') return imageAddress(address)
  return breakpointNames.some((name) => has(address, name)) ? address : undefined
}

/** What of the addresses holds below 800 px. */
function narrowPart(address: ImageAddress): ImageAddresses {
  if (typeof address === 'string') return { mobile: address }
  const name = breakpointNames.find((each) => has(address, each)) ?? 'mobile'
  return {
    mobile: address[name],
    mobileRetina: address[retinaNames[name]],
    mobileLandscape: address.mobileLandscape,
    mobileLandscapeRetina: address.mobileLandscapeRetina,
  }
}

const upToTablet: readonly BreakpointName[] = ['tablet', 'mobileLandscape', 'mobile', 'desktop']

/** What of the addresses holds from 800 px on. */
function widePart(address: ImageAddress): ImageAddresses {
  if (typeof address === 'string') return { tablet: address }
  const name = upToTablet.find((each) => has(address, each)) ?? 'tablet'
  return {
    tablet: address[name],
    tabletRetina: address[retinaNames[name]],
    desktop: address.desktop,
    desktopRetina: address.desktopRetina,
  }
}
