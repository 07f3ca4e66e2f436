import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { VideoCard, type VideoCardProps } from './VideoCard.tsx'

const video = { title: 'Hafenfest', url: '/video/hafenfest', thumbnail: '/hafen.jpg' }
const render = (props: Partial<VideoCardProps> = {}) =>
  renderToStaticMarkup(<VideoCard video={video} {...props} />)

test('the card is one link named by its title, with a decorative picture in 16:9', () => {
  const html = render()
  expect(html.match(/<a /g)).toHaveLength(1)
  expect(html).toMatch(/<a [^>]*href="\/video\/hafenfest"[^>]*><span[^>]*>Video:<\/span> Hafenfest<\/a>/)
  expect(html).toContain('data-ratio="16/9"')
  expect(html).toMatch(/<img [^>]*src="\/hafen.jpg"[^>]*alt=""/)
  expect(html).not.toContain('style=')
})

test('a thumbnail may have addresses per breakpoint', () => {
  const html = render({
    video: { ...video, thumbnail: { cardImages: { mobile: '/m.jpg', desktop: '/d.jpg' } } },
  })
  expect(html).toMatch(/<source [^>]*srcSet="\/d.jpg"[^>]*>.*<img [^>]*src="\/m.jpg"/)
})

test('the title has the level the page gives it', () => {
  expect(render({ headingTag: 'h3' })).toMatch(/<h3[^>]*>/)
  expect(render()).not.toMatch(/<h\d/)
})

test('types: a heading of another level is refused', () => {
  // @ts-expect-error h1 is the page's
  const wrong: VideoCardProps = { video, headingTag: 'h1' }
  expect(wrong.headingTag).toBe('h1')
})

test.each([null, undefined, {}, 'javascript:alert(1)'])(
  'a video with the thumbnail %j keeps its card and its link',
  (thumbnail) => {
    const html = render({ video: { ...video, thumbnail } })
    expect(html).toContain('data-state="failed"')
    expect(html).toContain('href="/video/hafenfest"')
    expect(html).not.toContain('<img')
  },
)
