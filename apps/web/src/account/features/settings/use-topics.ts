import { settingTexts } from '@leserkonto/texts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAccount } from '../../session/account.ts'
import { failureOf, logFailure } from '../../session/failure.ts'
import { load, loadedAhead } from '../../session/loads.ts'

/** Everything that is stored for the reader. */
export const settingsLoad = load('settings.list', {})

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
  const data = useQueryClient()
  const query = useQuery({ ...settingsLoad, ...loadedAhead })
  const [ticked, setTicked] = useState<Readonly<Record<string, boolean>>>({})
  const saving = useMutation({
    scope: { id: 'settings' },
    mutationFn: async (setting: Setting) =>
      (await account.api()).settings.save.mutate({ settings: [setting] }),
    onSuccess(saved) {
      data.setQueryData(settingsLoad.queryKey, saved)
      account.notices.show({ type: 'success', message: settingTexts.saved })
    },
    onError: (error) => logFailure('settings.save', failureOf(error)),
    onSettled: (_saved, _error, setting) =>
      // From here on the stored value counts, unless a newer tick waits.
      setTicked(({ [setting.name]: tick, ...rest }) =>
        tick === undefined || tick === isOn(setting) ? rest : { ...rest, [setting.name]: tick },
      ),
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
      saving.mutate(setting)
    },
  }
}

const isOn = ({ value }: Setting) => value === 'on'
