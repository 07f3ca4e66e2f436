import type { PortalView } from '@leserkonto/pages'
import { pageKeys } from '@leserkonto/rules'
import { latestSection } from '@leserkonto/texts'

/** What a page is about, so that a change of any of it is a reason to forget the page. */
export function keysOf(view: PortalView, edition: string): string[] {
  switch (view.page) {
    case 'section': {
      const articles = view.articles.map(({ id }) => pageKeys.article(id))
      const list =
        view.section.slug === latestSection.slug
          ? pageKeys.newest(edition)
          : pageKeys.section(edition, view.section.slug)
      return [pageKeys.all, list, ...articles]
    }
    case 'article':
      return [
        pageKeys.all,
        ...[view.article, ...view.related, ...(view.mostRead ?? [])].map(({ id }) => pageKeys.article(id)),
      ]
    case 'live':
      return [pageKeys.all, pageKeys.article(view.article.id)]
    // What is made of the newest articles is forgotten at each change, so that none of them need be named.
    default:
      return [pageKeys.all, pageKeys.newest(edition)]
  }
}
