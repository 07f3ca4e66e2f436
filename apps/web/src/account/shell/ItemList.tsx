import { emailBreaks } from '@leserkonto/ui/parts/email-breaks'
import type { ReactNode } from 'react'
import classes from './ItemList.module.css'

/** One row: its name, details and action. */
export type Item = {
  readonly key: string
  readonly title: ReactNode
  /** A word that distinguishes it, e.g. its state. */
  readonly mark?: string | undefined
  readonly details: readonly string[]
  readonly action?: ReactNode
}

/** Rows between hairlines, each with its action next to it or, if there is no room, under it. */
export const ItemList = ({ items }: { items: readonly Item[] }) => (
  <ul className={classes.items}>
    {items.map(({ key, title, mark, details, action }) => (
      <li key={key} className={classes.item}>
        <div>
          <p className={classes.title}>
            {title}
            {mark && <span className={classes.mark}>{mark}</span>}
          </p>
          {details.map((line) => (
            <p key={line} className={classes.detail}>
              {emailBreaks(line)}
            </p>
          ))}
        </div>
        {action}
      </li>
    ))}
  </ul>
)
