import { invitationTexts } from '@leserkonto/texts'
import { ProblemBox } from '@leserkonto/ui/parts/problem-box'
import { NextSteps } from '../../shell/next-steps/NextSteps.tsx'
import { refusalOf, toldGuest } from './refusal-of.ts'

/**
 * German text of what prevented a seat when the account was activated.
 * Source: docs/spec/flows.md#invitees-without-an-account.
 */
export const seatNoticeText = (code: string): string => toldGuest(refusalOf(code)).detail

/** Says what prevented the seat when the account was activated, if anything did. */
export const SeatNotice = ({ code }: { code: string | null | undefined }) =>
  code ? (
    <ProblemBox title={invitationTexts.notice.title}>
      <p>{seatNoticeText(code)}</p>
      <NextSteps code={code} />
    </ProblemBox>
  ) : null
