import { act, type ReactElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { completeWindow } from './in-edition.tsx'
import type { Block } from './story-blocks.tsx'

/** What the server would send; the browser is hidden while it renders. */
function serverHtml(element: ReactElement): string {
  vi.stubGlobal('window', undefined)
  vi.stubGlobal('document', undefined)
  const html = renderToString(element)
  vi.unstubAllGlobals()
  return html
}

/** Tests that every state of the blocks hydrates without a warning; for a file of tests in jsdom. */
export function testHydration(blocks: readonly Block[]): void {
  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    completeWindow()
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  describe.each(blocks)('$name', ({ stories }) => {
    test.each(stories)('$name hydrates without a warning', async ({ element }) => {
      const container = document.createElement('div')
      container.innerHTML = serverHtml(element)
      document.body.append(container)
      const complaints: unknown[] = []
      vi.spyOn(console, 'error').mockImplementation((...said) => complaints.push(said))
      vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
      const root = await act(() =>
        hydrateRoot(container, element, { onRecoverableError: (error) => complaints.push(error) }),
      )
      await act(() => root.unmount())
      container.remove()
      expect(complaints).toEqual([])
    })
  })
}
