import { sharedOwnerTexts } from '@leserkonto/texts'
import { useEffect, useRef } from 'react'
import type { Failure } from '../../../session/failure.ts'
import actions from '../../../shell/Actions.module.css'
import { FailureBox } from '../../../shell/FailureBox.tsx'
import rows from '../../../shell/Rows.module.css'
import { Section } from '../../../shell/Section.tsx'

type AllSeatsTakenProps = {
  max: number
  /** The last seat was taken on this page, so the focus was in the form that was here. */
  wasFree: boolean
  /** Failure of the invitation that took the last seat but could not be sent. */
  failure: Failure | undefined
  /** Where a company gets more seats. */
  serviceUrl?: string | undefined
}

/** Says that nobody else can be invited, and what the owner can do. */
export function AllSeatsTaken({ max, wasFree, failure, serviceUrl }: AllSeatsTakenProps) {
  const { full } = sharedOwnerTexts
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (wasFree && document.activeElement === document.body) heading.current?.focus()
  }, [wasFree])
  return (
    <Section title={full.title} headingRef={heading}>
      <FailureBox failure={failure} />
      <p>{full.text(max)}</p>
      <p className={rows.soft}>{full.next}</p>
      {serviceUrl && (
        <p>
          {full.more}{' '}
          <a className={actions.quiet} href={serviceUrl}>
            {full.service}
          </a>
        </p>
      )}
    </Section>
  )
}
