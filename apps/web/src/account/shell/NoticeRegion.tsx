import { SimpleNotification } from '@leserkonto/ui/SimpleNotification'
import { useSyncExternalStore } from 'react'
import { useAccount } from '../session/account.ts'

/** The one place of notifications, there before the first of them. */
export function NoticeRegion() {
  const { notices } = useAccount()
  const current = useSyncExternalStore(notices.subscribe, notices.current)
  return <SimpleNotification notification={current} onClear={notices.clear} />
}
