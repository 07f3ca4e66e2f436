import { addresses } from '@leserkonto/rules'
import { accountTexts, privacySettings } from '@leserkonto/texts'
import { RegistrationShell } from '@leserkonto/ui/RegistrationShell'
import { lazy, type ReactNode, Suspense } from 'react'
import { useAccount, useSession } from '../session/account.ts'
import { cameBy } from '../session/by-link.ts'
import { usePaths } from '../session/paths.ts'
import classes from './Frame.module.css'
import { useInAppLinks } from './use-in-app-links.ts'

// It is rare and needs the code that loads data.
const ByLinkNotice = lazy(async () => ({ default: (await import('./ByLinkNotice.tsx')).ByLinkNotice }))

type FrameProps = {
  /** `simple` leaves the navigation out. Source: docs/spec/account.md#page-frame. */
  layout: 'simple' | 'main'
  children: ReactNode
}

/** Head, content and foot of every page of the area. */
export function Frame({ layout, children }: FrameProps) {
  const account = useAccount()
  const { edition } = account.page
  const { links } = edition
  const texts = accountTexts.footer
  return (
    <RegistrationShell
      edition={edition}
      data-layout={layout}
      headerContent={layout === 'main' && <Navigation />}
      legalLinks={[
        { label: texts.contact, href: links.contact },
        { label: texts.privacy, href: links.privacy },
        { label: texts.terms, href: links.terms },
        { label: texts.imprint, href: links.imprint },
        { label: texts.accessibility, href: links.accessibility },
        { label: texts.cancellation, href: links.cancellation },
      ]}
      legalActions={[{ label: privacySettings, onClick: account.consent.ask }]}
      onClick={useInAppLinks()}
    >
      {cameBy(account) && (
        <Suspense>
          <ByLinkNotice />
        </Suspense>
      )}
      {children}
    </RegistrationShell>
  )
}

function Navigation() {
  const { signedIn } = useSession()
  const paths = usePaths()
  const texts = accountTexts.nav
  return (
    <nav aria-label={texts.label} className={classes.nav}>
      <a className={classes.wide} href={paths.newsletter}>
        {texts.newsletter}
      </a>
      {signedIn ? <a href={paths.profile}>{texts.profile}</a> : <a href={addresses.signOn}>{texts.signIn}</a>}
    </nav>
  )
}
