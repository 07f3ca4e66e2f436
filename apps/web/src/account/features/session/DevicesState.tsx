import { deviceTexts } from '@leserkonto/texts'
import { useState } from 'react'
import { api, loadedAhead } from '../../session/ApiProvider.tsx'
import { useAccount } from '../../session/account.ts'
import { signOut } from '../../session/sign-in.ts'
import { BlockState } from '../../shell/BlockState.tsx'
import { Section } from '../../shell/Section.tsx'
import { useAction } from '../../shell/use-action.ts'
import { useItemAction } from '../../shell/use-item-action.ts'
import { type Device, Devices } from './Devices.tsx'

/** Loads where the reader is signed in, ends one login or all of them. */
export function DevicesState() {
  const account = useAccount()
  const loaded = api.useUtils().session.list
  const devices = api.session.list.useQuery({}, loadedAhead)
  const [asks, setAsks] = useState(false)
  const ending = useItemAction<Device, unknown>({
    name: 'session.end',
    call: (client, { id }) => client.session.end.mutate({ id }),
    onDone(_, { id, device }) {
      loaded.setData({}, (data) => data && { sessions: data.sessions.filter((one) => one.id !== id) })
      account.notices.show({ type: 'success', message: deviceTexts.ended(device) })
    },
  })
  const everywhere = useAction({
    name: 'session.endOthers',
    call: (client) => client.session.endOthers.mutate({}),
    onDone: () => signOut(account),
  })
  const onAsk = (open: boolean) => {
    everywhere.forget()
    setAsks(open)
  }
  return (
    <Section title={deviceTexts.title}>
      <BlockState query={devices} name="session.list">
        {({ sessions }) => (
          <Devices devices={sessions} ending={ending} everywhere={{ ...everywhere, asks, onAsk }} />
        )}
      </BlockState>
    </Section>
  )
}
