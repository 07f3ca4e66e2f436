import { mailMissing, type NextStep } from '@leserkonto/texts'
import actions from '../Actions.module.css'
import { NextSteps, type StepActions } from './NextSteps.tsx'

type MailMissingProps = {
  /** Before the phone and the help page. @default none */
  steps?: readonly NextStep[]
  ways?: StepActions
}

/** What readers can do to whom a mail does not come; the same for every address. */
export const MailMissing = ({ steps = [], ways }: MailMissingProps) => (
  <>
    <p className={actions.after}>{mailMissing}</p>
    <NextSteps steps={[...steps, 'phone', 'help']} actions={ways} />
  </>
)
