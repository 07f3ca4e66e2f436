import type { LetterEntry, PortalView } from '@leserkonto/pages'
import { rightCodes } from '@leserkonto/rules'
import { offerOf } from './article.ts'
import type { Sources } from './sources.ts'

const articlesInIssue = 5

/** The lists that need the right 01, and their latest issue for readers who have it. */
export async function premiumNewsletters(sources: Sources): Promise<PortalView> {
  const { publisher, edition, reader } = sources
  const { newsletters } = await publisher.newsletters(edition.shortcut)
  const wall = await reader.wall(rightCodes.premiumNewsletters)
  return {
    page: 'premium',
    newsletters: newsletters.filter(({ premium }) => premium),
    issue: wall ? null : await latestIssue(sources),
    wall,
    offer: wall && (await offerOf(rightCodes.premiumNewsletters, sources)),
  }
}

/** The beginnings of the newest plus articles, which the right 01 includes. */
async function latestIssue({ publisher, edition }: Sources): Promise<LetterEntry[]> {
  const page = await publisher.articles({ edition: edition.shortcut, limit: 50 })
  const newest = (page?.articles ?? []).filter(({ access }) => access === 'plus').slice(0, articlesInIssue)
  const texts = await Promise.all(newest.map(({ id }) => publisher.article(id)))
  return newest.flatMap((article, index) => {
    const opening = texts[index]?.body[0]
    return opening === undefined ? [] : [{ article, opening }]
  })
}
