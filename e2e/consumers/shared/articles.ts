import type { TeaserArticle } from '@leserkonto/teasers/article'

const picture = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200"><path fill="${colour}" d="M0 0h300v200H0z"/></svg>`,
  )}`

export const pictures = { first: picture('#1d4e89'), second: picture('#8a3b12') }

const article = (place: number, more: Partial<TeaserArticle> = {}): TeaserArticle => ({
  url: '/artikel',
  headline: `Beitrag ${place} über die Stadt und ihre Bäume`,
  teaser: 'Der Platz wird grün, und die Parkplätze ziehen unter die Erde.',
  category: 'Stadt',
  authors: [{ name: 'Erika Muster' }],
  teaserImage: pictures.first,
  imageAlt: 'Ein Platz',
  publicationDate: 1_795_000_000 - place * 1800,
  ...more,
})

export const lead = article(0, { badges: ['plus'] })
export const articles = Array.from({ length: 6 }, (_, place) => article(place + 1))
