import { pushTexts } from '@leserkonto/texts'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useAccount } from '../../session/account.ts'
import { trpc } from '../../session/trpc.ts'
import { Section } from '../../shell/Section.tsx'
import { useChange } from '../../shell/use-change.ts'
import { Here } from './Here.tsx'
import { type PushState, useBrowsers } from './state.ts'
import { abilityHere, isSubscribedHere, subscribeHere, unsubscribeHere } from './this-browser.ts'

/** Push messages in the browser that shows this page: asked for only after a press. */
export function ThisBrowser({ state }: { state: PushState }) {
  const { here, isOn, topics, toggle, saving, ending, refused } = useThisBrowser(state)
  return (
    <Section title={pushTexts.here.title}>
      <Here
        ability={state.public_key === null ? 'notSent' : refused === 'denied' ? 'denied' : here}
        isOn={isOn}
        problem={refused === 'denied' ? undefined : refused}
        topics={state.topics.map((topic) => ({ ...topic, on: topics.includes(topic.id) }))}
        onToggle={toggle}
        saving={{ ...saving, run: () => saving.run([...topics]) }}
        ending={{ ...ending, run: () => ending.run(undefined) }}
      />
    </Section>
  )
}

function useThisBrowser(state: PushState) {
  const account = useAccount()
  const { page } = account
  const api = trpc.useUtils().client
  const change = useBrowsers()
  const current = state.browsers.find((one) => one.current)
  const subscribed = useSubscribedHere(current !== undefined)
  const isOn = current !== undefined && subscribed
  const [topics, setTopics] = useState<readonly string[]>(
    current?.topics ?? state.topics.slice(0, 1).map(({ id }) => id),
  )
  const [refused, setRefused] = useState<'denied' | 'dismissed' | 'failed'>()
  const told = (message: string) => account.notices.show({ type: 'success', message })
  const saving = useChange(
    useMutation({
      mutationFn: async (chosen: string[]) => {
        setRefused(undefined)
        if (isOn) return api.push.choose.mutate({ id: current.id, topics: chosen })
        const target = await subscribeHere(state.public_key ?? '').catch(() => 'failed' as const)
        if (typeof target === 'string') return target
        return api.push.subscribe.mutate({ ...target, topics: chosen, edition: page.edition.shortcut })
      },
      onSuccess(saved) {
        if (typeof saved === 'string') return setRefused(saved)
        change((known) => [...known.filter((one) => !one.current), saved])
        told(isOn ? pushTexts.here.saved : pushTexts.here.turnedOn)
      },
    }),
    { name: 'push.subscribe' },
  )
  const ending = useChange(
    useMutation({
      mutationFn: async () => {
        if (current) await api.push.remove.mutate({ id: current.id })
        await unsubscribeHere()
      },
      onSuccess() {
        change((known) => known.filter((one) => !one.current))
        told(pushTexts.here.turnedOff)
      },
    }),
    { name: 'push.remove' },
  )
  const toggle = (topic: string, on: boolean) =>
    setTopics((chosen) => (on ? [...chosen, topic] : chosen.filter((one) => one !== topic)))
  return { here: abilityHere(), isOn, topics, toggle, saving, ending, refused }
}

/** Whether the browser is subscribed, too: it may have forgotten what the service knows. */
function useSubscribedHere(isKnown: boolean): boolean {
  const [subscribed, setSubscribed] = useState(true)
  useEffect(() => {
    if (!isKnown) return
    let isGone = false
    void isSubscribedHere().then((is) => {
      if (!isGone) setSubscribed(is)
    })
    return () => {
      isGone = true
    }
  }, [isKnown])
  return subscribed
}
