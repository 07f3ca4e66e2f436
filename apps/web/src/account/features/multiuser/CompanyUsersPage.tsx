import { multiuserTexts } from '@leserkonto/texts'
import type { ReactNode, Ref } from 'react'
import type { Failure } from '../../session/failure.ts'
import { FailureBox } from '../../shell/FailureBox.tsx'
import { Page } from '../../shell/Page.tsx'
import { Section } from '../../shell/Section.tsx'
import type { CompanyUsers } from './company-users.ts'
import classes from './Multiuser.module.css'

type CompanyUsersPageProps = {
  plan: CompanyUsers
  headingRef?: Ref<HTMLHeadingElement>
  /** The list is saved, but not every invitation has left. */
  unsent: Failure | undefined
  /** The list to work on. */
  children: ReactNode
}

/** The company, its places and its list. */
export function CompanyUsersPage({ plan, headingRef, unsent, children }: CompanyUsersPageProps) {
  const { title, facts, used, users } = multiuserTexts
  return (
    <Page title={title} width="wide">
      <dl className={classes.facts}>
        {plan.company_name && (
          <>
            <dt>{facts.company}</dt>
            <dd>{plan.company_name}</dd>
          </>
        )}
        <dt>{facts.customerNumber}</dt>
        <dd>{plan.gp_number}</dd>
        <dt>{facts.places}</dt>
        <dd>{used(plan.used, plan.max_users)}</dd>
      </dl>
      <Section title={users.title} headingRef={headingRef}>
        <FailureBox failure={unsent} />
        {children}
      </Section>
    </Page>
  )
}
