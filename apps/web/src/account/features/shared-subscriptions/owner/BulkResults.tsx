import { sharedOwnerTexts } from '@leserkonto/texts'
import { useEffect, useRef } from 'react'
import { AddressList } from './AddressList.tsx'
import { type BulkRow, stays } from './bulk-row.ts'

/** The result of each address. It takes the focus, because it answers what the reader just did. */
export function BulkResults({ rows }: { rows: readonly BulkRow[] }) {
  const texts = sharedOwnerTexts.bulk.results
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (rows) heading.current?.focus()
  }, [rows])
  const sent = rows.filter(({ ok }) => ok).length
  const left = rows.filter(stays).length
  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        {texts.title}
      </h3>
      {sent > 0 && <p>{texts.sent(sent)}</p>}
      {left > 0 && <p>{texts.failed(left)}</p>}
      <AddressList
        label={texts.title}
        rows={rows.map((row) => ({
          email: row.email,
          says: row.ok ? texts.invited : row.message,
          wrong: stays(row),
        }))}
      />
    </>
  )
}
