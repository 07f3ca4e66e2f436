import type { Decorator } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { AccountContext } from '../session/account.ts'
import { createAccount } from '../session/create-account.ts'
import { pageData } from './page-data.ts'

/**
 * The surroundings of a pure screen in its stories: the account of the toolbar's edition and a router. Used as
 * `decorators: [inAccount]`; `parameters: { path }` sets the current address, by default the profile's. Screens that call
 * the service have no story; their pure part has one.
 */
export const inAccount: Decorator = (Story, { globals, parameters }) => (
  <StoryAccount key={globals.edition} edition={globals.edition} path={parameters.path ?? '/service/profil'}>
    <Story />
  </StoryAccount>
)

function StoryAccount({ edition, path, children }: { edition: string; path: string; children: ReactNode }) {
  // At the sign-on edition forms would ask the service whether the reader has a passkey.
  const [account] = useState(() => createAccount({ ...pageData(edition), passkeys: 'elsewhere' }, window))
  return (
    <AccountContext value={account}>
      <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
    </AccountContext>
  )
}
