import type { Reads } from '../../store/database/reads.ts'
import { bound, statement } from '../../store/database/statement.ts'

/** What a newsletter user is shown of itself: every list it ever had, in the order of their ids. */
export type ShownNewsletters = {
  id: string
  email: string
  suppressedAt: Date | null
  subscriptions: {
    newsletterId: string
    origin: string
    state: string
    optinConfirmationDate: Date | null
  }[]
}

const newslettersOfAddress = statement<Row>(
  'newsletters-of-address',
)`SELECT u.id, u.email, u.suppressed_at, s.newsletter_id, s.origin, s.state, s.optin_confirmation_date
    FROM newsletter_user u
    LEFT JOIN newsletter_subscription s ON s.newsletter_user_id = u.id
    WHERE u.email_key = ${'emailKey'}
    ORDER BY s.newsletter_id`

type Row = { id: string; email: string; suppressed_at: Date | null } & (
  | { newsletter_id: string; origin: string; state: string; optin_confirmation_date: Date | null }
  | { newsletter_id: null }
)

/** The newsletters of an address, by one prepared statement; undefined where it never had any. */
export async function findShownNewsletters(
  reads: Reads,
  emailKey: string,
): Promise<ShownNewsletters | undefined> {
  const rows = await reads(bound(newslettersOfAddress, { emailKey }))
  const user = rows[0]
  if (!user) return undefined
  const subscriptions = rows.flatMap((row) =>
    row.newsletter_id === null
      ? []
      : [
          {
            newsletterId: row.newsletter_id,
            origin: row.origin,
            state: row.state,
            optinConfirmationDate: row.optin_confirmation_date,
          },
        ],
  )
  return { id: user.id, email: user.email, suppressedAt: user.suppressed_at, subscriptions }
}
