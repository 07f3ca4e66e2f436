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

/** To the mailbox of the account that stays. */
export function accountsMerged(merge: Merge, edition: ServedEdition, reader: Addressee): Mail {
  const texts = accountsMergedMailTexts
  return layout(
    {
      subject: texts.subject,
      preheader: texts.preheader,
      reader,
      paragraphs: [
        texts.intro(edition.phrases.at, dateTexts.moment(merge.at), maskedEmail(merge.goneEmail)),
        texts.fact,
      ],
      action: { label: mailFrame.frontAction, url: edition.ownUrl + addresses.overview },
      notes: [{ text: texts.notYou(untilOf(merge), edition.servicePhone) }],
    },
    edition,
  )
}

/** To the mailbox of the account that goes: with which address to sign in from now on. */
export function accountsMergedAway(merge: Merge, edition: ServedEdition, reader: Addressee): Mail {
  const texts = accountsMergedAwayMailTexts
  return layout(
    {
      subject: texts.subject,
      preheader: texts.preheader,
      reader,
      paragraphs: [
        texts.intro(edition.phrases.at, dateTexts.moment(merge.at), maskedEmail(merge.keptEmail)),
        texts.signIn(maskedEmail(merge.keptEmail), untilOf(merge)),
        texts.newsletters,
      ],
      action: { label: mailFrame.frontAction, url: edition.ownUrl + addresses.overview },
      notes: [{ text: texts.notYou(untilOf(merge), edition.servicePhone) }],
    },
    edition,
  )
}

/** To both mailboxes when a merge was undone. */
export function accountsParted(
  { at, otherEmail }: { at: Date; otherEmail: string },
  edition: ServedEdition,
  reader: Addressee,
): Mail {
  const texts = accountsPartedMailTexts
  return layout(
    {
      subject: texts.subject,
      preheader: texts.preheader,
      reader,
      paragraphs: [
        texts.intro(edition.phrases.at, dateTexts.moment(at), maskedEmail(otherEmail)),
        texts.fact,
      ],
      action: { label: mailFrame.frontAction, url: edition.ownUrl + addresses.overview },
      notes: [{ text: texts.notYou(edition.servicePhone) }],
    },
    edition,
  )
}
