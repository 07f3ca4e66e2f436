import type { Article, ArticleTeaser, Live, LiveEntry } from '@leserkonto/publisher-wire/content'
import type { ArticleText } from '../data/article-text.ts'
import { articlesOf } from '../data/articles.ts'
import type { Seed } from '../data/seed.ts'
import { unixSeconds } from './publication.ts'

/** The badges; plus articles always have one of the two plus badges. */
const badgesOf = ({ access, badges = [] }: ArticleText): string[] =>
  access === 'free' || badges.includes('plussimple') ? badges : ['plus', ...badges]

/** An edition's article at a moment. */
export const edited = (text: ArticleText, edition: string, nowMs: number): Article => {
  const { key, published, changed, dataAttributes = {}, image = null, liveAt, ...rest } = text
  const id = `${edition}-${key}`
  const publicationDate = unixSeconds(published, nowMs)
  return {
    specialBadges: [],
    authors: [],
    imageAlt: '',
    teaserType: 'standard',
    isComment: false,
    elements: [],
    imageCredit: image === null ? null : 'Zeichenstube der Redaktion',
    ...rest,
    id,
    edition,
    url: `/artikel/${id}`,
    clickUrl: `/artikel/${id}?quelle=teaser`,
    badges: badgesOf(text),
    teaserImage: image,
    ...(image !== null && { damId: `dam-${key}` }),
    additionalData: { dataAttributes: { 'article-id': id, ...dataAttributes } },
    ...(liveAt && { live: liveAt(nowMs) }),
    publicationDate,
    changeDate: changed ? Math.max(publicationDate, unixSeconds(changed, nowMs)) : null,
  }
}

/** The fields of an article in lists and fronts. */
export const teaserOf = ({
  body: _body,
  elements: _elements,
  imageCredit: _credit,
  placeLine: _placeLine,
  live: _live,
  ...teaser
}: Article): ArticleTeaser => teaser

/** An edition's texts as the newsroom has them now: without those it has withdrawn. */
export const publishedTexts = (edition: string, { articles }: Readonly<Seed>): ArticleText[] =>
  articlesOf(edition).flatMap((text) => {
    const { headline, withdrawn, teaserImage, live } = articles.get(`${edition}-${text.key}`) ?? {}
    return withdrawn
      ? []
      : [
          {
            ...text,
            ...(headline && { headline }),
            ...(teaserImage && { image: teaserImage }),
            ...(live && { liveAt: withMore(text.liveAt, live) }),
          },
        ]
  })

const withMore =
  (liveAt: ArticleText['liveAt'], more: readonly LiveEntry[]) =>
  (nowMs: number): Live => ({ entries: [...(liveAt?.(nowMs).entries ?? []), ...more] })
