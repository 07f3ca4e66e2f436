import type { ArticleTeaser, Front } from '@leserkonto/publisher-wire/content'
import { chosenBadges, effectiveSeconds } from '@leserkonto/rules'

/** How long breaking news have the bar across the page. */
const breakingS = 6 * 3600

/** Whether the newsroom marks an article as breaking news. */
export const isBreaking = ({ badges, specialBadges }: ArticleTeaser): boolean =>
  chosenBadges(badges, specialBadges).includes('breakingnews')

/** The newest breaking news of a front that is fresh; none where that is its lead, which says so itself. */
export function breakingNews(
  front: Front,
  latest: readonly ArticleTeaser[],
  now: Date,
): ArticleTeaser | undefined {
  const oldest = now.getTime() / 1000 - breakingS
  const at = (article: ArticleTeaser) => effectiveSeconds(article) ?? 0
  const [newest] = [...latest, ...front.blocks.flatMap(({ articles }) => articles)]
    .filter((article) => isBreaking(article) && at(article) >= oldest)
    .sort((one, other) => at(other) - at(one))
  return newest?.id === front.blocks[0]?.articles[0]?.id ? undefined : newest
}
