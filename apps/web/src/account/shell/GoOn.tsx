import { announced, forgetAnnouncement } from '@leserkonto/pages/session/announcement'
import { isWelcome } from '@leserkonto/rules'
import { announcementTexts, sessionTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import { useEffect, useEffectEvent, useState } from 'react'
import { useAccount } from '../session/account.ts'
import { leadsElsewhere, useForward } from '../session/forward.ts'
import { usePaths } from '../session/paths.ts'
import actions from './Actions.module.css'
import { Loading } from './Loading.tsx'
import { Page } from './Page.tsx'

/** Leads a reader who is signed in to the target of the visit; says first what that page cannot say. */
export function GoOn() {
  const account = useAccount()
  const { welcome } = usePaths()
  // A new reader who came from nowhere is welcomed; who came from an article reads on.
  const [isNew] = useState(() => isWelcome(announced()))
  const forward = useForward(isNew ? welcome : undefined)
  const [said] = useState(() => (leadsElsewhere(account) ? announcementTexts[announced() ?? 'signOn'] : ''))
  const begin = useEffectEvent(() => {
    if (said) forgetAnnouncement()
    else forward()
  })
  useEffect(() => begin(), [])
  if (!said) return <Loading />
  return (
    <Page title={said}>
      <div className={actions.actions}>
        <Button onClick={forward}>{sessionTexts.signedIn.next}</Button>
      </div>
    </Page>
  )
}
