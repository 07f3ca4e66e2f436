// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { List } from './List.tsx'

afterEach(cleanup)

test.each([
  ['unordered', 'ul', 0],
  ['ordered', 'ol', 0],
  ['checkbox', 'ul', 2],
] as const)('a list of type %s is a %s with %i checks', (type, element, checks) => {
  const html = renderToStaticMarkup(<List type={type} items={['eins', 'zwei']} />)
  expect([html.startsWith(`<${element} `), html.match(/<svg/g)?.length ?? 0]).toEqual([true, checks])
})

test('B59: the server sends all items visible, also of an animated list', () => {
  expect(renderToStaticMarkup(<List animated items={['eins', 'zwei']} />)).not.toContain('data-waiting')
})

test('equal items and elements without keys are no complaint', () => {
  const complaint = vi.spyOn(console, 'error')
  renderToStaticMarkup(<List items={['eins', 'eins', <b key="x">zwei</b>]} />)
  expect(complaint).not.toHaveBeenCalled()
})

test('B59: once its last item has appeared an animated list is at rest', () => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('ResizeObserver', function observer(look: () => void) {
    return { observe: look, disconnect: () => undefined }
  })
  vi.stubGlobal('IntersectionObserver', function observer(report: (entries: object[]) => void) {
    const observe = () => report([{ isIntersecting: true, intersectionRatio: 1 }])
    return { observe, disconnect: () => undefined }
  })
  const { container } = render(<List animated items={['eins', 'zwei', 'drei']} />)
  const waiting = () => container.querySelectorAll('li[data-waiting]').length
  expect([waiting(), vi.getTimerCount()]).toEqual([2, 1])
  act(() => vi.advanceTimersByTime(2000))
  expect([waiting(), vi.getTimerCount()]).toEqual([0, 0])
})
