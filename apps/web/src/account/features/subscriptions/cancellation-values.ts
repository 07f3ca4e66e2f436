import { textOf } from '../../shell/history-state.ts'

/** What the form holds, by the names of the operation's fields. */
export type CancellationValues = Readonly<
  Record<
    | 'kind'
    | 'reason'
    | 'contract'
    | 'gp_number'
    | 'given_name'
    | 'family_name'
    | 'street'
    | 'housenumber'
    | 'postcode'
    | 'city'
    | 'end_date'
    | 'email',
    string
  >
>

/** Fields that the previous page, e.g. the profile, may prefill. */
const prefilled = ['contract', 'gp_number', 'given_name', 'family_name', 'email'] as const

/** The initial values, with those from the history entry. */
export function initialValues(state: unknown): CancellationValues {
  const known = Object.fromEntries(prefilled.map((name) => [name, textOf(state, name) ?? '']))
  return {
    kind: 'ordinary',
    reason: '',
    contract: '',
    gp_number: '',
    given_name: '',
    family_name: '',
    street: '',
    housenumber: '',
    postcode: '',
    city: '',
    end_date: '',
    email: '',
    ...known,
  }
}

const optional = ['gp_number', 'street', 'housenumber', 'postcode', 'city'] as const

/** The declaration as it is sent, without empty fields. */
export function declarationOf(values: CancellationValues, edition: string) {
  const { kind, reason, contract, given_name, family_name, end_date, email } = values
  const given = optional.filter((name) => values[name].trim() !== '')
  return {
    edition,
    kind: kind === 'extraordinary' ? ('extraordinary' as const) : ('ordinary' as const),
    ...(kind === 'extraordinary' && reason.trim() !== '' && { reason }),
    contract,
    given_name,
    family_name,
    email,
    ...Object.fromEntries(given.map((name) => [name, values[name]])),
    ...(end_date.trim() !== '' && { end_date: isoDate(end_date.trim()) }),
  }
}

/** `31.12.2026` as `2026-12-31`; anything else as it is, for the schema to refuse. */
const isoDate = (typed: string): string =>
  typed.replace(
    /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/,
    (_, day: string, month: string, year: string) =>
      `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
  )
