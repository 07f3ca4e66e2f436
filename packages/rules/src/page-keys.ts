/** What the publisher says has changed among its articles. */
export type ContentChange = {
  /** Shortcut of the edition. */
  readonly edition: string
  /** The article; without one it is about lists. */
  readonly articleId?: string | undefined
  /** Slug of a section whose list has changed; without one, the front and the newest articles. */
  readonly section?: string | undefined
  /** The article was taken from the portal: nothing of it may be shown again, not even while the publisher is down. */
  readonly withdrawn: boolean
}

/** What a kept page is about. Each is the name of a key in `Surrogate-Key`, by which caches forget pages. */
export const pageKeys = {
  /** Every kept page. */
  all: 'portal',
  /** Pages that show an article or its teaser. */
  article: (id: string) => `article-${id}`,
  /** Pages of a section. */
  section: (edition: string, slug: string) => `section-${edition}-${slug}`,
  /** Pages and files made of the newest articles, which any change may be among: front, authors, feed, sitemap. */
  newest: (edition: string) => `newest-${edition}`,
} as const

/** Keys of the pages that a change makes outdated. */
export const keysOfChange = ({ edition, articleId, section }: ContentChange): string[] => [
  pageKeys.newest(edition),
  ...(articleId === undefined ? [] : [pageKeys.article(articleId)]),
  ...(section === undefined ? [] : [pageKeys.section(edition, section)]),
]
