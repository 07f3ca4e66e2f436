import type { DbOrTx } from '../database/db.ts'

/** Readers who get one of these lists while a plan of one of their own customer numbers is past its end. */
export async function findReadersWhosePlanEnded(
  db: DbOrTx,
  newsletterIds: readonly string[],
  now: Date,
): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT DISTINCT a.id::text AS id
    FROM newsletter_subscription n
    JOIN newsletter_user u ON u.id = n.newsletter_user_id
    JOIN account a ON a.email_key = u.email_key
    JOIN customer_link l ON l.account_id = a.id
    JOIN rights_copy r ON r.gp_number = l.gp_number
    CROSS JOIN LATERAL jsonb_array_elements(r.payload->'subscriptions') AS plan
    WHERE n.state = 'confirmed' AND n.newsletter_id = ANY(${newsletterIds})
      AND (plan->>'end_date')::timestamptz <= ${now}`
  return rows.map(({ id }) => id)
}
