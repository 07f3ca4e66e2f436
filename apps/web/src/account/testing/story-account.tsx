import type { Decorator } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { AccountContext } from '../session/account.ts'
import { createAccount } from '../session/create-account.ts'
import { pageData } from './page-data.ts'

/**
 * What a pure screen stands in, for its stories: the account of the toolbar's edition and a router of its own. Give
 * it as `decorators: [inAccount]`; `parameters: { path }` is the address the screen believes to be at, the profile's
 * unless told otherwise. Screens that call the service have no story: their pure part has.
 */
export const inAccount: Decorator = (Story, { globals, parameters }) => (
  <StoryAccount key={globals.edition} edition={globals.edition} path={parameters.path ?? '/service/profil'}>
    <Story />
  </StoryAccount>
)

function StoryAccount({ edition, path, children }: { edition: string; path: string; children: ReactNode }) {
  const [account] = useState(() => createAccount(pageData(edition), window))
  return (
    <AccountContext value={account}>
      <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
    </AccountContext>
  )
}
