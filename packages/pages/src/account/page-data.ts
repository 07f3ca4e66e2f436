import type { ServedEdition } from '@leserkonto/editions'
import type { AllowedTargets, PasskeyPlace } from '@leserkonto/rules'
import type { WayShares } from '../session-key.ts'

/** What pages show of an edition; the rest is for mails and the portal, and would only be carried along. */
export type PageEdition = Omit<
  ServedEdition,
  | 'isSignOn'
  | 'freeArticles'
  | 'search'
  | 'refusedCrawlers'
  | 'licence'
  | 'replyTo'
  | 'editor'
  | 'pictureOrigins'
  | 'embedOrigins'
  | 'pushTopics'
  | 'domains'
  | 'handOverTargets'
>

/** Another newspaper of this deployment, as the head and the foot of a page name it. */
export type OtherPaper = Pick<ServedEdition, 'shortcut' | 'name' | 'emblem' | 'theme'>

/** What the server tells the account page about its surroundings; nothing about a reader. */
export type PageData = {
  readonly edition: PageEdition
  /** All others, in their order. */
  readonly papers: readonly OtherPaper[]
  /** The generic sign-on edition, whose home is the profile. */
  readonly signOnEdition: boolean
  /** Origin of the sign-on edition. */
  readonly signOnUrl: string
  /** Where readers of this page use their passkeys. */
  readonly passkeys: PasskeyPlace
  /** How many of a hundred devices have each way in. */
  readonly shares: WayShares
  /** Where `return_url` and `redirectFrom` may lead. */
  readonly returnTargets: AllowedTargets
  /** Origins of partners who take a hand-over. Source: docs/spec/contract.md#hand-over-token. */
  readonly handOverTargets: readonly string[]
  /** How the editions are called, by shortcut. */
  readonly editionNames: Readonly<Record<string, string>>
  /** What the login is for, where a partner or a locked article has led here. */
  readonly lead?: string
  /** The address that the partner thinks its reader has; nobody has looked whether it has an account. */
  readonly emailHint?: string
  /** Origin of the API, empty when it is the page's own. */
  readonly apiOrigin: string
  /** A request header may control the publisher's stand-in. Never outside local and dev. */
  readonly mockHeader: boolean
}

/** Id of the element that contains it. */
export const pageDataId = 'page-data'

/** Id of the element that React fills. */
export const rootId = 'konto'

/** Attribute of that element while it holds the page as the build has drawn it, which nothing reacts to yet. */
export const drawnMark = 'data-drawn'
