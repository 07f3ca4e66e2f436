import { imageSources } from '@leserkonto/ui/parts/image-sources'
import { expect, test } from 'vitest'
import { cardImage, type TeaserImage, type TeaserSizes, teaserImage } from './teaser-image.ts'

/** The address shown at 360, 600, 900 and 1200 px. */
function shownAt(address: ReturnType<typeof teaserImage>): readonly (string | undefined)[] {
  const { src, sources } = imageSources(address) ?? { src: undefined, sources: [] }
  return [360, 600, 900, 1200].map(
    (width) => sources.find(({ minWidthPx }) => width >= minWidthPx)?.srcSet ?? src,
  )
}

const sizes: TeaserSizes = { mobileSize: 'medium', desktopSize: 'medium' }
const perBreakpoint = { mobile: '/cm', mobileLandscape: '/cl', tablet: '/ct', desktop: '/cd' }
const perSize = {
  mobileImages: { small: '/ms', medium: '/mm', large: '/ml' },
  desktopImages: { small: '/ds', smallVariant: '/dv', medium: '/dm', large: '/dl', extraLarge: '/dx' },
}

const cases: [string, TeaserImage | null | undefined, Partial<TeaserSizes>, string[] | undefined][] = [
  ['a string', '/a', {}, ['/a', '/a', '/a', '/a']],
  ['pictures per size', perSize, {}, ['/mm', '/mm', '/dm', '/dm']],
  ['the small ones', perSize, { mobileSize: 'small', desktopSize: 'small' }, ['/ms', '/ms', '/ds', '/ds']],
  [
    'the largest ones',
    perSize,
    { mobileSize: 'large', desktopSize: 'extraLarge' },
    ['/ml', '/ml', '/dx', '/dx'],
  ],
  [
    'the next larger size',
    {
      mobileImages: { small: '/ms', large: '/ml' },
      desktopImages: { smallVariant: '/dv', extraLarge: '/dx' },
    },
    {},
    ['/ml', '/ml', '/dx', '/dx'],
  ],
  [
    'the next smaller size where none is larger',
    { mobileImages: { small: '/ms' }, desktopImages: { small: '/ds', smallVariant: '/dv' } },
    {},
    ['/ms', '/ms', '/dv', '/dv'],
  ],
  ['the card’s', { cardImages: perBreakpoint }, {}, ['/cm', '/cl', '/ct', '/cd']],
  [
    'the card’s before the direct ones',
    { cardImages: perBreakpoint, mobile: '/m' },
    {},
    ['/cm', '/cl', '/ct', '/cd'],
  ],
  ['direct variants', perBreakpoint, {}, ['/cm', '/cl', '/ct', '/cd']],
  [
    'mobile ones beside direct ones',
    { ...perBreakpoint, mobileImages: { medium: '/mm' } },
    {},
    ['/mm', '/mm', '/ct', '/cd'],
  ],
  [
    'desktop ones beside the card’s',
    { cardImages: perBreakpoint, desktopImages: { medium: '/dm' } },
    {},
    ['/cm', '/cl', '/dm', '/dm'],
  ],
  [
    'desktop ones beside a card of one width',
    { cardImages: { desktop: '/cd' }, desktopImages: { medium: '/dm' } },
    {},
    ['/cd', '/cd', '/dm', '/dm'],
  ],
  [
    'mobile ones beside a direct one of one width',
    { mobile: '/m', mobileImages: { medium: '/mm' } },
    {},
    ['/mm', '/mm', '/m', '/m'],
  ],
  [
    'mobile ones beside a direct desktop one',
    { desktop: '/d', mobileImages: { medium: '/mm' } },
    {},
    ['/mm', '/mm', '/d', '/d'],
  ],
  ['desktop ones alone', { desktopImages: { medium: '/dm' } }, {}, ['/dm', '/dm', '/dm', '/dm']],
  ['mobile ones alone', { mobileImages: { medium: '/mm' } }, {}, ['/mm', '/mm', '/mm', '/mm']],
  [
    'an empty address and the next',
    { desktopImages: { medium: '', large: '/dl' } },
    {},
    ['/dl', '/dl', '/dl', '/dl'],
  ],
  [
    'an address that is none and the next',
    { mobileImages: { medium: 'javascript:x', large: '/ml' } },
    {},
    ['/ml', '/ml', '/ml', '/ml'],
  ],
  ['null', null, {}, undefined],
  ['nothing', undefined, {}, undefined],
  ['an empty string', '', {}, undefined],
  ['an empty set', {}, {}, undefined],
  ['empty lists', { mobileImages: {}, desktopImages: null, cardImages: {} }, {}, undefined],
]

test.each(cases)('B32: of %s a teaser shows the right one at each width', (_, image, given, shown) => {
  expect(shownAt(teaserImage(image, { ...sizes, ...given }))).toEqual(shown ?? Array(4).fill(undefined))
})

test('B32: retina variants stay with their width', () => {
  const address = teaserImage(
    { mobile: '/m', mobileRetina: '/m2', desktopImages: { medium: { tablet: '/t', tabletRetina: '/t2' } } },
    sizes,
  )
  expect(imageSources(address)).toEqual({
    src: '/m',
    srcSet: '/m, /m2 2x',
    sources: [{ minWidthPx: 800, srcSet: '/t, /t2 2x' }],
  })
})

test.each<[string, TeaserImage | null, string[] | undefined]>([
  ['its own first', { ...perSize, cardImages: perBreakpoint }, ['/cm', '/cl', '/ct', '/cd']],
  ['one for all widths', { ...perSize, cardImages: '/c' }, ['/c', '/c', '/c', '/c']],
  ['the medium sizes without its own', perSize, ['/mm', '/mm', '/dm', '/dm']],
  ['direct ones', perBreakpoint, ['/cm', '/cl', '/ct', '/cd']],
  ['a string', '/a', ['/a', '/a', '/a', '/a']],
  ['nothing', null, undefined],
])('B32: a card shows %s', (_, image, shown) => {
  expect(shownAt(cardImage(image))).toEqual(shown ?? Array(4).fill(undefined))
})
