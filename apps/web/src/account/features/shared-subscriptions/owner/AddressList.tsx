import { readableEmail } from '@leserkonto/rules'
import classes from '../SharedSubscriptions.module.css'
import type { ListEntry } from './names-beside.ts'

type AddressListProps = {
  label: string
  rows: readonly (ListEntry & {
    readonly says: string | undefined
    /** Something has to be mended. */
    readonly wrong: boolean
  })[]
}

/** Addresses with what is said about each: beside it, or below it where the page is narrow. */
export const AddressList = ({ label, rows }: AddressListProps) => (
  <ul className={classes.addresses} aria-label={label}>
    {rows.map(placed).map(({ place, says, wrong, ...entry }) => (
      <li key={place} data-wrong={wrong}>
        <span>{shown(entry)}</span>
        <span>{says}</span>
      </li>
    ))}
  </ul>
)

/** The address, and the name that was found beside it. */
const shown = ({ email, given_name, family_name }: ListEntry) => {
  const name = [given_name, family_name].filter(Boolean).join(' ')
  const shown = readableEmail(email)
  return name ? `${name} (${shown})` : shown
}

// The same address may be in two lines, so the key of a line is its position.
const placed = (row: AddressListProps['rows'][number], place: number) => ({ ...row, place })
