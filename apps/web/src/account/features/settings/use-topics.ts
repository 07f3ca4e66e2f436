import { settingTexts } from '@leserkonto/texts'
import { useState } from 'react'
import { useAccount } from '../../session/account.ts'
import { failureOf, logFailure } from '../../session/failure.ts'
import { loadedAhead, trpc } from '../../session/trpc.ts'

/** Prefix of the names of topics among the settings: `topic.sports`. */
const prefix = 'topic.'

type Setting = { readonly name: string; readonly value: string }

/** Whether a topic is chosen, by its key. */
export const isChosen = (topic: string, settings: readonly Setting[]): boolean =>
  settings.some((one) => one.name === prefix + topic && isOn(one))

/**
 * The topics among the reader's settings. A tick shows at once; the calls are sent one after the other, in the
 * order of the ticks. A tick that could not be stored is undone and reported.
 */
export function useTopics() {
  const account = useAccount()
  const { list } = trpc.useUtils().settings
  const query = trpc.settings.list.useQuery({}, loadedAhead)
  const [ticked, setTicked] = useState<Readonly<Record<string, boolean>>>({})
  const saving = trpc.settings.save.useMutation({
    scope: { id: 'settings' },
    onSuccess(saved) {
      list.setData({}, saved)
      account.notices.show({ type: 'success', message: settingTexts.saved })
    },
    onError: (error) => logFailure('settings.save', failureOf(error)),
    // From here on the stored value counts, unless a newer tick waits.
    onSettled: (_saved, _error, { settings }) => setTicked((current) => without(settings, current)),
  })
  return {
    query,
    failure: saving.error ? failureOf(saving.error) : undefined,
    isTicked(topic: string, settings: readonly Setting[]) {
      return ticked[prefix + topic] ?? isChosen(topic, settings)
    },
    toggle(topic: string, on: boolean) {
      const setting = { name: prefix + topic, value: on ? 'on' : 'off' }
      setTicked((current) => ({ ...current, [setting.name]: on }))
      saving.mutate({ settings: [setting] })
    },
  }
}

/** The ticks but those that these settings have settled. */
function without(settings: readonly Setting[], ticked: Readonly<Record<string, boolean>>) {
  const settled = ([name, tick]: [string, boolean]) =>
    settings.some((one) => one.name === name && isOn(one) === tick)
  return Object.fromEntries(Object.entries(ticked).filter((entry) => !settled(entry)))
}

const isOn = ({ value }: Setting) => value === 'on'
