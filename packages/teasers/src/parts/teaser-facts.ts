import { type BadgeKind, chosenBadges } from '@leserkonto/rules'
import { uiTexts } from '@leserkonto/texts'
import { useWords } from '@leserkonto/ui/hooks/use-words'
import { personsText } from '@leserkonto/ui/parts/persons-text'
import type { Words } from '@leserkonto/ui/parts/words'
import type { TeaserArticle } from '../article.ts'
import { hasVideo, namesAuthors } from './teaser-form.ts'

/** What a teaser says of its article beside headline and text. */
export type TeaserFacts = {
  /** The badges it shows. */
  readonly badges: readonly BadgeKind[]
  readonly isVideo: boolean
  /** Sort of teaser, for its looks. */
  readonly kind: 'video' | 'multimedia' | 'comment' | undefined
  /** 'von A und B', or '' where nobody is named. */
  readonly authors: string
  /** Category and kind, in this order, no word twice and none that a badge says already. */
  readonly words: readonly string[]
}

/** What the caller decides of it. */
export type FactOptions = {
  /** Whether this is a video teaser, against the rule of the media. */
  readonly video?: boolean | undefined
  readonly mergeLists?: boolean | undefined
  readonly hideAuthors?: boolean | undefined
}

/** The words it needs for that. */
export type FactWords = Pick<Words, 'badge' | 'personLine' | 'teaser'>

/** The site's own words for that. */
export const useFactWords = (): FactWords => ({
  badge: useWords('badge', uiTexts.badge),
  personLine: useWords('personLine', uiTexts.personLine),
  teaser: useWords('teaser', uiTexts.teaser),
})

/** Reads an article once for all parts of its teaser. Source: docs/spec/presentation.md#teasers. */
export function teaserFacts(
  article: TeaserArticle,
  { video, mergeLists, hideAuthors }: FactOptions,
  words: FactWords,
): TeaserFacts {
  const badges = chosenBadges(listOf(article.badges), listOf(article.specialBadges))
  const isVideo = video ?? hasVideo(article, mergeLists)
  const isComment = article.isComment === true
  const isNamed = namesAuthors({ badges, isVideo, isComment, isHidden: hideAuthors === true })
  const kind = kindOf(article, isVideo)
  return {
    badges,
    isVideo,
    kind,
    authors: isNamed ? personsText(listOf(article.authors), true, words.personLine) : '',
    words: distinctWords(
      badges.map((badge) => words.badge[badge]),
      [trimmed(article.category), kind && words.teaser[kind]],
    ),
  }
}

/** What is no list counts as empty, as with media. */
const listOf = <Entry>(list: readonly Entry[] | null | undefined): readonly Entry[] =>
  Array.isArray(list) ? list : []

function kindOf({ teaserType, isComment }: TeaserArticle, isVideo: boolean): TeaserFacts['kind'] {
  if (isVideo) return 'video'
  if (teaserType === 'multimedia') return 'multimedia'
  return isComment ? 'comment' : undefined
}

function distinctWords(badges: readonly string[], words: readonly (string | undefined)[]): string[] {
  const known = badges.map((badge) => badge.toLowerCase())
  const distinct: string[] = []
  for (const word of words) {
    if (!word || known.includes(word.toLowerCase())) continue
    known.push(word.toLowerCase())
    distinct.push(word)
  }
  return distinct
}

/** A text of the data without the blanks around it; '' for what is no text. */
export const trimmed = (text: unknown): string => (typeof text === 'string' ? text.trim() : '')
