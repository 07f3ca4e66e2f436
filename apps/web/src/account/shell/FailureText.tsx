import { asksService, pageErrorTexts } from '@leserkonto/texts'
import { Suspense } from 'react'
import type { Failure } from '../session/failure.ts'
import { usePaths } from '../session/paths.ts'
import { LinkedText, type LinkTargets } from './LinkedText.tsx'
import { lazyPart } from './lazy-part.ts'

// Few failures send readers there, so the first load does not contain it. Without its code the sentence stands alone.
const ServiceContact = lazyPart(
  async () => (await import('./ServiceContact.tsx')).ServiceContact,
  () => null,
)

/**
 * What went wrong, with the links from the catalogue's text, and how the service is reached that it may send readers to.
 * What was typed and is asked there, too, is passed in the history entry, never in an address. Source: docs/spec/contract.md#error-catalogue.
 */
export function FailureText({
  failure,
  carried: state,
}: {
  failure: Failure
  carried?: Readonly<Record<string, string>> | undefined
}) {
  const paths = usePaths()
  const targets: LinkTargets = {
    'Passwort zurücksetzen': { to: paths.passwordRequest, state },
    'Zugangsdaten anfordern': { to: paths.requestAccessData, state },
    'Neuen Link anfordern': { to: paths.requestDoiEmail, state },
    Anmelden: { to: paths.login },
  }
  const catalogue: Readonly<Record<string, string>> = pageErrorTexts
  const text = catalogue[failure.code]
  // The service fills placeholders in `detail`, but only the catalogue's text has the links.
  const said = text?.includes('[') ? text : failure.detail
  return (
    <>
      <LinkedText text={said} targets={targets} />
      {asksService(said) && (
        <Suspense>
          {' '}
          <ServiceContact />
        </Suspense>
      )}
    </>
  )
}
