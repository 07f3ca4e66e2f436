import type { PortalView } from '@leserkonto/pages'
import { type PortalSection, portalSections, settingTexts } from '@leserkonto/texts'
import type { SettingEntry } from '../../accounts/store/settings.ts'
import type { Sources } from './sources.ts'
import { teaserOf, walled } from './walled.ts'

const articlesPerTopic = 3
const markedOnPage = 12

/** The newest of the reader's topics, and what the reader marked. */
export async function myNews({ publisher, edition, reader }: Sources): Promise<PortalView> {
  const wishes = await reader.wishes()
  if (!wishes) return { page: 'myNews', news: null }
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
  return {
    page: 'myNews',
    news: {
      topics: topics.filter(({ articles }) => articles.length > 0),
      // An article that was removed from the portal is left out.
      marked: marked.flatMap((article) => (article ? [walled(teaserOf(article))] : [])),
    },
  }
}

/** Sections a reader ticked in the profile, in the order of the navigation. */
export function chosenSections(settings: readonly Pick<SettingEntry, 'name' | 'value'>[]): PortalSection[] {
  const isOn = (topic: string) =>
    settings.some(({ name, value }) => name === `topic.${topic}` && value === 'on')
  const chosen = Object.entries(settingTexts.topics.names).flatMap(([topic, name]) =>
    isOn(topic) ? [name] : [],
  )
  return portalSections.filter(({ name }) => chosen.some((one) => one === name))
}
