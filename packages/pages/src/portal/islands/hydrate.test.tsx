// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { FactBox } from '../blocks/FactBox.tsx'
import { hydrate } from './hydrate.tsx'
import { Island } from './Island.tsx'

afterEach(() => vi.unstubAllGlobals())

test('the toggle of each long box names the box that it opens', async () => {
  vi.stubGlobal('ResizeObserver', function observer() {
    return { observe: () => undefined, disconnect: () => undefined }
  })
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(400)
  const facts = { title: 'Die Fakten', paragraphs: ['Erstens.', 'Zweitens.'] }
  document.body.innerHTML = renderToString(
    <article>
      {['a', 'b'].map((key) => (
        <Island key={key} name="box" when="seen" component={FactBox} props={facts} />
      ))}
    </article>,
  )
  const islands = [...document.querySelectorAll<HTMLElement>('[data-island]')]
  await act(async () => {
    for (const island of islands) hydrate(island, FactBox, facts)
  })
  const opened = islands.map((island) => {
    const id = island.querySelector('button')?.getAttribute('aria-controls') ?? ''
    return island.contains(document.getElementById(id))
  })
  expect(opened).toEqual([true, true])
})
