import { EditionTheme } from '@leserkonto/ui/EditionTheme'
import type { ReactNode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { type Account, AccountContext } from '../session/account.ts'

type SurroundingsProps = {
  account: Account
  /** Nonce of the content security policy. */
  nonce?: string | undefined
  children: ReactNode
}

/** What every view of the area needs around it: the edition's look, the account, the address. */
export const Surroundings = ({ account, nonce, children }: SurroundingsProps) => (
  <EditionTheme edition={account.page.edition} {...(nonce && { nonce })}>
    <AccountContext value={account}>
      <BrowserRouter>{children}</BrowserRouter>
    </AccountContext>
  </EditionTheme>
)
