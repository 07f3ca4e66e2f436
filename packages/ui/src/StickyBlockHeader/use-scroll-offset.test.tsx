// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { StickyBlockHeader } from './StickyBlockHeader.tsx'

const offset = () => document.documentElement.style.getPropertyValue('--lk-scroll-offset')
let measures: (() => void)[] = []

beforeEach(() => {
  measures = []
  vi.stubGlobal('ResizeObserver', function observer(measure: () => void) {
    return { observe: () => measures.push(measure), disconnect: () => undefined }
  })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const shownWith = (height: number, top: string) => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(height)
  render(<StickyBlockHeader title="Ein Titel in zwei Zeilen" style={{ insetBlockStart: top }} />)
  for (const measure of measures) measure()
}

test('what takes the focus stays below a header, however many lines its title has', () => {
  shownWith(115, '60px')
  expect(offset()).toBe('183px')
})

test('one that does not stick covers nothing, and one that is gone leaves nothing', () => {
  shownWith(115, '-800px')
  expect(offset()).toBe('')
  shownWith(52, '60px')
  expect(offset()).toBe('120px')
  cleanup()
  expect(offset()).toBe('')
})
