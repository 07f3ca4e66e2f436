import { type ReactNode, useId } from 'react'
import classes from './ProfileSection.module.css'

/** One block of the profile under its own heading, set apart by a hairline. */
export function ProfileSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
