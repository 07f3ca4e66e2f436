import { isSignOn, type ServedEdition, servedEditions, signOnOf } from '@leserkonto/editions'
import type { PageData } from '@leserkonto/pages/page-data'
import { addresses } from '@leserkonto/rules'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { App } from './App.tsx'
import { loadScreenAt } from './routes.tsx'
import { createAccount } from './session/create-account.ts'
import { Surroundings } from './shell/Surroundings.tsx'

const path = addresses.login
const editions = servedEditions({})

/**
 * Markup of each edition's sign-in page, by its shortcut, as a browser draws it that knows nobody. The build keeps it, and
 * the server sends it, so that readers see the form before the scripts are there; `start` takes it over.
 */
export async function drawSignIn(): Promise<Readonly<Record<string, string>>> {
  const drawn = editions.map(async (edition) => [edition.shortcut, await draw(edition)] as const)
  return Object.fromEntries(await Promise.all(drawn))
}

async function draw(edition: ServedEdition): Promise<string> {
  const account = createAccount(pageOf(edition), nobody)
  await loadScreenAt(path, account)
  const markup = renderToString(
    <Surroundings account={account} router={AtSignIn}>
      <App />
    </Surroundings>,
  )
  // React puts what belongs into the head before the rest. The page's head has its own.
  const body = markup.replace(/^(<meta [^>]*>)+/, '')
  // The closed panel is empty, and the sheet hides it; `start` sets the style.
  const plain = body.replace(' style="display:none"', '')
  if (/<style| style=/.test(plain)) throw new Error('The policy of the page allows no style in this markup.')
  return plain
}

const AtSignIn = ({ children }: { children: ReactNode }) => (
  <StaticRouter location={path}>{children}</StaticRouter>
)

/** What the page shows depends on the edition alone; the rest is of use when somebody acts. */
const pageOf = (edition: ServedEdition): PageData => ({
  edition,
  signOnEdition: isSignOn(edition),
  signOnUrl: signOnOf(editions).ownUrl,
  passkeys: 'here',
  returnTargets: { domains: [], ownOrigins: [], development: false },
  handOverTargets: [],
  editionNames: {},
  apiOrigin: '',
  mockHeader: false,
})

// Without storage nobody is signed in and nothing was decided.
const nobody = {
  location: { pathname: path, search: '', hash: '' },
  history: {},
  addEventListener: () => {},
} as unknown as Window
