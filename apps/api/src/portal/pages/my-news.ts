import type { NewsToBegin, PortalView } from '@leserkonto/pages'
import type { ArticleTeaser } from '@leserkonto/publisher-wire/content'
import { isAdvert } from '@leserkonto/rules'
import { type PortalSection, portalSections, settingTexts } from '@leserkonto/texts'
import type { SettingEntry } from '../../accounts/store/settings.ts'
import type { Sources } from './sources.ts'
import { teaserOf, walled } from './walled.ts'

const articlesPerTopic = 3
const markedOnPage = 12
/** Two rows of three, and so many to choose from that they are of different sections. */
const articlesToBegin = 6
const lookedToBegin = 40

/** The newest of the reader's topics, and what the reader marked; where that is nothing, what to begin with. */
export async function myNews(sources: Sources): Promise<PortalView> {
  const { publisher, edition, reader } = sources
  const wishes = await reader.wishes()
  if (!wishes) return { page: 'myNews', news: null, begin: await newsToBegin(sources) }
  const ofEdition = { edition: edition.shortcut, limit: articlesPerTopic }
  const [topics, marked] = await Promise.all([
    Promise.all(
      chosenSections(wishes.settings).map(async (section) => {
        const page = await publisher.articles({ ...ofEdition, category: section.name })
        return { section, articles: page?.articles ?? [] }
      }),
    ),
    Promise.all(wishes.marked.slice(0, markedOnPage).map(publisher.article)),
  ])
  const news = {
    topics: topics.filter(({ articles }) => articles.length > 0),
    // An article that was removed from the portal is left out.
    marked: marked.flatMap((article) => (article ? [walled(teaserOf(article))] : [])),
  }
  const isEmpty = news.topics.length + news.marked.length === 0
  return { page: 'myNews', news, begin: isEmpty ? await newsToBegin(sources) : null }
}

/** All topics there are, and the newest article of each section in turn. */
async function newsToBegin({ publisher, edition }: Sources): Promise<NewsToBegin> {
  const page = await publisher.articles({ edition: edition.shortcut, limit: lookedToBegin }).catch(() => null)
  const news = (page?.articles ?? []).filter((article) => !isAdvert(article))
  return { topics: allTopics, articles: ofDifferentSections(news).slice(0, articlesToBegin) }
}

/** The first of each section, then the others. */
function ofDifferentSections(articles: readonly ArticleTeaser[]): ArticleTeaser[] {
  const isFirst = ({ category }: ArticleTeaser, place: number) =>
    articles.findIndex((other) => other.category === category) === place
  return [...articles.filter(isFirst), ...articles.filter((article, place) => !isFirst(article, place))]
}

/** What readers may choose, with its section, in the order of the navigation. */
const allTopics = portalSections.flatMap((section) =>
  Object.entries(settingTexts.topics.names).flatMap(([topic, name]) =>
    name === section.name ? [{ topic, section }] : [],
  ),
)

/** Sections a reader ticked in the profile, in the order of the navigation. */
export const chosenSections = (settings: readonly Pick<SettingEntry, 'name' | 'value'>[]): PortalSection[] =>
  allTopics.flatMap(({ topic, section }) =>
    settings.some(({ name, value }) => name === `topic.${topic}` && value === 'on') ? [section] : [],
  )
