import type { ServedEdition } from '@leserkonto/editions'
import type { ArticleTeaser, Front, Live, Person, StoryElement } from '@leserkonto/publisher-wire/content'
import type { Newsletter } from '@leserkonto/publisher-wire/crm'
import type { Offer } from '@leserkonto/publisher-wire/offers'
import {
  type Announcement,
  type GiftState,
  isAdvert,
  type Meter,
  type PasskeyPlace,
  type SearchWish,
  type Wall,
} from '@leserkonto/rules'
import type { DeclarationName, DeclaredContent, latestSection, PortalSection } from '@leserkonto/texts'
import type { WayShares } from '../session-key.ts'
import type { DeclarationDraft, LegalName } from './portal-route.ts'

/** What a portal page shows. A text that the reader may not read is not in it, so that no page can leak it. */
export type PortalView =
  | {
      readonly page: 'overview'
      readonly front: Front
      /** The newest articles, also those that the blocks show. */
      readonly latest: readonly ArticleTeaser[]
      /** What the sections have besides. */
      readonly sections: readonly {
        readonly section: PortalSection
        readonly articles: readonly ArticleTeaser[]
      }[]
    }
  | {
      readonly page: 'section'
      readonly section: PortalSection | typeof latestSection
      readonly articles: readonly ArticleTeaser[]
      /** Whether the first articles are shown large; later pages are plain lists. */
      readonly opens: boolean
      /** Address of the next page; null on the last. */
      readonly next: string | null
    }
  | {
      readonly page: 'article'
      readonly article: ArticleTeaser
      /** The first paragraph of a locked text, which everybody may read; null where there is none, and of an open text. */
      readonly opening: string | null
      /** Paragraphs; null: the offer is shown instead. */
      readonly body: readonly string[] | null
      /** Elements between the paragraphs; empty when the offer is shown. */
      readonly elements: readonly StoryElement[]
      /** Where it was written; null where nothing is said of that. */
      readonly placeLine?: string | null
      /** Its live blog; null where there is none, and when the offer is shown. */
      readonly live?: Live | null
      /** Why the reader gets the offer; null where there is none. */
      readonly wall: Wall | null
      /** The free articles of a reader without a plan, whether this is one of them or not. */
      readonly meter?: Meter | null
      /** What is sold to who does not read on; null where the publisher names nothing. */
      readonly offer?: Offer | null
      /** Of a page that a gift's link has led to: what has become of the gift. */
      readonly gift?: GiftState | null
      /** The reader may give the article away. */
      readonly isGivable?: boolean
      readonly imageCredit: string | null
      /** None below an advertisement: nothing of the newsroom belongs to it. */
      readonly related: readonly ArticleTeaser[]
      /** By the source's count; none where it counts too little, and below an advertisement. */
      readonly mostRead?: readonly ArticleTeaser[]
    }
  /** The live blog of an article, which its page asks for again. */
  | {
      readonly page: 'live'
      readonly article: Pick<ArticleTeaser, 'id' | 'url' | 'headline'>
      readonly live: Live
    }
  | { readonly page: 'author'; readonly author: Person; readonly articles: readonly ArticleTeaser[] }
  | {
      readonly page: 'search'
      readonly wish: SearchWish
      /** Null: nothing was asked for, or nothing answers. */
      readonly found: { readonly articles: readonly ArticleTeaser[]; readonly total: number } | null
      /** Address of the next page; null on the last. */
      readonly next: string | null
      /** The search of the source gives no answer. */
      readonly isDown?: true
      /** Where nothing is found. */
      readonly latest: readonly ArticleTeaser[]
    }
  /**
   * What a reader marked and chose; null: the page asks the reader to sign in. Where there is nothing of the reader yet it has
   * what to begin with.
   */
  | { readonly page: 'myNews'; readonly news: MyNews | null; readonly begin: NewsToBegin | null }
  | {
      readonly page: 'premium'
      readonly newsletters: readonly Newsletter[]
      /** The latest issue; null: the offer is shown instead. */
      readonly issue: readonly LetterEntry[] | null
      /** Why the reader gets the offer; null where there is none. */
      readonly wall: Wall | null
      readonly offer?: Offer | null
    }
  | { readonly page: 'editions'; readonly editions: readonly ServedEdition[] }
  | { readonly page: 'help' }
  | { readonly page: 'legal'; readonly document: LegalName }
  | (DeclarationDraft & {
      readonly page: 'declaration'
      readonly name: DeclarationName
      /** Contracts of a reader who is signed in; empty: the reader types which it is. */
      readonly plans: readonly string[]
    })
  /** Null: this browser has declared nothing, or it is too long ago. */
  | { readonly page: 'declared'; readonly name: DeclarationName; readonly declared: Declared | null }
  | (DeclarationDraft & { readonly page: 'dataRequest' })
  /** Null: this browser has asked for no link of late. */
  | { readonly page: 'dataSent'; readonly email: string | null }
  /** Null: this browser has no link that is still good. */
  | { readonly page: 'heldData'; readonly held: HeldData | 'incomplete' | 'missing' | null }
  | { readonly page: 'message'; readonly message: 'giftUnknown' | 'unavailable' }
  /** With the newest articles, if the source gives any. */
  | { readonly page: 'message'; readonly message: 'notFound'; readonly latest: readonly ArticleTeaser[] }

