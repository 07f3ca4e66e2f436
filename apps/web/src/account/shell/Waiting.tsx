import { homeTexts } from '@leserkonto/texts'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import classes from './Waiting.module.css'

/** Something that waits for the reader, and the way to settle it. */
export type WaitingItem = {
  readonly title: string
  readonly texts: readonly string[]
  readonly verb: string
  readonly to: string
}

/** What waits, in a raised box; nothing where nothing does. */
export function Waiting({ items }: { items: readonly WaitingItem[] }) {
  const id = useId()
  if (items.length === 0) return null
  return (
    <section className={classes.box} aria-labelledby={id}>
      <h2 id={id}>{homeTexts.waiting.title(items.length)}</h2>
      <ul>
        {items.map(({ title, texts, verb, to }) => (
          <li key={title}>
            <h3>{title}</h3>
            {texts.map((text) => (
              <p key={text}>{text}</p>
            ))}
            <Link to={to}>{verb}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
