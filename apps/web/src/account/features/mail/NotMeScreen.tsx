import { notMeTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import { useState } from 'react'
import type { Failure } from '../../session/failure.ts'
import { useLocation } from '../../session/router.tsx'
import { FailureBox } from '../../shell/FailureBox.tsx'
import { useOneButton } from '../../shell/form/use-one-button.ts'
import { textOf } from '../../shell/history-state.ts'
import { Page } from '../../shell/Page.tsx'

/** Undoes what a mail was about, with the token that the first script moved out of the address. */
export function NotMeScreen() {
  const token = textOf(useLocation().state, 't')
  const [done, setDone] = useState(false)
  const { busy, failure, run } = useOneButton({
    name: 'mail.notMe',
    call: (api) => api.mail.notMe.mutate({ token: token ?? '' }),
    onDone: () => setDone(true),
  })
  return <NotMe hasToken={token !== undefined} done={done} busy={busy} failure={failure} onConfirm={run} />
}

type NotMeProps = {
  /** The link had a token. */
  hasToken: boolean
  done: boolean
  busy: boolean
  failure: Failure | undefined
  onConfirm: () => void
}

/** One button, as on every page that a mail opens; the answer is the same for every token. */
export function NotMe({ hasToken, done, busy, failure, onConfirm }: NotMeProps) {
  if (done) return <Page key="done" title={notMeTexts.done.title} lead={notMeTexts.done.text} />
  return (
    <Page key="asks" title={notMeTexts.title} lead={hasToken ? notMeTexts.text : notMeTexts.invalid}>
      <FailureBox failure={failure} />
      {hasToken && (
        <Button size="large" onClick={onConfirm} loading={busy}>
          {notMeTexts.submit}
        </Button>
      )}
    </Page>
  )
}
