import classes from '../SharedSubscriptions.module.css'

type AddressListProps = {
  label: string
  rows: readonly {
    readonly email: string
    readonly says: string | undefined
    /** Something has to be mended. */
    readonly wrong: boolean
  }[]
}

/** Addresses with what is said about each: beside it, or below it where the page is narrow. */
export const AddressList = ({ label, rows }: AddressListProps) => (
  <ul className={classes.addresses} aria-label={label}>
    {rows.map(placed).map(({ place, email, says, wrong }) => (
      <li key={place} data-wrong={wrong}>
        <span>{email}</span>
        <span>{says}</span>
      </li>
    ))}
  </ul>
)

// The same address may be in two lines, so the key of a line is its position.
const placed = (row: AddressListProps['rows'][number], place: number) => ({ ...row, place })
