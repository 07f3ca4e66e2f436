import type { ComponentType } from 'react'
import { useSession } from '../session/account.ts'
import { FailedLoads } from './FailedLoads.tsx'
import classes from './OwnPage.module.css'

/** A screen of the signed-in reader, whose blocks load on their own; what they could not load is said once. */
export const asOwnPage =
  <Props extends object>(Screen: ComponentType<Props>) =>
  (props: Props) => {
    const { signedIn } = useSession()
    const screen = (
      <FailedLoads>
        <Screen {...props} />
      </FailedLoads>
    )
    return signedIn ? <div className={classes.own}>{screen}</div> : screen
  }
