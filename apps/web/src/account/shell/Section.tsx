import { type ReactNode, useId } from 'react'
import classes from './Section.module.css'

/** One block of a page under its own heading, set apart by a hairline. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
