import { sharedOwnerTexts } from '@leserkonto/texts'
import type { ReactNode, Ref } from 'react'
import { PlanSection } from './PlanSection.tsx'
import classes from './SharedSubscriptions.module.css'

type MembersProps = {
  headingRef?: Ref<HTMLHeadingElement> | undefined
  isEmpty: boolean
  /** One row each. */
  children: ReactNode
}

/** Everybody who shares the plan or was asked to. */
export const Members = ({ headingRef, isEmpty, children }: MembersProps) => (
  <PlanSection title={sharedOwnerTexts.members.title} headingRef={headingRef}>
    {isEmpty ? (
      <p className={classes.soft}>{sharedOwnerTexts.members.empty}</p>
    ) : (
      <ul className={classes.rows}>{children}</ul>
    )}
  </PlanSection>
)
