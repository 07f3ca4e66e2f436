import { sharedOwnerTexts } from '@leserkonto/texts'
import type { ReactNode, Ref } from 'react'
import rows from '../../../shell/Rows.module.css'
import { Section } from '../../../shell/Section.tsx'

type MembersProps = {
  headingRef?: Ref<HTMLHeadingElement> | undefined
  isEmpty: boolean
  /** One row each. */
  children: ReactNode
}

/** Everybody who shares the plan or was asked to. */
export const Members = ({ headingRef, isEmpty, children }: MembersProps) => (
  <Section title={sharedOwnerTexts.members.title} headingRef={headingRef}>
    {isEmpty ? (
      <p className={rows.soft}>{sharedOwnerTexts.members.empty}</p>
    ) : (
      <ul className={rows.rows}>{children}</ul>
    )}
  </Section>
)
