import type {
  Focus,
  Live,
  MediaLists,
  Person,
  StoryElement,
  TeaserImageSet,
} from '@leserkonto/publisher-wire/content'

type Category =
  | 'Lokales'
  | 'Region'
  | 'Politik'
  | 'Wirtschaft'
  | 'Sport'
  | 'Kultur'
  | 'Freizeit'
  | 'Wissen'
  | 'Meinung'
  | 'Anzeige'

/** When an article appeared, relative to the clock, so that every front has fresh, today's, yesterday's and older ones. */
export type Publication =
  /** Fewer than 180 count as fresh. */
  | { minutesAgo: number }
  /** Fraction of the part of today (Berlin) that is over, 0 to 1: so the time is always today and never in the future. */
  | { todayShare: number }
  /** Berlin calendar days back, at that time of day (HH:mm). */
  | { daysAgo: number; at: string }

/** An article as its author delivers it; edition, id, addresses and dates are added at a request. */
export type ArticleText = MediaLists & {
  /** The readable part of the id, `[a-z0-9-]`. */
  key: string
  headline: string
  teaser: string
  category: Category
  access: 'free' | 'plus'
  published: Publication
  changed?: Publication
  badges?: string[]
  specialBadges?: string[]
  authors?: Person[]
  image?: string | TeaserImageSet
  imageAlt?: string
  imageFocus?: Focus
  teaserType?: 'standard' | 'multimedia'
  isComment?: boolean
  media?: MediaLists
  dataAttributes?: Record<string, string>
  /** Plain-text paragraphs. */
  body: string[]
  elements?: StoryElement[]
  placeLine?: string
  /** Its live blog at a moment. */
  liveAt?: (nowMs: number) => Live
}
