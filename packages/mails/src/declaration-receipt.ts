import type { ServedEdition } from '@leserkonto/editions'
import { readDay } from '@leserkonto/rules'
import {
  type DeclaredContent,
  dateTexts,
  declarationOf,
  declarationTexts,
  declaredRows,
} from '@leserkonto/texts'
import { layout, type Mail } from './layout.ts'

/**
 * Receipt of a declaration under § 312k or § 356a BGB: at once, with its content, date and time. The law wants the content,
 * though the address is not proven; so what was typed comes as plain lines of which no mail program makes links.
 * Source: docs/spec/account.md#mails-to-unproven-addresses.
 */
export const declarationReceipt = (
  { receiptId, receivedAt, content }: { receiptId: string; receivedAt: Date; content: DeclaredContent },
  edition: ServedEdition,
): Mail => {
  const at = dateTexts.moment(receivedAt)
  const { mail, done } = declarationTexts[declarationOf(content.kind)]
  return layout(
    {
      subject: mail.subject(at),
      paragraphs: [mail.intro(edition.contractPartner, at)],
      facts: declaredRows(content, { receiptId, at, readDay }).map(([label, value]) => [
        label,
        value === content.email ? value : unlinked(value),
      ]),
      notes: [{ text: done.next }, { text: declarationTexts.notYou }],
    },
    edition,
  )
}

/** Between the parts of what looks like an address comes a sign without width, after which no program takes it for one. */
const unlinked = (text: string) =>
  text.replace(/:\/\/|@|\.(?=\p{L})/gu, (sign) => `${sign.slice(0, 1)}\u2060${sign.slice(1)}`)
