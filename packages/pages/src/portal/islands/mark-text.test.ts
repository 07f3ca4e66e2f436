// @vitest-environment jsdom
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { markText } from './mark-text.ts'

const followed = vi.fn((event: Event) => event.preventDefault())
beforeAll(() => markText(document))
beforeEach(() => {
  followed.mockClear()
  getSelection()?.removeAllRanges()
  document.body.innerHTML =
    '<article data-desktop-size="medium"><h3><a href="/artikel/az-eins">Eins</a></h3><p>Worum es geht.</p></article><article><h2><a href="/b">B</a></h2><p>Text.</p></article>'
  for (const link of document.querySelectorAll('a')) link.addEventListener('click', followed)
})
afterAll(() => {
  delete document.documentElement.dataset.marksText
})

const press = (selector: string, type = 'click', init: MouseEventInit = {}) =>
  document.querySelector(selector)?.dispatchEvent(new MouseEvent(type, { bubbles: true, ...init }))

test('a click on the text of a teaser follows its link once', () => {
  press('[data-desktop-size] p')
  expect(followed).toHaveBeenCalledOnce()
  press('[data-desktop-size] a', 'click', { cancelable: true })
  expect(followed).toHaveBeenCalledTimes(2)
})

test('who has marked words stays', () => {
  getSelection()?.selectAllChildren(document.querySelector('p') ?? document.body)
  press('[data-desktop-size] p')
  expect(followed).not.toHaveBeenCalled()
})

test.each([
  ['click', { ctrlKey: true }],
  ['click', { metaKey: true }],
  ['auxclick', { button: 1 }],
])('a %s with %j opens a new tab as on the link', (type, init) => {
  press('[data-desktop-size] p', type, init)
  const [event] = followed.mock.calls[0] ?? []
  expect(event).toMatchObject('metaKey' in init ? { metaKey: true } : { ctrlKey: true })
})

test('the right button and the text of an article itself lead nowhere', () => {
  press('[data-desktop-size] p', 'auxclick', { button: 2 })
  press('article:not([data-desktop-size]) p')
  expect(followed).not.toHaveBeenCalled()
})
