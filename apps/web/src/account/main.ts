import '@leserkonto/ui/styles/tokens.css'
import '@leserkonto/ui/styles/base.css'
import '@leserkonto/ui/styles/fonts.css'
import { type PageData, pageDataId, rootId } from '@leserkonto/pages/page-data'
import { createAccount } from './session/create-account.ts'
import { start } from './start.tsx'
import { whenShown } from './when-shown.ts'

function element(id: string): HTMLElement {
  const found = document.getElementById(id)
  if (!found) throw new Error(`The page has no element ${id}`)
  return found
}

/** A font that comes late would move what stands below a headline: this page keeps its fallback, the next has it. */
function keepFirstFont(): void {
  for (const face of document.fonts) face.display = 'optional'
}

function run(): void {
  keepFirstFont()
  // Written by our own server for this code (packages/pages, account-page.ts).
  const page: PageData = JSON.parse(element(pageDataId).textContent ?? '')
  const account = createAccount(page, window)
  start(account, element(rootId))

  // Only a session has something to be kept up; visitors without one do not load that code.
  const unsubscribe = account.session.subscribe(watch)
  async function watch() {
    if (!account.session.get().signedIn) return
    unsubscribe()
    const { whileSignedIn } = await import('./session/while-signed-in.ts')
    whileSignedIn(account)
  }
  watch()
}

// Parsing so much code was a long task: input that came in the meantime is handled before the next one.
whenShown(document, () => setTimeout(run))
