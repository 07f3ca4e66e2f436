import { type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'
import classes from './HomeCard.module.css'

type HomeCardProps = {
  title: string
  /** What can be done: the most usual first. */
  links: readonly { readonly name: string; readonly to: string }[]
  /** The state of the area, in a line or two. */
  children: ReactNode
}

/** One area of the account on its overview: how it stands, and the way there. */
export function HomeCard({ title, links, children }: HomeCardProps) {
  const id = useId()
  return (
    <section className={classes.card} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className={classes.state}>{children}</div>
      <ul className={classes.links}>
        {links.map(({ name, to }) => (
          <li key={to}>{to.includes('://') ? <a href={to}>{name}</a> : <Link to={to}>{name}</Link>}</li>
        ))}
      </ul>
    </section>
  )
}

/** The cards, in two columns where there is room. */
export const HomeCards = ({ children }: { children: ReactNode }) => (
  <div className={classes.room}>
    <div className={classes.cards}>{children}</div>
  </div>
)
