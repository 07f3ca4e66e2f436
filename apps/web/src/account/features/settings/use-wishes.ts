import { settingTexts } from '@leserkonto/texts'
import { useRef, useState } from 'react'
import { api, loadedAhead } from '../../session/ApiProvider.tsx'
import { useAccount } from '../../session/account.ts'
import { type Failure, failureOf, logFailure } from '../../session/failure.ts'

/** Prefix of the settings' names: `push.local`, `topic.sports`. */
export type WishKind = 'push' | 'topic'

type Setting = { readonly name: string; readonly value: string }

/**
 * Wishes of one kind among the reader's settings: ticked at once, sent one after the other in the order of the
 * ticks. A wish that could not be stored is taken back and told.
 */
export function useWishes(kind: WishKind) {
  const account = useAccount()
  const loaded = api.useUtils().settings.list
  const query = api.settings.list.useQuery({}, loadedAhead)
  const [ticked, setTicked] = useState<Readonly<Record<string, boolean>>>({})
  const [failure, setFailure] = useState<Failure>()
  const queue = useRef(Promise.resolve())

  const send = async (setting: Setting) => {
    try {
      const client = await account.api()
      loaded.setData({}, await client.settings.save.mutate({ settings: [setting] }))
      account.notices.show({ type: 'success', message: settingTexts.saved })
    } catch (error) {
      const failed = failureOf(error)
      logFailure('settings.save', failed)
      setFailure(failed)
    }
    // From here on the stored value speaks, unless a newer tick waits.
    setTicked(({ [setting.name]: tick, ...rest }) =>
      tick === undefined || tick === isOn(setting) ? rest : { ...rest, [setting.name]: tick },
    )
  }
  return {
    query,
    failure,
    isTicked(topic: string, settings: readonly Setting[]) {
      const name = `${kind}.${topic}`
      return ticked[name] ?? settings.some((one) => one.name === name && isOn(one))
    },
    toggle(topic: string, on: boolean) {
      const setting = { name: `${kind}.${topic}`, value: on ? 'on' : 'off' }
      setFailure(undefined)
      setTicked((current) => ({ ...current, [setting.name]: on }))
      queue.current = queue.current.then(() => send(setting))
    },
  }
}

const isOn = ({ value }: Setting) => value === 'on'
