import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { textOf } from '../../shell/history-state.ts'
import { useAction } from '../../shell/use-action.ts'
import { NotMe } from './NotMe.tsx'

/** Takes back what a mail was about, with the token the first script moved out of the address. */
export function NotMeScreen() {
  const token = textOf(useLocation().state, 't')
  const [done, setDone] = useState(false)
  const { busy, failure, run } = useAction({
    name: 'mail.notMe',
    call: (api) => api.mail.notMe.mutate({ token: token ?? '' }),
    onDone: () => setDone(true),
  })
  return <NotMe hasToken={token !== undefined} done={done} busy={busy} failure={failure} onConfirm={run} />
}
