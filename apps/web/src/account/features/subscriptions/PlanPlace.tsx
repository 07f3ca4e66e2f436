import type { ReactNode } from 'react'
import classes from './HomePlan.module.css'

/** A card, and beside it, or on a phone below it, what is said of it. */
export const Place = ({ card, children }: { card?: ReactNode; children: ReactNode }) => (
  <div className={classes.room}>
    <div className={classes.place}>
      {card}
      {children}
    </div>
  </div>
)

/** What is said beside a card. */
export const Said = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={classes.said}>
    <h2>{title}</h2>
    {children}
  </div>
)
