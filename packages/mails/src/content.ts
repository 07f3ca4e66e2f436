import type { ServedEdition } from '@leserkonto/editions'
import { addresses, withQuery } from '@leserkonto/rules'
import { mailFrame } from '@leserkonto/texts'

/** A reader as they are greeted: by the names of their account, where there are any. */
export type Addressee = { readonly givenName: string | null; readonly familyName: string | null }

/** What a mail says, top to bottom; everything is plain text. */
export type MailContent = {
  subject: string
  /** Whom it greets. Without it nobody by name: the mailbox is not proven, or no longer the account's. */
  reader?: Addressee | null | undefined
  /** What the reader types somewhere else; it comes first. */
  code?: { label: string; value: string }
  /** Sentences before the action. */
  paragraphs: readonly string[]
  /** What was noted, line by line, after the paragraphs: a label with its value. */
  facts?: readonly (readonly [label: string, value: string])[]
  /** The one thing to do. In the text part its link comes first, alone on a line. */
  action?: { label: string; url: string }
  /** Sentences after the action. A link follows its sentence: by its label, in the text part alone on a line. */
  notes?: readonly ({ text: string } | { text: string; label: string; url: string })[]
  /** Why the reader gets this mail, under the dividing line; without it, the line about the account. */
  service?: string
}

/** What stands under every mail besides its postal line. */
export const footerLinks = ({ ownUrl, links }: ServedEdition) => [
  { label: mailFrame.imprint, url: new URL(links.imprint, ownUrl).href },
  { label: mailFrame.privacy, url: new URL(links.privacy, ownUrl).href },
]

/** The page behind "Das war ich nicht": a secondary link, so `t=`. It asks once and calls POST /mail/not-me. */
export const notMeUrl = (token: string, edition: ServedEdition): string =>
  edition.ownUrl + withQuery(addresses.notMe, { t: token })
