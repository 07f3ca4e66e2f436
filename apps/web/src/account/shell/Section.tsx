import { type ReactNode, type Ref, useId } from 'react'
import classes from './Section.module.css'

type SectionProps = {
  title: string
  /** Ref of the heading, if it can take the focus. */
  headingRef?: Ref<HTMLHeadingElement> | undefined
  children: ReactNode
}

/** One block of a page with its own heading, under a rule in the paper's colour as on the front. */
export function Section({ title, headingRef, children }: SectionProps) {
  const id = useId()
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h2 id={id} ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
        {title}
      </h2>
      {children}
    </section>
  )
}
