import type { ServedEdition } from '@leserkonto/editions'
import type { ArticleTeaser, Front, Person, StoryElement } from '@leserkonto/publisher-wire/content'
import type { Newsletter } from '@leserkonto/publisher-wire/crm'
import type { latestSection, PortalSection } from '@leserkonto/texts'
import type { LegalName } from './legal-documents.ts'

/** What a portal page shows. A text that the reader may not read is not in it, so that no page can leak it. */
export type PortalView =
  | {
      readonly page: 'overview'
      readonly front: Front
      /** The newest that the front does not show. */
      readonly latest: readonly ArticleTeaser[]
    }
  | {
      readonly page: 'section'
      readonly section: PortalSection | typeof latestSection
      readonly articles: readonly ArticleTeaser[]
      /** The first of them stand large; a page that goes on where another ended is a plain list. */
      readonly opens: boolean
      /** Address of the next page; null on the last. */
      readonly next: string | null
    }
  | {
      readonly page: 'article'
      readonly article: ArticleTeaser
      /** Paragraphs; null puts the offer in their place. */
      readonly body: readonly string[] | null
      /** What stands between the paragraphs; none beside the offer. */
      readonly elements: readonly StoryElement[]
      /** Who gets the offer is signed in already; false where there is none. */
      readonly isSignedIn: boolean
      readonly imageCredit: string | null
      readonly related: readonly ArticleTeaser[]
    }
  | { readonly page: 'author'; readonly author: Person; readonly articles: readonly ArticleTeaser[] }
  /** What a reader marked and chose; null asks a stranger to sign in. */
  | { readonly page: 'myNews'; readonly news: MyNews | null }
  | {
      readonly page: 'premium'
      readonly newsletters: readonly Newsletter[]
      /** The latest issue; null puts the offer in its place. */
      readonly issue: readonly LetterEntry[] | null
      /** Who gets the offer is signed in already; false where there is none. */
      readonly isSignedIn: boolean
    }
  | { readonly page: 'editions'; readonly editions: readonly ServedEdition[] }
  | { readonly page: 'legal'; readonly document: LegalName }
  | { readonly page: 'message'; readonly message: 'notFound' | 'unavailable' }

/** A reader's own page. */
export type MyNews = {
  readonly topics: readonly { readonly section: PortalSection; readonly articles: readonly ArticleTeaser[] }[]
  readonly marked: readonly ArticleTeaser[]
}

/** An article in a letter, with how its text begins. */
export type LetterEntry = { readonly article: ArticleTeaser; readonly opening: string }

/** Around every page: whose it is, when it is, and which address it was asked for under. */
export type PortalSurroundings = {
  readonly edition: ServedEdition
  readonly now: Date
  readonly path: string
}
