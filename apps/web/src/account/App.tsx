import { SimpleNotification } from '@leserkonto/ui/SimpleNotification'
import { useSyncExternalStore } from 'react'
import { AccountRoutes } from './routes.tsx'
import { useAccount } from './session/account.ts'
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
  return <SimpleNotification notification={current} onClear={notices.clear} />
}
