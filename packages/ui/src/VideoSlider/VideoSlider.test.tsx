// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderInEdition } from '../testing/in-edition.tsx'
import { VideoSlider } from './VideoSlider.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const video = { title: 'Hafenfest', url: '/video/hafenfest', thumbnail: '/hafen.jpg' }

test('each video is a card that leads to it, with a title of the level the page gives', () => {
  renderInEdition(<VideoSlider label="Videos" headingTag="h3" videos={[video]} />)
  expect(screen.getByRole('link', { name: 'Video: Hafenfest' }).getAttribute('href')).toBe('/video/hafenfest')
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Video: Hafenfest')
})

test('the same video twice is two cards, without a complaint', () => {
  const error = vi.spyOn(console, 'error').mockReturnValue()
  renderInEdition(<VideoSlider label="Videos" videos={[video, video]} />)
  expect(screen.getAllByRole('link')).toHaveLength(2)
  expect(error).not.toHaveBeenCalled()
})

test('an entry that is no video is left out', () => {
  // @ts-expect-error: editorial data can bring what the types refuse
  renderInEdition(<VideoSlider label="Videos" videos={[null, video]} />)
  expect(screen.getAllByRole('link')).toHaveLength(1)
})
