import { newsletterPageConsent, newsletterTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import { List } from '@leserkonto/ui/List'
import { useState } from 'react'
import { useAccount } from '../../session/account.ts'
import type { Failure } from '../../session/failure.ts'
import { trpc } from '../../session/trpc.ts'
import actions from '../../shell/Actions.module.css'
import { FailureBox } from '../../shell/FailureBox.tsx'
import { Page } from '../../shell/Page.tsx'
import { useChange } from '../../shell/use-change.ts'
import { WaysOut } from './Unsubscribe.tsx'

const texts = newsletterTexts.unsubscribe

type UnsubscribedProps = {
  /** Id of the newsletter user. */
  userId: string
  /** Titles of what has been left, as far as they are known. */
  titles: readonly string[]
  /** Token that takes it back. */
  undo: string | undefined
}

/** Says what has been left, and takes it back by one press. */
export function Unsubscribed({ userId, titles, undo }: UnsubscribedProps) {
  const { user } = trpc.useUtils().newsletter
  const [isBack, setIsBack] = useState(false)
  const { busy, failure, run } = useChange(
    trpc.newsletter.update.useMutation({
      onSuccess: () => {
        setIsBack(true)
        return user.invalidate()
      },
    }),
    { technical: 'NEWSLETTER_ERROR' },
  )
  if (isBack)
    return (
      <Page key="back" title={texts.undo.doneTitle(titles)} lead={texts.undo.done}>
        <WaysOut />
      </Page>
    )
  const bringBack = undo && (() => run({ id: userId, register_status: 3, token: undo }))
  return <UnsubscribedPage titles={titles} busy={busy} failure={failure} onUndo={bringBack || undefined} />
}

type UnsubscribedPageProps = {
  titles: readonly string[]
  busy: boolean
  failure: Failure | undefined
  onUndo: (() => void) | undefined
}

/** It is done, with immediate effect; several newsletters are listed. Taking it back agrees to them anew, so the text is there. */
export function UnsubscribedPage({ titles, busy, failure, onUndo }: UnsubscribedPageProps) {
  const { edition } = useAccount().page
  return (
    <Page key="done" title={texts.doneTitle(titles)} lead={texts.done}>
      {titles.length > 1 && (
        <>
          <p>{texts.doneLists}</p>
          <List items={titles} />
        </>
      )}
      <FailureBox failure={failure} />
      <WaysOut />
      {onUndo && (
        <div className={actions.after}>
          <p>{texts.undo.text}</p>
          <p className={actions.soft}>{newsletterPageConsent.text(edition)}</p>
          <div className={actions.actions}>
            <Button variant="secondary" onClick={onUndo} loading={busy}>
              {texts.undo.submit}
            </Button>
          </div>
        </div>
      )}
    </Page>
  )
}
