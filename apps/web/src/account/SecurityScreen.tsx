import { securityTexts } from '@leserkonto/texts'
import { useQuery } from '@tanstack/react-query'
import { AllowedPartnersBlock, partnersLoad } from './features/partners/AllowedPartnersBlock.tsx'
import { PasskeysBlock, passkeysLoad } from './features/passkeys/PasskeysBlock.tsx'
import { Access } from './features/profile/Access.tsx'
import { DevicesBlock, devicesLoad } from './features/session/DevicesBlock.tsx'
import { SignInsBlock, signInsLoad } from './features/session/SignInsBlock.tsx'
import { useAccount } from './session/account.ts'
import { load, useLoadAhead } from './session/loads.ts'
import { LoadedPage } from './shell/LoadedPage.tsx'
import { Page } from './shell/Page.tsx'
import { Section } from './shell/Section.tsx'

/**
 * How the reader signs in, and where. It joins the blocks of several slices and so is next to the routes.
 * Source: docs/spec/account.md#security-page.
 */
export function SecurityScreen() {
  const { page } = useAccount()
  const user = useQuery(load('session.userinfo', { edition: page.edition.shortcut }))
  useLoadAhead([passkeysLoad, devicesLoad, partnersLoad, signInsLoad])
  return (
    <LoadedPage query={user} name="session.userinfo">
      {(data) => (
        <Page title={securityTexts.title} width="wide" lead={securityTexts.lead}>
          <Access hasPassword={data.has_password} />
          <Section title={securityTexts.code.title}>
            <p>{securityTexts.code.text(data.email)}</p>
          </Section>
          <PasskeysBlock user={data} />
          <DevicesBlock />
          <AllowedPartnersBlock />
          <SignInsBlock />
        </Page>
      )}
    </LoadedPage>
  )
}
