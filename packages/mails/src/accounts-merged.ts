import type { ServedEdition } from '@leserkonto/editions'
import { addresses, deskLimits, maskedEmail } from '@leserkonto/rules'
import {
  accountsMergedAwayMailTexts,
  accountsMergedMailTexts,
  accountsPartedMailTexts,
  dateTexts,
  mailFrame,
} from '@leserkonto/texts'
import type { Addressee } from './content.ts'
import { layout, type Mail } from './layout.ts'

/** When two accounts were merged, and their addresses, of which a mailbox sees the other's masked. */
type Merge = { at: Date; keptEmail: string; goneEmail: string }

const untilOf = ({ at }: Merge) => dateTexts.day(new Date(at.getTime() + deskLimits.mergeMs))

type Said = { subject: string; preheader: string }

/** All three have a way to the newspaper, and end with what to do for somebody who did not want it. */
const letter = (
  { subject, preheader }: Said,
  { paragraphs, notYou }: { paragraphs: readonly string[]; notYou: string },
  edition: ServedEdition,
  reader: Addressee,
): Mail => {
  const action = { label: mailFrame.frontAction, url: edition.ownUrl + addresses.overview }
  return layout({ subject, preheader, reader, paragraphs, action, notes: [{ text: notYou }] }, edition)
}

/** To the mailbox of the account that stays. */
export function accountsMerged(merge: Merge, edition: ServedEdition, reader: Addressee): Mail {
  const texts = accountsMergedMailTexts
  const { at, goneEmail } = merge
  const intro = texts.intro(edition.phrases.at, dateTexts.moment(at), maskedEmail(goneEmail))
  const notYou = texts.notYou(untilOf(merge), edition.servicePhone)
  return letter(texts, { paragraphs: [intro, texts.fact], notYou }, edition, reader)
}

/** To the mailbox of the account that goes: with which address to sign in from now on. */
export function accountsMergedAway(merge: Merge, edition: ServedEdition, reader: Addressee): Mail {
  const texts = accountsMergedAwayMailTexts
  const kept = maskedEmail(merge.keptEmail)
  const intro = texts.intro(edition.phrases.at, dateTexts.moment(merge.at), kept)
  const paragraphs = [intro, texts.signIn(kept, untilOf(merge)), texts.newsletters]
  const notYou = texts.notYou(untilOf(merge), edition.servicePhone)
  return letter(texts, { paragraphs, notYou }, edition, reader)
}

/** To both mailboxes when a merge was undone. */
export function accountsParted(
  { at, otherEmail }: { at: Date; otherEmail: string },
  edition: ServedEdition,
  reader: Addressee,
): Mail {
  const texts = accountsPartedMailTexts
  const intro = texts.intro(edition.phrases.at, dateTexts.moment(at), maskedEmail(otherEmail))
  const notYou = texts.notYou(edition.servicePhone)
  return letter(texts, { paragraphs: [intro, texts.fact], notYou }, edition, reader)
}
