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

/** The providers around every view of the area: theme of the edition, account, router. */
export const Surroundings = ({ account, nonce, children }: SurroundingsProps) => (
  <EditionTheme edition={account.page.edition} {...(nonce && { nonce })}>
    <AccountContext value={account}>
      <BrowserRouter>{children}</BrowserRouter>
    </AccountContext>
  </EditionTheme>
)
