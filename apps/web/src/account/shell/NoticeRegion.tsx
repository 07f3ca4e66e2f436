import { SimpleNotification } from '@leserkonto/ui/SimpleNotification'
import { useSyncExternalStore } from 'react'
import { useAccount } from '../session/account.ts'

/** The place of notifications. It exists before the first one, so that screen readers announce it. */
export function NoticeRegion() {
  const { notices } = useAccount()
  const current = useSyncExternalStore(notices.subscribe, notices.current)
  return <SimpleNotification notification={current} onClear={notices.clear} />
}
