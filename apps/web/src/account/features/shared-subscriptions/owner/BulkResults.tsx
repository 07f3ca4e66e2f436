import { sharedOwnerTexts } from '@leserkonto/texts'
import { useEffect, useRef } from 'react'
import { AddressList } from './AddressList.tsx'
import type { ListEntry } from './names-beside.ts'

/** One entry of the list and its result. */
export type BulkRow = ListEntry & {
  readonly ok: boolean
  /** Why it was not invited, in German. */
  readonly message?: string | undefined
  /** Seat of an invitation that exists but could not be sent: the next try sends it and makes no second one. */
  readonly unsentSeat?: string | undefined
  /** It was not sent, and there is nothing to mend. */
  readonly settled?: boolean
}

/** Whether it stays in the field for the next try. */
export const stays = ({ ok, settled }: BulkRow): boolean => !ok && !settled

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
          ...row,
          says: row.ok ? texts.invited : row.message,
          wrong: stays(row),
        }))}
      />
    </>
  )
}
