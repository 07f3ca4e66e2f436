import { useLayoutEffect, useRef, useState } from 'react'
import { type ControlKind, shownIn } from './filled-in.ts'

/**
 * Values of a form that are what its controls show. Browsers and password managers may fill one in without an event, and
 * readers before the page's code is there; to draw it again would empty it. So each drawing looks first, and `read` does
 * before something is sent. `drawAs` is told of every control. Source: docs/spec/account.md#what-a-form-sends.
 */
export function useSeenValues<Values extends Readonly<Record<string, string | boolean>>>(
  initial: Values,
  idOf: (name: string) => string,
) {
  const [values, setValues] = useState(initial)
  const [controls] = useState(() => new Map<string, ControlKind>())
  // The values that the controls were given last: one that shows another was filled in since.
  const drawn = useRef<Values>(undefined)

  const filledSince = (before: Values): [name: string, value: string | boolean][] =>
    [...controls].flatMap(([name, kind]) => {
      const seen = shownIn(idOf(name), kind)
      const known = kind === 'box' ? before[name] === true : String(before[name] ?? '')
      return seen === undefined || seen === known ? [] : [[name, seen]]
    })
  const take = (filled: [name: string, value: string | boolean][]) => {
    if (filled.length > 0) setValues((current) => ({ ...current, ...Object.fromEntries(filled) }))
  }

  const last = drawn.current
  // What the code has changed since counts more than what is seen.
  if (last)
    take(filledSince(last).filter(([name, seen]) => values[name] === last[name] && values[name] !== seen))
  useLayoutEffect(() => {
    if (drawn.current === undefined) take(filledSince(values))
    drawn.current = values
  })

  return {
    values,
    setValues,
    drawAs: (name: string, kind: ControlKind) => void controls.set(name, kind),
    /** What is seen now. */
    read: (): Values => {
      const before = drawn.current ?? values
      const filled = filledSince(before)
      take(filled)
      return { ...before, ...Object.fromEntries(filled) }
    },
  }
}
