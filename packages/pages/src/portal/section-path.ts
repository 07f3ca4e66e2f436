import type { ArticleTeaser } from '@leserkonto/publisher-wire/content'
import { sectionAddress } from '@leserkonto/rules'
import { portalSections } from '@leserkonto/texts'

/** Path of an article's section; undefined for adverts, which belong to none. */
export function sectionPath({ category }: Pick<ArticleTeaser, 'category'>): string | undefined {
  const section = portalSections.find(({ name }) => name === category)
  return section && sectionAddress(section.slug)
}
