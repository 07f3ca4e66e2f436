import { searchAddress } from '@leserkonto/rules'
import type { ReactNode } from 'react'

type SearchFormProps = { className?: string | undefined; children: ReactNode }

/** Sends its field to the search, without a script. */
export const SearchForm = ({ className, children }: SearchFormProps) => (
  <search className={className}>
    <form action={searchAddress}>{children}</form>
  </search>
)
