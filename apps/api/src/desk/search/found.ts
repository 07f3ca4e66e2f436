import type { deskTexts } from '@leserkonto/texts'
import type { Account } from '../../accounts/store/accounts.ts'
import { nameOf } from '../shared/answers.ts'

type By = keyof typeof deskTexts.search.by
/** A row of what was found; without an id there is no page. */
export type Found = {
  id?: string
  name: string
  email: string
  state: keyof typeof deskTexts.states
  by: By
  /** The account it went into. */
  kept?: Account
}

/** What a search has found, what it looked by, and what the publisher could not say. */
export type Looked = { rows: Found[]; by: By; cannot?: 'silent' | 'noPostcodes' }

/** An account as a row. */
export const foundAs = (by: By, account: Account): Found => ({
  id: account.id,
  name: nameOf(account),
  email: account.email,
  state: account.status,
  by,
})
