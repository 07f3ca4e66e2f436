import type { DeskView } from '@leserkonto/pages'
import type { StaffRole } from '@leserkonto/rules'
import type { Work } from './context.ts'

/** Who of the staff is signed in. `name`: as the issuer has it. */
export type Staff = { sessionId: string; subject: string; name: string; role: StaffRole }

/** What the desk works with for one request of the staff. `isForeign`: a page of another site led there. */
export type DeskCall = Work & { staff: Staff; isForeign: boolean }

/** What was typed into a form of the desk. */
export type DeskValues = Readonly<Record<string, string>>

/** What is asked of the desk: a page, or a form that was sent from one. */
export type DeskAsked = {
  isForm: boolean
  /** The address without its first stroke, in parts. */
  path: readonly string[]
  values: DeskValues
}

/** What the desk answers. */
export type DeskShown =
  | { view: DeskView; status: number }
  | { goTo: string }
  /** A long file comes in parts. */
  | { file: string | AsyncIterable<string>; name: string; type: string }

/** What browsers ask at the desk's own origin. Source: docs/spec/service-desk.md#pages. */
export type DeskOperations = {
  /** Where to sign in, and what the way back is checked against. */
  begin: (work: Work) => Promise<{ url: string; check: string }>
  /** The secret of a new session; undefined for somebody who is none of the staff. Rejects if nobody has vouched for them. */
  finish: (back: { url: URL; check: string }, work: Work) => Promise<string | undefined>
  /** Who holds one of these secrets, and that secret. */
  find: (secrets: readonly string[], work: Work) => Promise<{ staff: Staff; secret: string } | undefined>
  end: (staff: Staff, work: Work) => Promise<void>
  show: (asked: DeskAsked, call: DeskCall) => Promise<DeskShown>
}
