import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AnimatedImage } from './AnimatedImage.tsx'

test('B54: the server sends it visible, for readers without scripts', () => {
  const html = renderToStaticMarkup(<AnimatedImage src="/a.jpg" alt="Fluss" animation="growIn" />)
  expect(html).toContain('data-reveal="shown"')
  expect(html).toContain('data-animation="growIn"')
  expect(html).not.toContain('style=')
})
