import {
  type CopiesRow,
  copiesColumns,
  copiesJoins,
  copiesOf,
  type ReaderCopies,
} from '../../customers/store/rights-copies.ts'
import type { Reads } from '../../store/database/reads.ts'
import { bound, statement } from '../../store/database/statement.ts'
import type { Account } from '../../store/generated/client.ts'

/** Who calls: a session with its account, what is stored of the plans behind it, and what is open about it. */
export type Reader = {
  sessionId: string
  edition: string
  authTime: Date | null
  lastSeenAt: Date
  expiresAt: Date
  accountId: string
  email: string
  emailKey: string
  hasPassword: boolean
  givenName: string | null
  familyName: string | null
  username: string | null
  gender: Account['gender']
  customerType: Account['customerType']
  companyName: string | null
  /** YYYY-MM-DD. */
  birthDate: string | null
  /** Edition of the registration. */
  source: string
  picture: string | null
  /** The address of an open change. */
  pendingEmail: string | null
  /** Why a seat could not be given, while an invitation can still be taken up. */
  seatNotice: string | null
  copies: ReaderCopies
}

// Every join is over a unique index, so that there is one row at most, and none for an account that may not sign in. One
// value of JSON is read in half the time that thirty columns take.
const readerOfSession = statement<{ reader: Json }>(
  'reader-of-session',
)`SELECT row_to_json(reader) AS reader FROM (
    SELECT s.id AS "sessionId", s.edition, s.auth_time AS "authTime", s.last_seen_at AS "lastSeenAt",
      s.expires_at AS "expiresAt", a.id AS "accountId", a.email, a.email_key AS "emailKey",
      a.password_hash IS NOT NULL AS "hasPassword",
      a.given_name AS "givenName", a.family_name AS "familyName", a.username, a.gender,
      a.customer_type AS "customerType", a.company_name AS "companyName", a.birth_date AS "birthDate",
      a.source, a.picture, change.new_email AS "pendingEmail",
      CASE WHEN a.seat_notice IS NOT NULL THEN (
        SELECT a.seat_notice FROM shared_seat invitation
        WHERE invitation.email_key = a.email_key AND invitation.expires_at > ${'now'}
          AND (invitation.status = 'invited' OR (invitation.status = 'accepted' AND invitation.account_id IS NULL))
        LIMIT 1) END AS "seatNotice",
      ${copiesColumns}
    FROM session s
    JOIN account a ON a.id = s.account_id
    LEFT JOIN email_change change ON change.account_id = a.id
      AND change.confirmed_at IS NULL AND change.cancelled_at IS NULL AND change.expires_at > ${'now'}
    ${copiesJoins}
    WHERE s.id = ${'sessionId'} AND s.account_id = ${'accountId'} AND a.status = 'activated') reader`

type Instants = 'authTime' | 'lastSeenAt' | 'expiresAt'
/** JSON knows no instants: they are ISO 8601 texts. */
type Json = Omit<Reader, 'copies' | Instants> &
  CopiesRow & { authTime: string | null; lastSeenAt: string; expiresAt: string }

/**
 * The reader of a session, by the one prepared statement of an authenticated call; undefined when the session has ended
 * or its account may not sign in. Whether the session's time is up is left to the caller.
 */
export async function findReader(
  reads: Reads,
  { sessionId, accountId }: { sessionId: string; accountId: string },
  now: Date,
): Promise<Reader | undefined> {
  const [row] = await reads(bound(readerOfSession, { sessionId, accountId, now }))
  return row && readerOf(row.reader)
}

const readerOf = (json: Json): Reader => ({
  sessionId: json.sessionId,
  edition: json.edition,
  authTime: json.authTime === null ? null : new Date(json.authTime),
  lastSeenAt: new Date(json.lastSeenAt),
  expiresAt: new Date(json.expiresAt),
  accountId: json.accountId,
  email: json.email,
  emailKey: json.emailKey,
  hasPassword: json.hasPassword,
  givenName: json.givenName,
  familyName: json.familyName,
  username: json.username,
  gender: json.gender,
  customerType: json.customerType,
  companyName: json.companyName,
  birthDate: json.birthDate,
  source: json.source,
  picture: json.picture,
  pendingEmail: json.pendingEmail,
  seatNotice: json.seatNotice,
  copies: copiesOf(json),
})
