// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { picturesAround } from './pictured-by.ts'

const picture = (name: string, opens = 'lightbox') =>
  `<figure data-pictured><img src="/bilder/${name}-320.jpg" alt="Bild ${name}">` +
  `<a data-opens="${opens}" href="/bilder/${name}-1440.jpg"></a><figcaption>Was ${name} zeigt.</figcaption></figure>`

const linkTo = (name: string) => {
  const link = document.querySelector<HTMLAnchorElement>(`a[href*="${name}"]`)
  if (!link) throw new Error(`no ${name}`)
  return link
}

test('a picture opens among all of its article that open alike, each once, in its largest size', () => {
  document.body.innerHTML = `<article>${picture('a')}${picture('b')}${picture('a')}${picture('c', 'advertorial')}</article><article>${picture('d')}</article>`
  const { pictures, start } = picturesAround(linkTo('/b-'))
  expect(pictures.map(({ src, description }) => [new URL(src).pathname, description])).toEqual([
    ['/bilder/a-1440.jpg', 'Was a zeigt.'],
    ['/bilder/b-1440.jpg', 'Was b zeigt.'],
  ])
  expect(start).toBe(1)
  expect(picturesAround(linkTo('/c-')).pictures).toHaveLength(1)
})

test('a picture outside of an article opens alone', () => {
  document.body.innerHTML = picture('e')
  expect(picturesAround(linkTo('/e-'))).toMatchObject({ start: 0, pictures: [{ alt: 'Bild e' }] })
})
