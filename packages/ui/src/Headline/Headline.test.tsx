import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Headline, headlineVariants } from './Headline.tsx'

const tagOf = (html: string) => /^<(\w+)/.exec(html)?.[1]

test.each([
  ['headline1', 'h1'],
  ['headline2', 'h2'],
  ['headline3', 'h3'],
  ['headline4', 'h4'],
  ['headline5', 'h5'],
  ['blockLine', 'h2'],
  ['topmark', 'p'],
] as const)('%s is a %s unless told otherwise', (variant, tag) => {
  expect(tagOf(renderToStaticMarkup(<Headline variant={variant}>Titel</Headline>))).toBe(tag)
})

test.each(headlineVariants)('%s takes another element without another look', (variant) => {
  const html = renderToStaticMarkup(
    <Headline variant={variant} headingTag="h3">
      Titel
    </Headline>,
  )
  expect([tagOf(html), html.includes(`data-variant="${variant}"`)]).toEqual(['h3', true])
})

test('B31: a tag that is no headline falls back with a warning', () => {
  const warning = vi.spyOn(console, 'warn').mockImplementation(() => {})
  // @ts-expect-error: editorial data can bring what the types refuse
  expect(tagOf(renderToStaticMarkup(<Headline headingTag="div">Titel</Headline>))).toBe('h2')
  expect(warning).toHaveBeenCalledOnce()
})
