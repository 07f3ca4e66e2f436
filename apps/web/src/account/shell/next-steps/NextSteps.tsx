import { helpAddress } from '@leserkonto/rules'
import { type NextStep, nextStepsOf, nextStepTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useAccount } from '../../session/account.ts'
import { pathsAt } from '../../session/paths.ts'
import { WayTo } from '../LinkedText.tsx'
import classes from './NextSteps.module.css'

/** What the page itself does for a step, such as showing its other form. */
export type StepActions = { readonly [Step in NextStep]?: (() => void) | undefined }

type NextStepsProps = ({ code: string } | { steps: readonly NextStep[] }) & {
  actions?: StepActions | undefined
  /** What linked pages need not ask again, by field. */
  carried?: Readonly<Record<string, string>> | undefined
}

/**
 * The ways on: after a refusal by its code, or those named. One that leads to the page the reader is on is left out.
 * Source: docs/spec/contract.md#next-steps.
 */
export function NextSteps({ actions = {}, carried, ...what }: NextStepsProps) {
  const { pathname } = useLocation()
  const steps = 'steps' in what ? what.steps : nextStepsOf(what.code)
  const targets = targetsAt(pathname)
  const wayOf = (step: NextStep): ReactNode => {
    if (step === 'phone') return <Phone />
    const act = actions[step]
    const to = targets[step]
    if (act)
      return (
        <Button variant="tertiary" onClick={act}>
          {nextStepTexts[step]}
        </Button>
      )
    if (!to || to === pathname) return null
    return (
      <WayTo to={to} state={carried}>
        {nextStepTexts[step]}
      </WayTo>
    )
  }
  const ways = steps.map((step) => ({ step, way: wayOf(step) })).filter(({ way }) => way)
  if (ways.length === 0) return null
  return (
    <ul className={classes.steps}>
      {ways.map(({ step, way }) => (
        <li key={step}>{way}</li>
      ))}
    </ul>
  )
}

/** The number of the edition's subscription service, which a phone calls, and when somebody answers. */
function Phone() {
  const { servicePhone, serviceHours } = useAccount().page.edition
  const { call, hours } = nextStepTexts.phone
  return (
    <>
      <a href={`tel:${servicePhone.replaceAll(' ', '')}`}>{call(servicePhone)}</a>{' '}
      <span className={classes.hours}>{hours(serviceHours)}</span>
    </>
  )
}

/** Where a step leads by itself; the others are acts of a page. */
function targetsAt(pathname: string): Readonly<Record<string, string>> {
  const paths = pathsAt(pathname)
  return {
    newPassword: paths.passwordRequest,
    newReset: paths.passwordRequest,
    newActivation: paths.requestDoiEmail,
    signIn: paths.login,
    register: paths.register,
    accessData: paths.requestAccessData,
    plans: paths.plans,
    security: paths.security,
    profile: paths.profile,
    sharedPlan: paths.sharedSubscriptions,
    invitations: paths.invitation,
    newsletters: paths.newsletter,
    front: paths.overview,
    help: helpAddress,
  } satisfies { readonly [Step in NextStep]?: string }
}
