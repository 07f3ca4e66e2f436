import { Skeleton } from '@leserkonto/ui/Skeleton'
import type { ReactNode } from 'react'
import classes from './PlaceOf.module.css'

/** A placeholder that is as high, at every width, as what is expected in its place; nobody sees or hears that yet. */
export const PlaceOf = ({ children }: { children: ReactNode }) => (
  <div className={classes.place}>
    <Skeleton lines={2} />
    <div className={classes.expected}>{children}</div>
  </div>
)
