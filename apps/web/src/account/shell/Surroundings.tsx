import { BareTheme } from '@leserkonto/ui/bare-theme'
import type { ComponentType, ReactNode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { type Account, AccountContext } from '../session/account.ts'

type SurroundingsProps = {
  account: Account
  /** Says where the page is. @default the browser's address */
  router?: ComponentType<{ children: ReactNode }>
  children: ReactNode
}

/** What is around every view of the area: account, router, and what the blocks need. The page's head has the colours. */
export const Surroundings = ({ account, router: Router = BrowserRouter, children }: SurroundingsProps) => (
  <BareTheme>
    <AccountContext value={account}>
      <Router>{children}</Router>
    </AccountContext>
  </BareTheme>
)
