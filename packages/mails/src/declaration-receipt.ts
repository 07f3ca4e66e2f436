import type { ServedEdition } from '@leserkonto/editions'
import { caseNumber, readDay } from '@leserkonto/rules'
import {
  type DeclaredContent,
  dateTexts,
  declarationOf,
  declarationTexts,
  declaredRows,
} from '@leserkonto/texts'
import type { MailRecord } from './content.ts'
import { layout, type Mail } from './layout.ts'

/** A declaration as it came in. */
export type DeclarationReceived = { receiptId: string; receivedAt: Date; content: DeclaredContent }

/**
 * Receipt of a declaration under § 312k or § 356a BGB, with its content, date and time. The law wants the content, though the
 * address is not proven; so what was typed is a quotation. Source: docs/spec/account.md#what-somebody-typed-in-a-mail.
 */
export const declarationReceipt = (received: DeclarationReceived, edition: ServedEdition): Mail => {
  const { mail, done } = textsOf(received)
  const at = dateTexts.moment(received.receivedAt)
  return layout(
    {
      subject: mail.subject(at),
      preheader: mail.preheader(numberOf(received)),
      headline: done.title,
      paragraphs: [mail.intro(edition.contractPartner, at)],
      records: [recordOf(received)],
      notes: [{ text: done.next }, { text: declarationTexts.notYou }],
    },
    edition,
  )
}

/** Receipts of several declarations to one mailbox, each as complete as alone. */
export const declarationReceipts = (all: readonly DeclarationReceived[], edition: ServedEdition): Mail => {
  const { collected, notYou } = declarationTexts
  const records = all.map((received, index) => {
    const title = textsOf(received).mail.subject(dateTexts.moment(received.receivedAt))
    return { ...recordOf(received), title: `${index + 1}. ${title}` }
  })
  const nexts = new Set(all.map((received) => textsOf(received).done.next))
  return layout(
    {
      subject: collected.subject(all.length),
      preheader: collected.preheader,
      paragraphs: [collected.intro(edition.contractPartner)],
      records,
      notes: [...nexts, notYou].map((text) => ({ text })),
    },
    edition,
  )
}

const textsOf = ({ content }: DeclarationReceived) => declarationTexts[declarationOf(content.kind)]

const numberOf = ({ receiptId, receivedAt, content }: DeclarationReceived) =>
  caseNumber({ kind: content.kind, receiptId, receivedAt })

const recordOf = (received: DeclarationReceived): MailRecord =>
  declaredRows(received.content, {
    caseNumber: numberOf(received),
    at: dateTexts.moment(received.receivedAt),
    readDay,
  })
