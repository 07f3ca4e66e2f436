import { fieldLabels } from '@leserkonto/texts'
import { Input } from '@leserkonto/ui/Input'
import classes from './AddressRows.module.css'
import type { Form } from './use-form.ts'

/** Where somebody lives, by the names of the operations' fields. */
export type AddressFields = { street: string; housenumber: string; postcode: string; city: string }

/** A form that has these fields, maybe among others. */
type AddressForm = {
  text: (
    name: keyof AddressFields,
  ) => Omit<ReturnType<Form<AddressFields>['text']>, 'name'> & { name: string }
}

/** Street and house number, postcode and city: two rows of two inputs. Source: docs/spec/account.md#shared-rows. */
export const AddressRows = ({ form }: { form: AddressForm }) => (
  <>
    <Row
      data-wide="first"
      first={{ ...form.text('street'), label: fieldLabels.street, autoComplete: 'off' }}
      second={{ ...form.text('housenumber'), label: fieldLabels.housenumber, autoComplete: 'off' }}
    />
    <Row
      data-wide="second"
      first={{ ...form.text('postcode'), label: fieldLabels.postcode, autoComplete: 'postal-code' }}
      second={{ ...form.text('city'), label: fieldLabels.city, autoComplete: 'address-level2' }}
    />
  </>
)

type Cell = ReturnType<AddressForm['text']> & { label: string; autoComplete: string }

type RowProps = { first: Cell; second: Cell; 'data-wide': 'first' | 'second' }

/** If both inputs are empty, one message under the wide one names both; the other one is only marked. */
function Row({ first, second, 'data-wide': wide }: RowProps) {
  const together = first.error !== undefined && first.error === second.error
  const marked = { error: undefined, status: 'error' as const }
  return (
    <div className={classes.row} data-wide={wide}>
      <Input {...first} required {...(together && wide === 'second' && marked)} />
      <Input {...second} required {...(together && wide === 'first' && marked)} />
    </div>
  )
}
