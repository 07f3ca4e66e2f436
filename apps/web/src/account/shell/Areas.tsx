import { accountRouteAt } from '@leserkonto/pages/route-table'
import { areaTexts, type ScreenName } from '@leserkonto/texts'
import { type ComponentType, type KeyboardEvent, useId, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useAccount, useSession } from '../session/account.ts'
import { usePaths } from '../session/paths.ts'
import classes from './Areas.module.css'
import { FailedLoads } from './FailedLoads.tsx'

type Area = {
  readonly name: string
  readonly to: string
  /** The page of the area first, then those that belong to it. */
  readonly screens: readonly ScreenName[]
}

/** A screen with the way to the other areas of the account beside or above it, for readers who are signed in. */
export const withAreas =
  <Props extends object>(Screen: ComponentType<Props>) =>
  (props: Props) => {
    const { signedIn } = useSession()
    const screen = (
      <FailedLoads>
        <Screen {...props} />
      </FailedLoads>
    )
    if (!signedIn) return screen
    return (
      <div className={classes.room}>
        <div className={classes.columns}>
          <Areas />
          <div className={classes.page}>{screen}</div>
        </div>
      </div>
    )
  }

/** The areas of the account: always visible on wide screens, behind a button on phones. */
export function Areas() {
  const areas = useAreas()
  const screen = accountRouteAt(useLocation().pathname)?.screen
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const list = useId()
  const texts = areaTexts
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !open) return
    setOpen(false)
    button.current?.focus()
  }
  return (
    <nav aria-label={texts.label} className={classes.areas} onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        className={classes.toggle}
        aria-expanded={open}
        aria-controls={list}
        onClick={() => setOpen(!open)}
      >
        {texts.open}
      </button>
      <ul id={list} className={classes.list} data-open={open}>
        {areas.map(({ name, to, screens }) => (
          <li key={to}>
            <Link to={to} aria-current={currentOf(screens, screen)} onClick={() => setOpen(false)}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function useAreas(): readonly Area[] {
  const { disableMyNews } = useAccount().page.edition
  const paths = usePaths()
  const texts = areaTexts
  return [
    { name: texts.overview, to: paths.profile, screens: ['Profile'] },
    { name: texts.personal, to: paths.personal, screens: ['Personal'] },
    { name: texts.plans, to: paths.plans, screens: ['Plans', 'LinkSubscription'] },
    {
      name: texts.shared,
      to: paths.sharedSubscriptions,
      screens: ['SharedSubscriptions', 'SharedSubscriptionSuccess', 'Multiuser'],
    },
    ...(disableMyNews ? [] : [{ name: texts.news, to: paths.news, screens: ['News' as const] }]),
    { name: texts.newsletter, to: paths.newsletter, screens: ['Newsletter'] },
    { name: texts.security, to: paths.security, screens: ['Security', 'UpdatePassword'] },
    { name: texts.ownData, to: paths.ownData, screens: ['OwnData'] },
  ]
}

/** `page` for the area's own page, `true` for one that belongs to it. */
function currentOf(screens: readonly ScreenName[], screen: ScreenName | undefined) {
  if (!screen || !screens.includes(screen)) return undefined
  return screens[0] === screen ? 'page' : 'true'
}
