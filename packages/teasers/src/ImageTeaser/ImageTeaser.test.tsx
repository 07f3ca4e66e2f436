import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { ImageTeaser, type ImageTeaserProps } from './ImageTeaser.tsx'

const html = (props: Partial<ImageTeaserProps> = {}) =>
  renderToStaticMarkup(<ImageTeaser href="/dossier/aue" image="/aue.jpg" headline="Die Aue" {...props} />)

test('one link, named by the headline, with a decorative picture in 3/2', () => {
  expect(html().match(/<a /g)).toHaveLength(1)
  expect(html()).toMatch(/<h3[^>]*><a [^>]*href="\/dossier\/aue">Die Aue<\/a><\/h3>/)
  expect(html()).toMatch(/data-ratio="3\/2".*<img [^>]*src="\/aue.jpg"[^>]*alt=""/)
})

test('topmark and text stand around the headline, and only where there are any', () => {
  const markup = html({ topmark: 'Dossier', text: 'Zehn Reportagen.' })
  expect(markup).toMatch(/Dossier<\/p><h3.*<\/h3><p[^>]*>Zehn Reportagen\./)
  expect(html()).not.toMatch(/<p[ >]/)
})

test('a long headline is cut at 65 characters and kept as title, a long text at 180', () => {
  const markup = html({ headline: 'Wort '.repeat(20), text: 'Satz '.repeat(60) })
  const [, title = '', shown = ''] = /title="([^"]*)"[^>]*>([^<]*)</.exec(markup) ?? []
  expect([title.length, shown.length <= 66, shown.endsWith('…')]).toEqual([99, true, true])
  const [, text = ''] = /<p[^>]*>([^<]*)</.exec(markup) ?? []
  expect([text.length <= 181, text.endsWith('…')]).toEqual([true, true])
})

test('the picture carries its id', () => {
  expect(html({ damId: 'dam-1' })).toContain('data-dam-id="dam-1"')
})

test('badges stand before the topmark, and unknown ones leave nothing', () => {
  expect(html({ badges: ['plus'], topmark: 'Dossier' })).toMatch(/Plus-Artikel.*Dossier<\/p><h3/)
  expect(html({ badges: ['plus'] })).toMatch(/Plus-Artikel.*<\/p><h3/)
  expect(html({ badges: ['nie-gehört'] })).not.toMatch(/<p[ >]/)
})

test('B31: a tag that is none becomes the default', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect(html({ headingTag: 'h2' })).toContain('<h2')
  // @ts-expect-error: editorial data can bring what the types refuse
  expect(html({ headingTag: 'h1' })).toContain('<h3')
})

test('its picture is loaded first where the page says so', () => {
  expect(html({ priority: true })).toMatch(/loading="eager" fetchPriority="high"/)
})

test('what is missing leaves no empty line, no empty link and no broken picture', () => {
  const markup = html({ headline: ' ', topmark: ' ', text: null, imageAlt: null, image: null })
  expect(markup).toMatch(/<a [^>]*>Ohne Titel<\/a>/)
  expect(markup).not.toMatch(/<p[ >]|<img/)
  expect(html({ image: 'javascript:x', href: 'javascript:x' })).toMatch(/href="#".*data-state="failed"/)
  expect(html({ imageAlt: null })).toContain('alt=""')
})

test('types: what no teaser has is refused', () => {
  const [href, image, headline] = ['/x', '/a.jpg', 'Titel']
  const wrong: readonly object[] = [
    // @ts-expect-error the page’s own heading is no teaser’s
    { href, image, headline, headingTag: 'h1' } satisfies ImageTeaserProps,
    // @ts-expect-error no such shape
    { href, image, headline, ratio: '7/1' } satisfies ImageTeaserProps,
    // @ts-expect-error a teaser needs its headline
    { href, image } satisfies ImageTeaserProps,
    // @ts-expect-error a teaser says where it leads
    { image, headline } satisfies ImageTeaserProps,
    // @ts-expect-error that there is no picture has to be said
    { href, headline } satisfies ImageTeaserProps,
  ]
  expect(wrong).toHaveLength(5)
})
