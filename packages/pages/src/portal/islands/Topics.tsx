import { noAnswerTexts, portalTexts } from '@leserkonto/texts'
import { useState } from 'react'
import { sessionToken } from '../../session/kept-session.ts'
import classes from '../blocks/Chips.module.css'
import { callAs } from './call-as.ts'

export type TopicsProps = { topics: readonly { readonly topic: string; readonly name: string }[] }

/** Topics that a signed-in reader chooses by a tap; each is kept at once. */
export function Topics({ topics }: TopicsProps) {
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [said, setSaid] = useState('')
  const choose = async (topic: string) => {
    const isChosen = chosen.includes(topic)
    const set = (on: boolean) =>
      setChosen((before) => (on ? [...before, topic] : before.filter((one) => one !== topic)))
    set(!isChosen)
    const failure = await keep(topic, !isChosen)
    if (failure) set(isChosen)
    setSaid(failure ?? portalTexts.myNews.saved)
  }
  return (
    <>
      <ul className={classes.chips}>
        {topics.map(({ topic, name }) => (
          <li key={topic}>
            <button
              type="button"
              className={classes.chip}
              aria-pressed={chosen.includes(topic)}
              onClick={() => void choose(topic)}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
      <p role="status">{said}</p>
    </>
  )
}

/** Keeps a choice; says why not where it could not. */
async function keep(topic: string, isOn: boolean): Promise<string | undefined> {
  const token = sessionToken()
  if (token === undefined) return portalTexts.bookmark.failed
  const status = await callAs(token, '/user/settings', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ settings: [{ name: `topic.${topic}`, value: isOn ? 'on' : 'off' }] }),
  })
  if (status === undefined) return navigator.onLine ? noAnswerTexts.silent : noAnswerTexts.offline
  return status === 200 ? undefined : portalTexts.bookmark.failed
}
