// @vitest-environment jsdom
import { render as renderInPage } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
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

test('a page loaded again while it was open leaves the entry that was for it', async () => {
  history.pushState({ lkOverlays: ['gone'] }, '')
  const go = vi.spyOn(history, 'go').mockReturnValue()
  renderInPage(
    <Lightbox open={false} onClose={() => undefined} title="Der Hafen">
      <img src="/hafen.jpg" alt="Boote" />
    </Lightbox>,
  )
  await expect.poll(() => go).toHaveBeenCalledExactlyOnceWith(-1)
})
