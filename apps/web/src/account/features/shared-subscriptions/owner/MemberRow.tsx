import { readableEmail } from '@leserkonto/rules'
import { seatStates, sharedOwnerTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import { emailBreaks } from '@leserkonto/ui/parts/email-breaks'
import type { Failure } from '../../../session/failure.ts'
import actions from '../../../shell/Actions.module.css'
import { FailureBox } from '../../../shell/FailureBox.tsx'
import { germanMoment } from '../../../shell/german-date.ts'
import rows from '../../../shell/Rows.module.css'
import classes from '../SharedSubscriptions.module.css'
import { type Member, nameOf } from '../shared-plan.ts'

export type MemberRowProps = {
  member: Member
  /** Undefined where no invitation can be sent. */
  onResend: (() => void) | undefined
  resending: boolean
  /** Why the invitation was not sent again. */
  failure: Failure | undefined
  onRemove: () => void
  /** Lets the member manage the plan, or ends that; undefined where the reader does not decide it. */
  onManaging: (() => void) | undefined
  /** The seat of the reader, who manages the plan and does not own it. */
  isOwn: boolean
  /** Its place can be taken back by the reader. */
  removable: boolean
}

/** One seat: its member, its state, and what the owner can do with it. */
export function MemberRow(props: MemberRowProps) {
  const { member, onResend, resending, failure, onRemove, onManaging, isOwn, removable } = props
  const texts = sharedOwnerTexts.members
  const name = nameOf(member)
  const email = readableEmail(member.email)
  const hint = hintFor(member, onResend !== undefined)
  return (
    <li>
      <p className={rows.name}>{emailBreaks(name)}</p>
      {name !== email && <p className={rows.soft}>{emailBreaks(email)}</p>}
      <p className={classes.state} data-status={member.status}>
        {[seatStates[member.status], member.manages && texts.manages, isOwn && texts.you]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {hint && <p className={rows.soft}>{hint}</p>}
      <FailureBox failure={failure} />
      {removable && canBeRemoved(member) && (
        <div className={actions.actions}>
          {onResend && canBeResent(member) && (
            <Button
              variant="secondary"
              aria-label={texts.resendTo(name)}
              onClick={onResend}
              loading={resending}
            >
              {texts.resend}
            </Button>
          )}
          {onManaging && member.status === 'activated' && (
            <Button
              variant="secondary"
              aria-label={member.manages ? texts.endManageOf(name) : texts.letManageOf(name)}
              onClick={onManaging}
            >
              {member.manages ? texts.endManage : texts.letManage}
            </Button>
          )}
          <Button
            className={actions.danger}
            variant="tertiary"
            aria-label={texts.removeOf(name)}
            onClick={onRemove}
          >
            {texts.remove}
          </Button>
        </div>
      )}
    </li>
  )
}

const canBeResent = ({ status }: Member) => status === 'invited' || status === 'expired'
/** Its owner can end it. */
const canBeRemoved = ({ status }: Member) => ['invited', 'accepted', 'activated', 'expired'].includes(status)

function hintFor({ status, expires_at }: Member, planRuns: boolean): string | undefined {
  const texts = sharedOwnerTexts.members
  if (status === 'ended') return sharedOwnerTexts.ended.member
  if (!planRuns) return undefined
  if (status === 'invited') return texts.validUntil(germanMoment(expires_at))
  if (status === 'expired') return texts.expired
  return status === 'declined' ? texts.declined : undefined
}
