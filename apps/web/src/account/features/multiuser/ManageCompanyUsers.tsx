import { multiuserTexts } from '@leserkonto/texts'
import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react'
import { useAccount } from '../../session/account.ts'
import type { Failure } from '../../session/failure.ts'
import { trpc } from '../../session/trpc.ts'
import { FailureBox } from '../../shell/FailureBox.tsx'
import { LoadedPage } from '../../shell/LoadedPage.tsx'
import { Page } from '../../shell/Page.tsx'
import { Section } from '../../shell/Section.tsx'
import type { CompanyUsers } from './company-users.ts'
import { EditUsers } from './EditUsers.tsx'
import classes from './Multiuser.module.css'
import type { Saved } from './operations.ts'

/** Loads the list, and loads it again after it was saved. */
export function ManageCompanyUsers() {
  const { notices } = useAccount()
  const { multiuser, sharedSubscriptions } = trpc.useUtils()
  // The list must not change while the reader edits it.
  const query = trpc.multiuser.show.useQuery({}, { refetchOnWindowFocus: false, refetchOnReconnect: false })
  const heading = useRef<HTMLHeadingElement>(null)
  const [saved, setSaved] = useState<Saved>()
  // The form starts again with the saved list, so the focus goes to the heading.
  useEffect(() => {
    if (saved && !saved.unsent) heading.current?.focus()
  }, [saved])
  const take = async (outcome: Saved) => {
    await Promise.all([multiuser.invalidate(), sharedSubscriptions.invalidate()])
    setSaved(outcome)
    if (!outcome.unsent) notices.show({ type: 'success', message: multiuserTexts.users.saved })
  }
  return (
    <LoadedPage query={query}>
      {(plan) => (
        <CompanyUsersPage plan={plan} headingRef={heading} unsent={saved?.unsent}>
          <EditUsers
            key={plan.version}
            plan={plan}
            onSaved={take}
            onReload={() => void multiuser.invalidate()}
          />
        </CompanyUsersPage>
      )}
    </LoadedPage>
  )
}

type CompanyUsersPageProps = {
  plan: CompanyUsers
  headingRef?: Ref<HTMLHeadingElement>
  /** The list is saved, but not every invitation could be sent. */
  unsent: Failure | undefined
  /** The list to edit. */
  children: ReactNode
}

/** The company, its seats and its list. */
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
