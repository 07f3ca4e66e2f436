import { sharedOwnerTexts } from '@leserkonto/texts'
import { useEffect, useRef } from 'react'
import classes from '../SharedSubscriptions.module.css'
import type { BulkRow } from './bulk-invite.ts'

/** The result of each line. It takes the focus, because it answers what the reader just did. */
export function BulkResults({ rows }: { rows: readonly BulkRow[] }) {
  const texts = sharedOwnerTexts.bulk.results
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (rows) heading.current?.focus()
  }, [rows])
  const sent = rows.filter(({ ok }) => ok).length
  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        {texts.title}
      </h3>
      {sent > 0 && <p>{texts.sent(sent)}</p>}
      {sent < rows.length && <p>{texts.failed(rows.length - sent)}</p>}
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{texts.email}</th>
            <th scope="col">{texts.outcome}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(placed).map(({ place, email, ok, message }) => (
            <tr key={place} data-ok={ok}>
              <th scope="row">{email}</th>
              <td>{ok ? texts.invited : message}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

// The same address may be in two lines, so the key of a line is its position.
const placed = (row: BulkRow, place: number) => ({ ...row, place })
