// @vitest-environment jsdom
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { CardTeaser } from '../CardTeaser/CardTeaser.tsx'
import { sampleArticle, sampleNow } from '../samples/sample-articles.ts'
import { TeaserGrid } from '../TeaserGrid/TeaserGrid.tsx'
import { ArticleTeaser } from './ArticleTeaser.tsx'

afterEach(cleanup)

/** Clicks the link; returns whether the browser was kept from following it. */
function click(init: MouseEventInit = {}): boolean {
  const link = screen.getByRole('link')
  const event = createEvent.click(link, { button: 0, ...init })
  fireEvent(link, event)
  return event.defaultPrevented
}

test.each([
  ['ArticleTeaser', ArticleTeaser],
  ['CardTeaser', CardTeaser],
])('B27: a plain click on the %s tells of the article once, instead of following the link', (_, Teaser) => {
  const listener = vi.fn()
  render(<Teaser article={sampleArticle} now={sampleNow} onArticleClick={listener} />)
  expect(click()).toBe(true)
  expect(listener.mock.calls.map(([article]) => article)).toEqual([sampleArticle])
  expect(listener.mock.calls[0]?.[0]).toBe(sampleArticle)
})

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'B27: a click with %j is the browser’s',
  (init) => {
    const listener = vi.fn()
    render(<ArticleTeaser article={sampleArticle} now={sampleNow} onArticleClick={listener} />)
    expect(click(init)).toBe(false)
    expect(listener).not.toHaveBeenCalled()
  },
)

test('B27: without a listener the link is followed', () => {
  render(<ArticleTeaser article={sampleArticle} now={sampleNow} />)
  expect(click()).toBe(false)
})

test('B27: a grid tells which of its articles was clicked, in the type it was given', () => {
  const listener = vi.fn<(article: { id: number }) => void>()
  const articles = [{ ...sampleArticle, id: 7 }]
  render(<TeaserGrid articles={articles} now={sampleNow} onArticleClick={({ id }) => listener({ id })} />)
  click()
  expect(listener).toHaveBeenCalledWith({ id: 7 })
})
