// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lockScroll, useScrollLock } from './scroll-lock.ts'

const { body } = document

function Part({ locked }: { locked: boolean }) {
  useScrollLock(locked)
  return null
}

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
})

afterEach(() => {
  cleanup()
  body.removeAttribute('style')
})

test('stacked locks let go with the last release, in any order', () => {
  const [first, second] = [lockScroll(), lockScroll()]
  first()
  expect(body.style.overflow).toBe('hidden')
  second()
  expect(body.style.overflow).toBe('')
})

test('a release called twice does not take away the lock of another', () => {
  const [first, second] = [lockScroll(), lockScroll()]
  first()
  first()
  expect(body.style.overflow).toBe('hidden')
  second()
})

test('overflow and padding come back as they were, and the position with them', () => {
  body.style.overflow = 'auto'
  body.style.paddingInlineEnd = '7px'
  const before = body.style.cssText
  Object.assign(window, { scrollX: 0, scrollY: 321 })
  lockScroll()()
  expect(body.style.cssText).toBe(before)
  expect(window.scrollTo).toHaveBeenCalledWith({ left: 0, top: 321, behavior: 'instant' })
})

test('a fragment followed under the lock keeps its position', () => {
  const release = lockScroll()
  location.hash = '#absatz'
  release()
  expect(window.scrollTo).not.toHaveBeenCalled()
})

test('the hook holds the lock while it is told to and lets go when it leaves', () => {
  const { rerender, unmount } = render(<Part locked={false} />, { reactStrictMode: true })
  expect(body.style.overflow).toBe('')
  rerender(<Part locked />)
  expect(body.style.overflow).toBe('hidden')
  unmount()
  expect(body.style.overflow).toBe('')
})
