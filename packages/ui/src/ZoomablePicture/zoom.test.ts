import { expect, test } from 'vitest'
import { isZoomable, pinchedScale, tapped, unzoomed } from './zoom.ts'

const afterTaps = (times: number[], scale = 1, enabled = true) =>
  times.reduce((state, atMs) => tapped(state, atMs, enabled), { ...unzoomed, scale }).scale

test.each([
  ['taps at 0 and 200 ms zoom in', [0, 200], 1, true, 2],
  ['taps at 0 and 201 ms do not', [0, 201], 1, true, 1],
  ['a pair at scale 2 zooms out', [0, 100], 2, true, 1],
  ['a pair at a pinched 1.4 zooms out', [0, 100], 1.4, true, 1],
  ['a pair does nothing when it is disabled', [0, 100], 1, false, 1],
  ['three quick taps are one pair', [0, 100, 200], 1, true, 2],
  ['four quick taps are two', [0, 100, 200, 300], 1, true, 1],
  ['the second of two slow taps can begin a pair', [0, 300, 400], 1, true, 2],
])('B39: %s', (_, times, scale, enabled, result) => {
  expect(afterTaps(times, scale, enabled)).toBe(result)
})

test.each([
  [1, 2.5, 2.5],
  [1, 3.1, 3],
  [2, 2, 3],
  [1, 0.5, 1],
  [2, 0.75, 1.5],
])('a pinch from %d by %d leads to %d', (start, ratio, scale) => {
  expect(pinchedScale(start, ratio)).toBe(scale)
})

test.each([
  [{ width: 800, height: 600 }, { width: 800, height: 600 }, false],
  [{ width: 801, height: 600 }, { width: 800, height: 600 }, true],
  [{ width: 800, height: 601 }, { width: 800, height: 600 }, true],
  [{ width: 400, height: 300 }, { width: 800, height: 600 }, false],
])('B41: an image of %j in %j zooms on click: %s', (natural, rendered, zoomable) => {
  expect(isZoomable(natural, rendered)).toBe(zoomable)
})
