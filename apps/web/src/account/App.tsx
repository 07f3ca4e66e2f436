import { announced, forgetAnnouncement } from '@leserkonto/pages/session/announcement'
import { announcementTexts } from '@leserkonto/texts'
import { SimpleNotification } from '@leserkonto/ui/SimpleNotification'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { AccountRoutes } from './routes.tsx'
import { useAccount } from './session/account.ts'
import { pathsAt } from './session/paths.ts'
import { ArrivalGate } from './shell/gates/ArrivalGate.tsx'
import { ConsentGate } from './shell/gates/ConsentGate.tsx'

/** The account area. */
export const App = () => (
  <>
    <ArrivalGate>
      <AccountRoutes />
    </ArrivalGate>
    <ConsentGate />
    <NoticeRegion />
  </>
)

/** The place of notifications. It exists before the first one, so that screen readers announce it. */
function NoticeRegion() {
  const { notices } = useAccount()
  const current = useSyncExternalStore(notices.subscribe, notices.current, () => null)
  useAnnouncement()
  const clear = () => {
    notices.clear()
    forgetAnnouncement()
  }
  return <SimpleNotification notification={current} onClear={clear} />
}

/** Long enough to be read; a page that leads on before lets the next one say it. */
const readMs = 5_000

/** Says what was done on the page before, until it is closed. Shown after the region is there, it is read out, too. */
function useAnnouncement(): void {
  const { notices, session } = useAccount()
  const { pathname } = useLocation()
  const say = useEffectEvent((page: string) => {
    const message = announcementTexts[announced() ?? 'signOn']
    // Its heading says it.
    if (page === pathsAt(page).welcome) return undefined
    if (!message || !session.get().signedIn) return undefined
    notices.show({ type: 'success', message, displayTimeMs: 'stays' })
    return setTimeout(forgetAnnouncement, readMs)
  })
  useEffect(() => {
    const read = say(pathname)
    return () => clearTimeout(read)
  }, [pathname])
}
