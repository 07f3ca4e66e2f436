import { seatStates, sharedOwnerTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import type { Failure } from '../../../session/failure.ts'
import actions from '../../../shell/Actions.module.css'
import { FailureBox } from '../../../shell/FailureBox.tsx'
import { germanMoment } from '../../../shell/german-date.ts'
import rows from '../../../shell/Rows.module.css'
import classes from '../SharedSubscriptions.module.css'
import { type Member, nameOf } from '../shared-plan.ts'

type MemberRowProps = {
  member: Member
  /** Undefined where no invitation can be sent. */
  onResend: (() => void) | undefined
  resending: boolean
  /** Why the invitation was not sent again. */
  failure: Failure | undefined
  onRemove: () => void
}

/** One seat: its member, its state, and what the owner can do with it. */
export function MemberRow({ member, onResend, resending, failure, onRemove }: MemberRowProps) {
  const texts = sharedOwnerTexts.members
  const name = nameOf(member)
  const hint = hintFor(member, onResend !== undefined)
  return (
    <li>
      <p className={rows.name}>{name}</p>
      {name !== member.email && <p className={rows.soft}>{member.email}</p>}
      <dl className={classes.facts}>
        <dt>{texts.state}</dt>
        <dd>{seatStates[member.status]}</dd>
        {isOpenOrTaken(member) && (
          <>
            <dt>{texts.invitation}</dt>
            <dd>{member.invitation_label}</dd>
            <dt>{texts.access}</dt>
            <dd>{member.account_label}</dd>
          </>
        )}
      </dl>
      {hint && <p className={rows.soft}>{hint}</p>}
      <FailureBox failure={failure} />
      {canBeRemoved(member) && (
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

/** The two labels are about a seat that is there, or an invitation that waits or was not taken. */
const isOpenOrTaken = ({ status }: Member) =>
  ['invited', 'accepted', 'activated', 'expired', 'declined'].includes(status)
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
