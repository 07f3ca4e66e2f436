import { sharedOwnerTexts } from '@leserkonto/texts'
import { buttonLook } from '@leserkonto/ui/Button'
import type { ReactNode } from 'react'
import actions from '../../../shell/Actions.module.css'
import { germanMoment } from '../../../shell/german-date.ts'
import { Page } from '../../../shell/Page.tsx'
import { Section } from '../../../shell/Section.tsx'
import type { OwnPlan } from '../shared-plan.ts'

type EndedPlanPageProps = {
  plan: OwnPlan
  members: ReactNode
  /** The edition's subscription service. */
  serviceUrl: string
}

/**
 * A plan that has ended: who shared it, and that renewing brings everybody back.
 * Source: docs/spec/contract.md#end-of-a-plan.
 */
export function EndedPlanPage({ plan, members, serviceUrl }: EndedPlanPageProps) {
  const { title, ended } = sharedOwnerTexts
  return (
    <Page title={title(plan.type)} width="wide" lead={sharedOwnerTexts.plan(plan.title, plan.company_name)}>
      <Section title={ended.title}>
        {plan.renewable_until && <p>{ended.text(germanMoment(plan.renewable_until))}</p>}
        <div className={actions.actions}>
          <a {...buttonLook({})} href={serviceUrl}>
            {ended.renew}
          </a>
        </div>
      </Section>
      {members}
    </Page>
  )
}
