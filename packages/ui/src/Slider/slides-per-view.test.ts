import { expect, test } from 'vitest'
import { cardLayouts, imageLayouts, minCardSlideWidth, slideLayoutAt, slidesFit } from './slides-per-view.ts'

const room = (viewportWidth: number, containerWidth: number, minWidthWins = true) => ({
  viewportWidth,
  containerWidth,
  minSlideWidth: minCardSlideWidth,
  minWidthWins,
})

test.each([
  [479, 479, { slidesPerView: 1.5, spaceBetween: 8, slidesPerGroup: 1 }],
  [799, 799, { slidesPerView: 1.5, spaceBetween: 8, slidesPerGroup: 1 }],
  [820, 820, { slidesPerView: 2.5, spaceBetween: 20, slidesPerGroup: 1 }],
  [999, 999, { slidesPerView: 2.5, spaceBetween: 20, slidesPerGroup: 1 }],
  [1000, 1000, { slidesPerView: 3.5, spaceBetween: 20, slidesPerGroup: 3 }],
  [1200, 1160, { slidesPerView: 3.5, spaceBetween: 20, slidesPerGroup: 3 }],
])('at %i pixels in a container of %i the layout is %j', (viewport, container, layout) => {
  expect(slideLayoutAt(cardLayouts, room(viewport, container))).toEqual(layout)
})

test('1.5 slides give way where they would be narrower than 230 pixels', () => {
  expect(slideLayoutAt(cardLayouts, room(353, 353))?.slidesPerView).toBe(1.5)
  const narrow = slideLayoutAt(cardLayouts, room(320, 288))
  expect(narrow?.slidesPerView).toBeCloseTo(296 / 238, 10)
  const slideWidth = (288 - ((narrow?.slidesPerView ?? 0) - 1) * 8) / (narrow?.slidesPerView ?? 1)
  expect(slideWidth).toBeCloseTo(230, 10)
})

test('the count wins when told so, and never are slides wider than the container', () => {
  expect(slideLayoutAt(cardLayouts, room(320, 288, false))?.slidesPerView).toBe(1.5)
  expect(slideLayoutAt(cardLayouts, room(320, 180))?.slidesPerView).toBe(1)
})

test('a narrow column on a wide screen keeps slides readable, and a step skips none', () => {
  expect(slideLayoutAt(cardLayouts, room(1400, 480))).toMatchObject({ slidesPerView: 2, slidesPerGroup: 2 })
})

test('pictures are shown one at a time at any width, and no layouts give none', () => {
  expect(slideLayoutAt(imageLayouts, { ...room(1400, 900), minSlideWidth: 0 })?.slidesPerView).toBe(1)
  expect(slideLayoutAt({}, room(1400, 900))).toBeUndefined()
})

test.each([
  [3, 3.5, true],
  [4, 3.5, false],
  [1, 1.5, true],
  [2, 1.5, false],
  [0, 1, true],
])('%i slides with %f seen fit by their number: %s', (count, slidesPerView, fit) => {
  const layout = { slidesPerView, spaceBetween: 20 }
  expect(slidesFit(count, layout, { containerWidth: 1000, offsetAfter: 20 })).toBe(fit)
})

test.each([
  [459, 2, false],
  [460, 2, true],
  [480, 2, true],
  [460, 3, false],
  [0, 2, false],
])('in %i px and the 20 after it %i cards of 230 px fit: %s', (containerWidth, count, fit) => {
  const spaceBetween = 20
  const slidesPerView = (containerWidth + spaceBetween) / (230 + spaceBetween)
  expect(slidesFit(count, { slidesPerView, spaceBetween }, { containerWidth, offsetAfter: 20 })).toBe(fit)
})
