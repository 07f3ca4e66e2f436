import { isSignOn, type ServedEdition, servedEditions, signOnOf } from '@leserkonto/editions'
import { type DrawnPages, markedEdition, markedHeading, markedPaper } from '@leserkonto/pages/drawn-edition'
import type { OtherPaper, PageData } from '@leserkonto/pages/page-data'
import { addresses } from '@leserkonto/rules'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { App } from './App.tsx'
import { loadScreenAt } from './routes.tsx'
import type { Account } from './session/account.ts'
import { createAccount } from './session/create-account.ts'
import { Frame } from './shell/frame/Frame.tsx'
import { Page } from './shell/Page.tsx'
import { Surroundings } from './shell/Surroundings.tsx'

const path = addresses.login
const editions = servedEditions({})

/**
 * Markup as a browser draws it that knows nobody, with marks for what an edition says of itself: the sign-in page, which `start`
 * takes over, and the frame of all other pages. The build keeps it, and the server sends it with the edition's own, so that
 * readers see the form, or the newspaper, before the scripts are there, and nothing moves when they are.
 */
export async function drawPages(): Promise<DrawnPages> {
  const [newspaper, signOn] = [marked(isNewspaper), marked(isSignOn)]
  return {
    signIn: { newspaper: await drawnSignIn(newspaper), signOn: await drawnSignIn(signOn) },
    frame: { newspaper: drawnFrame(newspaper), signOn: drawnFrame(signOn) },
  }
}

const isNewspaper = (edition: ServedEdition) => !isSignOn(edition)

function marked(is: (edition: ServedEdition) => boolean): ServedEdition {
  const edition = editions.find(is)
  if (!edition) throw new Error('There is no edition to draw.')
  return markedEdition(edition)
}

/** The sign-in page of one edition. */
export async function drawnSignIn(
  edition: ServedEdition,
  papers: readonly OtherPaper[] = [markedPaper],
): Promise<string> {
  const account = createAccount(pageOf(edition, papers), nobody)
  await loadScreenAt(path, account)
  return plain(account, <App />)
}

const drawnFrame = (edition: ServedEdition): string =>
  plain(
    createAccount(pageOf(edition, [markedPaper]), nobody),
    <Frame layout="simple">
      <Page title={markedHeading} />
    </Frame>,
  )

function plain(account: Account, page: ReactNode): string {
  const markup = renderToString(
    <Surroundings account={account} router={AtSignIn}>
      {page}
    </Surroundings>,
  )
  // React puts what belongs into the head before the rest. The page's head has its own.
  const body = markup.replace(/^(<meta [^>]*>)+/, '')
  // The closed panel is empty, and the sheet hides it; `start` sets the style.
  const made = body.replace(' style="display:none"', '')
  if (/<style| style=/.test(made)) throw new Error('The policy of the page allows no style in this markup.')
  return made
}

const AtSignIn = ({ children }: { children: ReactNode }) => (
  <StaticRouter location={path}>{children}</StaticRouter>
)

/** What the page shows depends on the edition alone; the rest is of use when somebody acts. */
const pageOf = (edition: ServedEdition, papers: readonly OtherPaper[]): PageData => ({
  edition,
  papers,
  signOnEdition: isSignOn(edition),
  signOnUrl: signOnOf(editions).ownUrl,
  passkeys: 'here',
  shares: { sheet: 100, passkey: 100 },
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
