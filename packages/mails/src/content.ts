import type { ServedEdition } from '@leserkonto/editions'
import { addresses, helpAddress, withQuery } from '@leserkonto/rules'
import { mailFrame } from '@leserkonto/texts'

/** A reader as they are greeted: by the names of their account, where there are any. */
export type Addressee = { readonly givenName: string | null; readonly familyName: string | null }

type Line = readonly [label: string, value: string]

/** What somebody declared: the lines that we noted, and as a quotation those that were typed, in full. */
export type MailRecord = { title?: string; noted: readonly Line[]; typed: readonly Line[] }

/** A button, and its link in the text part, alone on a line. */
export type Action = { label: string; url: string }

/** What a mail says, top to bottom; everything is plain text. */
export type MailContent = {
  subject: string
  /** What lists of mails show after the subject: something else, of at most 90 characters, that the mail says as well. */
  preheader: string
  /** What stands large over the greeting in HTML; without it, the subject. */
  headline?: string
  /** Whom it greets. Without it nobody by name: the mailbox is not proven, or no longer the account's. */
  reader?: Addressee | null | undefined
  /** Sentences before the action. */
  paragraphs: readonly string[]
  /** What the reader types somewhere else; it stands after the first sentence. */
  code?: { label: string; value: string }
  /** What was declared, after the paragraphs. */
  records?: readonly MailRecord[]
  /**
   * The one thing to do: its button stands before the notes. A mail that has neither one nor a code asks for nothing, and has
   * the way to help at its end.
   */
  action?: Action
  /** Sentences after the action. A link follows its sentence: by its label, in the text part alone on a line. */
  notes?: readonly ({ text: string } | { text: string; label: string; url: string })[]
  /** Who has written it; without it, the house. */
  signer?: { name: string; role: string } | undefined
  /** Why the reader gets this mail, under the dividing line; without it, the line about the account. */
  service?: string
}

const helpPage = ({ ownUrl }: ServedEdition) => ownUrl + helpAddress

/** The buttons of a mail: the one before its notes, or the one after them. */
export const buttonsOf = ({ action, code }: MailContent, edition: ServedEdition) => ({
  before: action,
  after: action || code ? undefined : { label: mailFrame.helpAction, url: helpPage(edition) },
})

/** The button of a mail whose reader may be somebody else. */
export const passwordAction = ({ ownUrl }: ServedEdition) => ({
  label: mailFrame.links.password,
  url: ownUrl + addresses.passwordRequest,
})

/** What stands under every mail besides its postal line. */
export const footerLinks = (edition: ServedEdition) => {
  const { ownUrl, links } = edition
  return [
    { label: mailFrame.helpPage, url: helpPage(edition) },
    { label: mailFrame.imprint, url: new URL(links.imprint, ownUrl).href },
    { label: mailFrame.privacy, url: new URL(links.privacy, ownUrl).href },
  ]
}

/** The page behind "Das war ich nicht": a secondary link, so `t=`. It asks once and calls POST /mail/not-me. */
export const notMeUrl = (token: string, edition: ServedEdition): string =>
  edition.ownUrl + withQuery(addresses.notMe, { t: token })

/** A mail's content with what each has and few say themselves. */
export type FullContent = MailContent & { greeting: string; service: string; signature: readonly string[] }
