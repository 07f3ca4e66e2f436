import { securityTexts } from '@leserkonto/texts'
import { AllowedPartnersBlock } from './features/partners/AllowedPartnersBlock.tsx'
import { PasskeysBlock } from './features/passkeys/PasskeysBlock.tsx'
import { Access } from './features/profile/Access.tsx'
import { DevicesBlock } from './features/session/DevicesBlock.tsx'
import { SignInsBlock } from './features/session/SignInsBlock.tsx'
import { useAccount } from './session/account.ts'
import { trpc } from './session/trpc.ts'
import { LoadedPage } from './shell/LoadedPage.tsx'
import { Page } from './shell/Page.tsx'
import { Section } from './shell/Section.tsx'

/**
 * How the reader signs in, and where. It joins the blocks of several slices and so is next to the routes.
 * Source: docs/spec/account.md#security-page.
 */
export function SecurityScreen() {
  const { page } = useAccount()
  const edition = page.edition.shortcut
  // In one request with the reader's data, not after it.
  trpc.session.userinfo.usePrefetchQuery({ edition })
  trpc.passkeys.list.usePrefetchQuery({})
  trpc.session.list.usePrefetchQuery({})
  trpc.partners.list.usePrefetchQuery({})
  trpc.session.signIns.usePrefetchQuery({})
  const user = trpc.session.userinfo.useQuery({ edition })
  return (
    <LoadedPage query={user}>
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
