import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Lightbox } from './Lightbox.tsx'

const render = (description?: string) =>
  renderToString(
    <Lightbox open={false} onClose={() => undefined} title="Der Hafen" description={description}>
      <img src="/hafen.jpg" alt="Boote" />
    </Lightbox>,
  )

test('the server writes a closed, named dialog without a style attribute', () => {
  expect(render()).toMatch(/<dialog[^>]+aria-labelledby="([^"]+)".*<h2 id="\1"[^>]*>Der Hafen<\/h2>/)
  expect(render()).not.toMatch(/<dialog[^>]* open|style=/)
})

test('a description stands below the picture, and none leaves no empty box', () => {
  expect(render('Grafik: Redaktion')).toMatch(/Boote.*Grafik: Redaktion<\/div>/)
  expect(render()).not.toContain('description')
})
