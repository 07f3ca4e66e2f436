import type { ServedEdition } from '@leserkonto/editions'
import { berlinTime } from '@leserkonto/rules'
import { dateTexts, cancelReceiptMailTexts as texts } from '@leserkonto/texts'
import { layout, type Mail } from './layout.ts'

/**
 * Receipt of a declaration under § 312k BGB, at once, with date and time. The address is not proven: free text of the
 * form is left out (docs/spec/account.md#mails-to-unproven-addresses); the mail holds choices, numbers and dates only.
 */
export const cancelReceipt = (
  data: {
    receiptId: string
    receivedAt: Date
    kind: 'ordinary' | 'extraordinary'
    gpNumber: string | undefined
    /** ISO day; undefined is the earliest possible. */
    endDate: string | undefined
  },
  edition: ServedEdition,
): Mail => {
  const at = dateTexts.moment(berlinTime(data.receivedAt))
  return layout(
    {
      subject: texts.subject(at),
      paragraphs: [
        texts.intro(edition.contractPartner, at),
        texts.kind[data.kind],
        data.endDate ? texts.end(data.endDate.split('-').reverse().join('.')) : texts.soonest,
        ...(data.gpNumber ? [texts.customer(data.gpNumber)] : []),
        texts.receipt(data.receiptId),
        texts.next,
      ],
      notes: [{ text: texts.notYou }],
    },
    edition,
  )
}
