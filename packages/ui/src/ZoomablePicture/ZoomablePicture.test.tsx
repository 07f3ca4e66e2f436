import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ZoomablePicture } from './ZoomablePicture.tsx'

test('the server sends it unzoomed, with a button for every gesture and no style attribute', () => {
  const html = renderToStaticMarkup(<ZoomablePicture src="/a.jpg" alt="Fluss" />)
  expect([...html.matchAll(/<button[^>]*aria-label="([^"]+)"/g)].map(([, name]) => name)).toEqual([
    'Verkleinern',
    'Originalgröße',
    'Vergrößern',
  ])
  expect([html.includes('data-scale="1"'), html.includes('tabindex'), html.includes('style=')]).toEqual([
    true,
    false,
    false,
  ])
})
