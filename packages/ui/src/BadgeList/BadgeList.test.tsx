import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BadgeList } from './BadgeList.tsx'

const kinds = (html: string) => [...html.matchAll(/data-kind="([^"]+)"/g)].map(([, kind]) => kind)

test('B16: known badges in order, each once', () => {
  const html = renderToStaticMarkup(<BadgeList names={['PLUS', 'Live', 'unknown', 'plus']} />)
  expect(kinds(html)).toEqual(['plus', 'live'])
})

test('special badges come after the others', () => {
  const html = renderToStaticMarkup(<BadgeList names={['live']} specialNames={['ad', 'LIVE']} />)
  expect(kinds(html)).toEqual(['live', 'ad'])
})

test('without a known badge there is no empty list', () => {
  expect(renderToStaticMarkup(<BadgeList names={['unknown']} />)).toBe('')
})

test.each([
  ['small', 'large', ['plussimple', 'plus']],
  ['medium', 'small', ['plussimple']],
  ['large', 'extraLarge', ['plus']],
] as const)('B19: a teaser %s on mobile and %s on desktop holds %j', (mobileSize, desktopSize, expected) => {
  const list = <BadgeList names={['plus']} mobileSize={mobileSize} desktopSize={desktopSize} />
  expect(kinds(renderToStaticMarkup(list))).toEqual(expected)
})
