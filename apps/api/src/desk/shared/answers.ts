import { deskTexts } from '@leserkonto/texts'
import type { DeskShown } from '../../desk-context.ts'

const said = (status: number, { title, text }: { title: string; text: string }): DeskShown => ({
  status,
  view: { title, blocks: [{ kind: 'notice', tone: 'refused', text }] },
})

/** Answers without a page of their own. */
export const deskAnswers = {
  unknown: () => said(404, deskTexts.unknown),
  forbidden: () => said(403, deskTexts.forbidden),
} as const

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Whether a part of an address can be an id. */
export const isId = (text = ''): boolean => uuid.test(text)

/** The first and family name, or a word for none. */
export const nameOf = ({
  givenName,
  familyName,
}: {
  givenName: string | null
  familyName: string | null
}): string => [givenName, familyName].filter(Boolean).join(' ') || deskTexts.unnamed

/** The word for a code on record, which the code of its day has written; the code itself where there is none now. */
export const wordFor = (words: Readonly<Record<string, string>>, code: string): string => words[code] ?? code
