import { notMeTexts } from '@leserkonto/texts'
import { Button, buttonLook } from '@leserkonto/ui/Button'
import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import type { Api } from '../../session/api-client.ts'
import type { Failure } from '../../session/failure.ts'
import { usePaths } from '../../session/paths.ts'
import actions from '../../shell/Actions.module.css'
import { FailureBox } from '../../shell/FailureBox.tsx'
import { useOneButton } from '../../shell/form/use-one-button.ts'
import { textOf } from '../../shell/history-state.ts'
import { Page } from '../../shell/Page.tsx'

/** Undoes what a mail was about, with the token that the first script moved out of the address. */
export function NotMeScreen() {
  const token = textOf(useLocation().state, 't')
  const [done, setDone] = useState<Done>()
  const { busy, failure, run } = useOneButton({
    name: 'mail.notMe',
    call: (api) => api.mail.notMe.mutate({ token: token ?? '' }),
    onDone: setDone,
  })
  return <NotMe hasToken={token !== undefined} done={done} busy={busy} failure={failure} onConfirm={run} />
}

type Done = Pick<Awaited<ReturnType<Api['mail']['notMe']['mutate']>>, 'matter' | 'outcome'>

type NotMeProps = {
  /** The link had a token. */
  hasToken: boolean
  /** What happened, once the button was pressed. */
  done: Done | undefined
  busy: boolean
  failure: Failure | undefined
  onConfirm: () => void
}

/** One button, as on every page that a mail opens; then what happened. */
export function NotMe({ hasToken, done, busy, failure, onConfirm }: NotMeProps) {
  if (done) return <Answered done={done} />
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

/** What happened, and a new password where somebody else may know the way in. */
function Answered({ done: { matter, outcome } }: { done: Done }) {
  const paths = usePaths()
  const texts = notMeTexts.done
  const undone = outcome === 'undone' && matter ? texts.undone[matter] : undefined
  const told = outcome === 'over' ? texts.over : texts.already
  const title = outcome === 'over' ? texts.overTitle : texts.alreadyTitle
  const offers = outcome === 'over' || ['passkey', 'device', 'email_change'].includes(matter ?? '')
  return (
    <Page key="done" title={undone ? texts.title : title} lead={undone ?? told}>
      {offers && (
        <div className={actions.actions}>
          <Link {...buttonLook({})} to={paths.passwordRequest}>
            {texts.newPassword}
          </Link>
        </div>
      )}
    </Page>
  )
}
