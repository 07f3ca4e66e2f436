import type { Pool } from '../../store/database/db.ts'
import { ask } from '../../store/database/run.ts'
import { statement } from '../../store/database/statement.ts'

/** A day at which a plan began or ended, as it was known before. */
export type PlanDay = { gpNumber: string; at: Date }

/** Such a day that has come, with the reader of the customer number, if there is one. */
export type PassedDay = PlanDay & {
  accountId: string | null
  /** Whether they agreed to newsletters, which may rest or come again. */
  hasNewsletters: boolean
  /** Whether it is after `after`, and nothing was said of the reader's rights since. */
  isUntold: boolean
}

const passedStatement = statement<PassedDay>(
  'passed-plan-days',
)`SELECT d.gp_number AS "gpNumber", d.at, a.id::text AS "accountId",
      EXISTS (
        SELECT 1 FROM newsletter_user u JOIN newsletter_subscription n ON n.newsletter_user_id = u.id
        WHERE u.email_key = a.email_key AND n.state IN ('confirmed', 'paused')
      ) AS "hasNewsletters",
      d.at > ${'after'}::timestamptz AND NOT EXISTS (
        SELECT 1 FROM webhook_event e
        WHERE e.account_id = a.id AND e.type = 'rights.changed' AND e.at >= d.at
      ) AS "isUntold"
    FROM plan_day d LEFT JOIN customer_link l ON l.gp_number = d.gp_number LEFT JOIN account a ON a.id = l.account_id
    WHERE d.at <= ${'until'}::timestamptz AND (d.at, d.gp_number) > (${'lastAt'}::timestamptz, ${'lastNumber'})
    ORDER BY d.at, d.gp_number
    LIMIT ${'max'}::int`

const beginning: PlanDay = { gpNumber: '', at: new Date(0) }

/** Known days that have come until an instant, oldest first, beyond `last`; at most `max`. */
export const findPassedDays = (
  pool: Pool,
  { until, after, last = beginning, max }: { until: Date; after: Date; last?: PlanDay; max: number },
): Promise<PassedDay[]> =>
  ask(pool, passedStatement, { until, after, lastAt: last.at, lastNumber: last.gpNumber, max })

const forgetStatement = statement(
  'forget-plan-days',
)`DELETE FROM plan_day d USING unnest(${'gpNumbers'}::text[], ${'days'}::timestamptz[]) AS done (gp_number, at)
    WHERE d.gp_number = done.gp_number AND d.at = done.at`

/** Forgets days that were followed. */
export async function forgetDays(pool: Pool, days: readonly PlanDay[]): Promise<void> {
  const gpNumbers = days.map(({ gpNumber }) => gpNumber)
  await ask(pool, forgetStatement, { gpNumbers, days: days.map(({ at }) => at) })
}
