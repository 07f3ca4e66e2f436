import type { ReactNode } from 'react'
import { Ground } from './Ground.tsx'
import classes from './start.module.css'

type PairProps = { good: ReactNode; why: string; bad: ReactNode; whyNot: string }

/** One thing done well and done badly, each with its reason. The bad one is there to be looked at only. */
export const Pair = ({ good, why, bad, whyNot }: PairProps) => (
  <div className={classes.pair}>
    <figure className={classes.good}>
      <Ground>{good}</Ground>
      <figcaption>
        <strong>Do.</strong> {why}
      </figcaption>
    </figure>
    <figure className={classes.bad}>
      <div inert>
        <Ground>{bad}</Ground>
      </div>
      <figcaption>
        <strong>Don’t.</strong> {whyNot}
      </figcaption>
    </figure>
  </div>
)
