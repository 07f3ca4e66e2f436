import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { StoryHeaderImage } from './StoryHeaderImage.tsx'

const captionOf = (html: string) => /<figcaption.*<\/figcaption>/.exec(html)?.[0].replace(/<[^>]+>/g, '')

test.each([
  [{ description: 'Die Aue.', credit: 'A. Muster' }, 'Die Aue. Bild: A. Muster'],
  [{ credit: 'A. Muster' }, 'Bild: A. Muster'],
  [{ description: 'Die Aue.' }, 'Die Aue.'],
  [{}, undefined],
])('with %j the caption reads %j', (props, caption) => {
  expect(captionOf(renderToStaticMarkup(<StoryHeaderImage images="/a.jpg" {...props} />))).toBe(caption)
})

test('the picture loads at once and first', () => {
  expect(renderToStaticMarkup(<StoryHeaderImage images="/a.jpg" />)).toContain('fetchPriority="high"')
})
