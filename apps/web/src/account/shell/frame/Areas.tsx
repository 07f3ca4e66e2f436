import { accountRouteAt } from '@leserkonto/pages/route-table'
import { areaTexts, type ScreenName, sessionTexts } from '@leserkonto/texts'
import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useAccount } from '../../session/account.ts'
import { usePaths } from '../../session/paths.ts'
import { signOut } from '../../session/sign-in.ts'
import classes from './Areas.module.css'

type Area = {
  readonly name: string
  readonly to: string
  /** The page of the area first, then those that belong to it. */
  readonly screens: readonly ScreenName[]
}

/** Entries of the row: the areas of the account and, as the last one, the way out. */
export function Areas() {
  const areas = useAreas()
  const screen = accountRouteAt(useLocation().pathname)?.screen
  const last = useRef<HTMLLIElement>(null)
  // A row that scrolls shows where the reader is.
  useEffect(() => {
    const row = last.current?.parentElement
    const place = row?.querySelector<HTMLElement>('[aria-current]')
    if (row && place && screen) row.scrollLeft = place.offsetLeft - row.offsetLeft - row.clientWidth / 3
  }, [screen])
  return (
    <>
      {areas.map(({ name, to, screens }) => (
        <li key={to}>
          <Link to={to} aria-current={currentOf(screens, screen)}>
            {name}
          </Link>
        </li>
      ))}
      <li ref={last} className={classes.last}>
        <SignOut />
      </li>
    </>
  )
}

function SignOut() {
  const account = useAccount()
  const [leaving, setLeaving] = useState(false)
  const leave = () => {
    setLeaving(true)
    signOut(account)
  }
  return (
    <button type="button" className={classes.leave} disabled={leaving} onClick={leave}>
      {sessionTexts.signOut}
    </button>
  )
}

function useAreas(): readonly Area[] {
  const { disableMyNews } = useAccount().page.edition
  const paths = usePaths()
  const texts = areaTexts
  return [
    { name: texts.overview, to: paths.profile, screens: ['Profile'] },
    { name: texts.plans, to: paths.plans, screens: ['Plans', 'LinkSubscription'] },
    {
      name: texts.shared,
      to: paths.sharedSubscriptions,
      screens: ['SharedSubscriptions', 'SharedSubscriptionSuccess', 'Multiuser'],
    },
    ...(disableMyNews
      ? []
      : [{ name: texts.news, to: paths.news, screens: ['News' as const, 'Gifts' as const] }]),
    { name: texts.newsletter, to: paths.newsletter, screens: ['Newsletter'] },
    { name: texts.push, to: paths.push, screens: ['Push'] },
    { name: texts.personal, to: paths.personal, screens: ['Personal', 'ProfileEdit'] },
    { name: texts.security, to: paths.security, screens: ['Security', 'UpdatePassword'] },
    { name: texts.ownData, to: paths.ownData, screens: ['OwnData', 'ProfileDelete'] },
  ]
}

/** `page` for the area's own page, `true` for one that belongs to it. */
function currentOf(screens: readonly ScreenName[], screen: ScreenName | undefined) {
  if (!screen || !screens.includes(screen)) return undefined
  return screens[0] === screen ? 'page' : 'true'
}
