import { distinctKeys } from '@leserkonto/ui/parts/distinct-keys'
import classes from './Story.module.css'

type StoryTableProps = { title: string; head: readonly string[]; rows: readonly (readonly string[])[] }

/** Figures in rows, each named by its first cell; what is too wide scrolls, by keyboard, too. */
export function StoryTable({ title, head, rows }: StoryTableProps) {
  const keys = distinctKeys(rows.map((cells) => cells.join('|')))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
    <section className={classes.wide} aria-label={title} tabIndex={0}>
      <table className={classes.table}>
        <caption>{title}</caption>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={keys[row]}>
              {head.map((name, column) =>
                column === 0 ? (
                  <th key={name} scope="row">
                    {cells[column]}
                  </th>
                ) : (
                  <td key={name}>{cells[column]}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
