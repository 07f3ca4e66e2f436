import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { SlideOutPanel, type SlideOutPanelProps } from './SlideOutPanel.tsx'

const render = (side?: SlideOutPanelProps['side']) =>
  renderToStaticMarkup(
    <SlideOutPanel open={false} onClose={() => undefined} title="Menü" side={side}>
      Inhalt
    </SlideOutPanel>,
  )

test('the server writes a closed dialog named by its title', () => {
  expect(render()).toMatch(/<dialog[^>]+aria-labelledby="([^"]+)".*<h2 id="\1"[^>]*>Menü<\/h2>/)
  expect(render()).not.toMatch(/<dialog[^>]* open|style=/)
})

test('each side has its own edge, and one that only data could name is the start', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  expect(render('end')).not.toBe(render('start'))
  // @ts-expect-error the types refuse it
  expect(render('left')).toBe(render('start'))
  expect(warn).toHaveBeenCalledOnce()
})
