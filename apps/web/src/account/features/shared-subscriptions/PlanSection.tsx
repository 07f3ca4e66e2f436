import { type ReactNode, type Ref, useId } from 'react'
import classes from './SharedSubscriptions.module.css'

type PlanSectionProps = {
  title: string
  /** The heading, to which the focus may go. */
  headingRef?: Ref<HTMLHeadingElement> | undefined
  children: ReactNode
}

/** One block of a plan's page under its own heading, set apart by a hairline. */
export function PlanSection({ title, headingRef, children }: PlanSectionProps) {
  const id = useId()
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h2 id={id} ref={headingRef} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  )
}