/** What a page says of the reader who has been signed in, and of what the account area has done. */
export type SignedOn = {
  readonly said: Announcement
  /** The reader's name, or the masked address where there is none. */
  readonly as: string
  readonly givenName: string | null
  readonly familyName: string | null
}

/** A declaration with when it came and its number. */
export type Declared = {
  readonly content: DeclaredContent
  readonly receiptId: string
  readonly receivedAt: Date
}

/** What is stored of an address, part by part; null where the address has an account, which shows it. */
export type HeldData = {
  readonly email: string
  readonly parts: Readonly<Record<string, unknown>> | null
  /** Names of newsletters by their ids. */
  readonly newsletters: Readonly<Record<string, string>>
}

/** A reader's own page. */
export type MyNews = {
  readonly topics: readonly { readonly section: PortalSection; readonly articles: readonly ArticleTeaser[] }[]
  readonly marked: readonly ArticleTeaser[]
}

/** What a page of the reader's own begins with. */
export type NewsToBegin = {
  /** What readers may choose, by the names of their settings. */
  readonly topics: readonly { readonly topic: string; readonly section: PortalSection }[]
  /** Of different sections. */
  readonly articles: readonly ArticleTeaser[]
}

/** An article in a newsletter, with the beginning of its text. */
export type LetterEntry = { readonly article: ArticleTeaser; readonly opening: string }

/** What every page depends on besides its view: editions, time, requested address, and whether somebody is signed in. */
export type PortalSurroundings = {
  readonly edition: ServedEdition
  /** All editions of the deployment. */
  readonly editions: readonly ServedEdition[]
  readonly now: Date
  readonly path: string
  /** Where readers of the page use their passkeys. */
  readonly passkeys: PasskeyPlace
  /** How many of a hundred devices have each way in. */
  readonly shares: WayShares
  /** The page is made for a reader who is signed in. */
  readonly isSignedIn: boolean
  /** What is to be said to a reader who has just been signed in. */
  readonly notice: SignedOn | undefined
}

/** What is a page of its own; the live blog is a part that its article's page asks for. */
export type WholePage = Exclude<PortalView, { page: 'live' }>

/** Each page has its own component and style sheet. An article that somebody paid for is a separate page. */
export type PageName = WholePage['page'] | 'advert'

/** The page that shows a view. */
export const pageNameOf = (view: WholePage): PageName =>
  view.page === 'article' && isAdvert(view.article) ? 'advert' : view.page
