import { settingTexts } from '@leserkonto/texts'
import { useState } from 'react'
import { api, loadedAhead } from '../../session/ApiProvider.tsx'
import { useAccount } from '../../session/account.ts'
import { BlockState } from '../../shell/BlockState.tsx'
import { Section } from '../../shell/Section.tsx'
import { useAction } from '../../shell/use-action.ts'
import { Settings } from './Settings.tsx'

/** What is stored for the reader, and the way to forget it. */
export function SettingsState() {
  const account = useAccount()
  const loaded = api.useUtils().settings.list
  const query = api.settings.list.useQuery({}, loadedAhead)
  const [asks, setAsks] = useState(false)
  const reset = useAction({
    name: 'settings.remove',
    call: (client) => client.settings.remove.mutate({}),
    onDone(rest) {
      setAsks(false)
      loaded.setData({}, rest)
      account.notices.show({ type: 'success', message: settingTexts.kept.done })
    },
  })
  const onAsk = (open: boolean) => {
    reset.forget()
    setAsks(open)
  }
  return (
    <Section title={settingTexts.kept.title}>
      <BlockState query={query} name="settings.list" lines={2}>
        {({ settings }) => <Settings count={settings.length} reset={{ ...reset, asks, onAsk }} />}
      </BlockState>
    </Section>
  )
}
