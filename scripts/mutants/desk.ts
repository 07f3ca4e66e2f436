import { type Mutant, mutantsIn } from './mutant.ts'

const api = mutantsIn('apps/api/src')
const rules = mutantsIn('packages/rules/src')

/** The reader service's desk: who gets in, what they may do, and that it is on record. */
export const ofDesk: readonly Mutant[] = [
  api(
    ['staff sign in in the browser'],
    'desk/store/staff-sessions.ts',
    ['{ tokenHash, expiresAt: { gt: now } }', '{ tokenHash }'],
    ['desk/sign-in/sign-in.test.ts'],
  ),
  api(
    ["no reader's token or cookie opens"],
    'http/desk/desk-routes.ts',
    ["if (!isDesk(request, deps)) throw new Problem('NOT_FOUND')", 'void request'],
    ['desk/sign-in/sign-in.test.ts'],
  ),
  api(
    ['no form without the proof of its session'],
    'http/desk/desk-routes.ts',
    ["found && !deps.secrets.isMac('desk', found.secret, proof)", 'found && proof === undefined'],
    ['desk/acts/acts.test.ts'],
  ),
  rules(
    ['a role too low'],
    'desk/desk.ts',
    [
      "role === 'lead' || (role === 'service' && acts[act] === 'service')",
      "role !== 'auditor' || act === ''",
    ],
    ['desk/desk.test.ts'],
  ),
  api(
    ['nobody looks at more than 200 readers'],
    'desk/shared/counted-use.ts',
    ['most !== undefined && done >= most', 'most !== undefined && done > most'],
    ['desk/shared/counted-use.test.ts'],
  ),
  api(
    ['an act and its line on record'],
    'desk/acts/do-act.ts',
    ['await record(tx, { act, accountId, ...cause, detail: done }, call)', 'void done'],
    ['desk/acts/acts.test.ts'],
  ),
  api(
    ['a deletion needs two persons'],
    'desk/store/staff-requests.ts',
    ['where: { id, decidedAt: null }, data: decided', 'where: { id }, data: decided'],
    ['desk/about-many/second-person.test.ts'],
  ),
  api(
    ['opened access ends by itself'],
    'customers/store/rights-copies.ts',
    ["AND opened.ends_at > ${'now'}", "AND ${'now'}::timestamptz IS NOT NULL"],
    ['desk/acts/access.test.ts'],
  ),
]
