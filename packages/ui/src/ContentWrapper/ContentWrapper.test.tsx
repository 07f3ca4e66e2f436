import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { ContentWrapper, contentWidths } from './ContentWrapper.tsx'

test.each(contentWidths)('knows the width %s', (size) => {
  expect(renderToStaticMarkup(<ContentWrapper size={size} />)).toContain(`data-size="${size}"`)
})

test('an unknown width from data becomes that of the page', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect(renderToStaticMarkup(<ContentWrapper {...JSON.parse('{"size":"giant"}')} />)).toContain(
    'data-size="page"',
  )
})

test('is the element that suits the place', () => {
  expect(renderToStaticMarkup(<ContentWrapper as="main" id="inhalt" />)).toMatch(/^<main id="inhalt"/)
})
