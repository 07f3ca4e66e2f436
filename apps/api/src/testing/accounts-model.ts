import { expect } from 'vitest'
import type { Harness } from './harness.ts'
import { readersOf } from './readers.ts'

/** What readers of the model may choose. */
export const passwords: readonly [string, string, string] = [
  'Sehr-Geheim-77',
  'Ganz-Neu-88',
  'Noch-Anders-99',
]

/** An account at one of the addresses, by its number; `moves` and `reset` are its links that are open. */
export type Account = {
  at: number
  password: string | undefined
  moves?: Link | undefined
  reset?: Link | undefined
}

/** A registration that waits for its activation. */
export type Attempt = { at: number; password: string }

/** A session that was opened, and its token. */
export type Session = { of: Account; isOpen: boolean; bearer: string }

/** A link that was sent, whatever has become of it. */
export type Link = { token: string } & (
  | { kind: 'activation'; attempt: Attempt }
  | { kind: 'move'; of: Account; to: number }
  | { kind: 'reset'; of: Account }
)

/** What all calls should have led to: accounts and attempts that are there, every session and link, ended ones too. */
export type Model = { accounts: Account[]; attempts: Attempt[]; sessions: Session[]; links: Link[] }

/** The account of an address. */
export const accountAt = ({ accounts }: Model, place: number) => accounts.find(({ at }) => at === place)

/** Ends the sessions of an account, but one. */
export function endSessions({ sessions }: Model, of: Account, except?: Session): void {
  for (const session of sessions) if (session.of === of && session !== except) session.isOpen = false
}

function dropAttempts(model: Model, place: number): void {
  model.attempts = model.attempts.filter(({ at }) => at !== place)
}

/** Whether a link does what it is for. */
export function opens(model: Model, link: Link): boolean {
  if (link.kind === 'activation') return model.attempts.includes(link.attempt)
  // The address may have become somebody else's; the link is good again when they have left it.
  if (link.kind === 'move') return link.of.moves === link && !accountAt(model, link.to)
  return link.of.reset === link
}

/** Those that can do something come first, then the newest: most sequences should lead somewhere. */
export const nth = <T>(all: readonly T[], age: number, isGood: (one: T) => boolean): T | undefined =>
  [...all.filter((one) => !isGood(one)), ...all.filter(isGood)].at(-1 - (age % all.length))

type Answer = { status: number; body: Record<string, string> }

/** Throws, with what was said, unless the status is one of these. */
export function expectOne(answer: Answer, statuses: readonly number[]): undefined {
  expect(statuses, `${answer.status} ${JSON.stringify(answer.body)}`).toContain(answer.status)
}

/** Presses a link; resolves with what it did, undefined where it was refused, as it should be. */
export async function pressLink(api: Harness, model: Model, link: Link): Promise<string | undefined> {
  if (link.kind === 'activation') return pressActivation(api, model, link)
  if (link.kind === 'move') return pressMove(api, model, link)
  return pressReset(api, model, link)
}

// Unknown, used, expired: which of them depends on what else has become of its address.
const refusedLink = [400, 409, 410]

/** Of several attempts nobody knows which is the owner's: the account begins without a password. */
async function pressActivation(api: Harness, model: Model, link: Link & { kind: 'activation' }) {
  const { attempt, token } = link
  const answer = await readersOf(() => api).activate(token)
  if (!opens(model, link)) return expectOne(answer, refusedLink)
  const isOnly = model.attempts.filter(({ at }) => at === attempt.at).length === 1
  expectOne(answer, [200])
  expect(typeof answer.body.reset_token).toBe(isOnly ? 'undefined' : 'string')
  dropAttempts(model, attempt.at)
  const account: Account = { at: attempt.at, password: isOnly ? attempt.password : undefined }
  model.accounts.push(account)
  if (isOnly) return 'activated'
  account.reset = { kind: 'reset', of: account, token: answer.body.reset_token }
  model.links.push(account.reset)
  return 'activated without a password'
}

async function pressMove(api: Harness, model: Model, link: Link & { kind: 'move' }) {
  const answer = await api.caller().request('get', `/user/email/verify?token=${link.token}`)
  const { of, to } = link
  if (!opens(model, link)) return expectOne(answer, refusedLink)
  expectOne(answer, [200])
  // Pressed by nobody's reader: the password may be a stranger's.
  const reset: Link = { kind: 'reset', of, token: answer.body.reset_token ?? '' }
  Object.assign(of, { at: to, password: undefined, moves: undefined, reset })
  model.links.push(reset)
  endSessions(model, of)
  dropAttempts(model, to)
  return 'moved'
}

async function pressReset(api: Harness, model: Model, link: Link & { kind: 'reset' }) {
  const password = passwords[1]
  const json = { token: link.token, password }
  const answer = await api.caller().request('post', '/registration/password-reset').send(json)
  const { of } = link
  if (!opens(model, link)) return expectOne(answer, refusedLink)
  expectOne(answer, [200])
  Object.assign(of, { password, moves: undefined, reset: undefined })
  endSessions(model, of)
  model.sessions.push({ of, isOpen: true, bearer: answer.body.access_token })
  return 'reset'
}
