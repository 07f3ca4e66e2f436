import type { UserInfo } from '@leserkonto/contracts'
import { readableEmail } from '@leserkonto/rules'
import { profileTexts } from '@leserkonto/texts'
import { emailBreaks } from '@leserkonto/ui/parts/email-breaks'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { output } from 'zod/v4/core'
import { usePaths } from '../../session/paths.ts'
import actions from '../../shell/Actions.module.css'
import { germanDay } from '../../shell/german-date.ts'
import classes from './PersonalData.module.css'

/** What the service knows about the signed-in reader. */
export type ProfileUser = output<typeof UserInfo>

type PersonalDataProps = {
  user: ProfileUser
  /** What can be done about an address that waits for its proof. */
  pending: ReactNode
}

/** Name, e-mail address and other personal data; empty values are shown as such. */
export function PersonalData({ user, pending }: PersonalDataProps) {
  const paths = usePaths()
  const { fields, gender, personal } = profileTexts
  return (
    <div className={classes.data}>
      <dl className={classes.list}>
        <Row label={fields.name}>{[user.given_name, user.family_name].filter(Boolean).join(' ')}</Row>
        <Row label={fields.gender}>{gender[user.gender ?? 'none']}</Row>
        <Row label={fields.username}>{user.username}</Row>
        {user.birth_date && <Row label={fields.birthDate}>{germanDay(user.birth_date)}</Row>}
        <Row label={fields.email}>
          {emailBreaks(readableEmail(user.email))}
          {user.pending_email && (
            <div className={actions.notice}>
              <p>{emailBreaks(personal.pendingEmail(user.pending_email))}</p>
              {pending}
            </div>
          )}
        </Row>
        {user.customer_type === 'company' && <Row label={fields.company}>{user.company_name}</Row>}
        <Row label={fields.customerNumber}>
          {user.gp_numbers.join(', ') || (
            <>
              {profileTexts.customerNumberEmpty}{' '}
              <Link to={paths.linkSubscription}>{profileTexts.linkSubscription}</Link>
            </>
          )}
        </Row>
      </dl>
      <Link className={actions.quiet} to={paths.profileEdit}>
        {personal.edit}
      </Link>
    </div>
  )
}

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={classes.row}>
    <dt>{label}</dt>
    <dd>{children || <span className={classes.empty}>{profileTexts.personal.empty}</span>}</dd>
  </div>
)
