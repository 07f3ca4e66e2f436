import { incompleteLink, notMeTexts } from '@leserkonto/texts'
import { Button, buttonLook } from '@leserkonto/ui/Button'
import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useAccount } from '../../session/account.ts'
import type { Api } from '../../session/api-client.ts'
import type { Failure } from '../../session/failure.ts'
import { usePaths } from '../../session/paths.ts'
import { dropSession } from '../../session/sign-in.ts'
import { trpc } from '../../session/trpc.ts'
import actions from '../../shell/Actions.module.css'
import { ChoosePassword } from '../../shell/ChoosePassword.tsx'
import { FailureBox } from '../../shell/FailureBox.tsx'
import { useOneButton } from '../../shell/form/use-one-button.ts'
import { LoadedPage } from '../../shell/LoadedPage.tsx'
import { linkTokenIn } from '../../shell/mail-link.ts'
import { Page } from '../../shell/Page.tsx'

/** Says what a mail was about, with the token that the first script moved out of the address, and undoes it. */
export function NotMeScreen() {
  const account = useAccount()
  const token = linkTokenIn(useLocation().state, 't')
  const [done, setDone] = useState<Done>()
  const about = trpc.mail.checkNotMe.useQuery(
    { token: token ?? '' },
    { enabled: token !== undefined && !done },
  )
  const { busy, failure, run } = useOneButton({
    name: 'mail.notMe',
    call: (api) => api.mail.notMe.mutate({ token: token ?? '' }),
    onDone: ({ matter, outcome, reset_token }) => {
      // Every session of the account has ended, most likely this one, too.
      if (outcome === 'undone' && endsWaysIn(matter) && account.session.get().signedIn) dropSession(account)
      setDone({ matter, outcome, resetToken: reset_token })
    },
  })
  if (done) return <Answered done={done} />
  if (!token) return <Page title={notMeTexts.title} lead={incompleteLink} />
  return (
    <LoadedPage query={about}>
      {({ matter, state }) =>
        matter && state === 'open' ? (
          <NotMe matter={matter} busy={busy} failure={failure} onConfirm={run} />
        ) : (
          <Answered done={{ matter, outcome: state === 'open' ? 'over' : state, resetToken: null }} />
        )
      }
    </LoadedPage>
  )
}

type Answer = Awaited<ReturnType<Api['mail']['notMe']['mutate']>>
type Done = Pick<Answer, 'matter' | 'outcome'> & {
  /** Sets the new password of an account that has none any more. */
  resetToken: string | null
}

const endsWaysIn = (matter: Answer['matter']) => matter === 'device' || matter === 'passkey'

type NotMeProps = {
  matter: NonNullable<Answer['matter']>
  busy: boolean
  failure: Failure | undefined
  onConfirm: () => void
}

/** What will happen, and one button that is called as the link of the mail. */
export function NotMe({ matter, busy, failure, onConfirm }: NotMeProps) {
  const { text, submit } = notMeTexts.asks[matter]
  return (
    <Page key="asks" title={notMeTexts.title} lead={text}>
      <FailureBox failure={failure} />
      <Button size="responsive" onClick={onConfirm} loading={busy}>
        {submit}
      </Button>
    </Page>
  )
}

/** What happened, and a new password where somebody else may know the way in. */
export function Answered({ done }: { done: Done }) {
  const { matter, outcome, resetToken } = done
  const texts = notMeTexts.done
  const knowsWayIn = endsWaysIn(matter) || matter === 'email_change'
  switch (outcome) {
    case 'too_late':
      return (
        <Page key="late" title={texts.tooLateTitle} lead={texts.tooLate}>
          <p>{texts.tooLateNext}</p>
        </Page>
      )
    case 'over':
      return (
        <Page key="over" title={texts.overTitle} lead={texts.over}>
          <NewPassword resetToken={null} />
        </Page>
      )
    case 'already':
      return (
        <Page
          key="already"
          title={texts.alreadyTitle}
          lead={knowsWayIn ? texts.alreadyPassword : texts.already}
        >
          {knowsWayIn && <NewPassword resetToken={null} />}
        </Page>
      )
    case 'settled':
      return (
        <Page key="settled" title={texts.alreadyTitle} lead={texts.settled}>
          <NewPassword resetToken={null} />
        </Page>
      )
    case 'undone':
      return (
        <Page key="done" title={texts.title} lead={matter && texts.undone[matter]}>
          {endsWaysIn(matter) && !resetToken && <p>{texts.moved}</p>}
          {knowsWayIn && <NewPassword resetToken={resetToken} />}
        </Page>
      )
  }
}

function NewPassword({ resetToken }: Pick<Done, 'resetToken'>) {
  const paths = usePaths()
  const { choosePassword, newPassword } = notMeTexts.done
  return (
    <div className={actions.actions}>
      {resetToken ? (
        <ChoosePassword token={resetToken}>{choosePassword}</ChoosePassword>
      ) : (
        <Link {...buttonLook({})} to={paths.passwordRequest}>
          {newPassword}
        </Link>
      )}
    </div>
  )
}
