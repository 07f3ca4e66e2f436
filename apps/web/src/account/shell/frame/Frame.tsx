import { addresses, signOnFor } from '@leserkonto/rules'
import { accountTexts, footNames, privacySettings } from '@leserkonto/texts'
import { RegistrationShell } from '@leserkonto/ui/RegistrationShell'
import { type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { useAccount, useSession } from '../../session/account.ts'
import { cameBy } from '../../session/by-link.ts'
import { usePaths } from '../../session/paths.ts'
import { Loading } from '../Loading.tsx'
import { lazyPart } from '../lazy-part.ts'
import classes from './Frame.module.css'
import { useInAppLinks } from './use-in-app-links.ts'

// It is rare and needs the code that loads data.
const ByLinkNotice = lazyPart(async () => (await import('./ByLinkNotice.tsx')).ByLinkNotice)
// Only readers who are signed in need it. Without its code the way to the profile is left.
const ReaderMenu = lazyPart(
  async () => (await import('./ReaderMenu.tsx')).ReaderMenu,
  () => <ProfileLink />,
)

type FrameProps = {
  /** `simple` leaves the navigation out. Source: docs/spec/account.md#page-frame. */
  layout: 'simple' | 'main'
  /** The page is the signed-in reader's own: its head names them without the navigation, too. @default false */
  own?: boolean
  children: ReactNode
}

/** Head, content and foot of every page of the area. */
export function Frame({ layout, own = false, children }: FrameProps) {
  const account = useAccount()
  const { edition } = account.page
  const links = { ...edition.links, dataRequest: addresses.dataRequest }
  const texts = accountTexts.footer
  return (
    <RegistrationShell
      edition={edition}
      data-layout={layout}
      headerContent={<Ways layout={layout} own={own} />}
      legalLinks={footNames.map((name) => ({ label: texts[name], href: links[name] }))}
      legalActions={[{ label: privacySettings, onClick: account.consent.ask }]}
      onClick={useInAppLinks()}
    >
      {/* Together: a notice that came later would push the page down. */}
      <Suspense fallback={<Loading />}>
        {cameBy(account) && <ByLinkNotice />}
        {children}
      </Suspense>
    </RegistrationShell>
  )
}

/** The way back to the newspaper and, for a signed-in reader, the profile and the way out. */
function Ways({ layout, own }: Pick<FrameProps, 'layout' | 'own'>) {
  const { signOnEdition } = useAccount().page
  const paths = usePaths()
  const texts = accountTexts.nav
  return (
    <div className={classes.ways}>
      <a className={classes.way} href={paths.overview}>
        {signOnEdition ? texts.toPapers : texts.toPaper}
      </a>
      {layout === 'main' ? (
        <Navigation />
      ) : (
        own && (
          <div className={classes.nav}>
            <Reader />
          </div>
        )
      )}
    </div>
  )
}

function Navigation() {
  const { signedIn } = useSession()
  const paths = usePaths()
  const { pathname, search, hash } = useLocation()
  // The other pages that strangers see are steps on a way, which leads where it was begun.
  const isPlace = [paths.newsletter, paths.newsletterUnsubscribe, paths.multiuser].includes(pathname)
  const texts = accountTexts.nav
  return (
    <nav aria-label={texts.label} className={classes.nav}>
      <a className={`${classes.way} ${classes.wide}`} href={paths.newsletter}>
        {texts.newsletter}
      </a>
      <Reader />
      {!signedIn && (
        <a className={classes.way} href={isPlace ? signOnFor(pathname + search + hash) : addresses.signOn}>
          {texts.signIn}
        </a>
      )}
    </nav>
  )
}

/** Who is signed in; nothing for others. */
function Reader() {
  const session = useSession()
  if (!session.signedIn) return null
  return (
    <Suspense fallback={<ProfileLink />}>
      <ReaderMenu key={session.token} />
    </Suspense>
  )
}

const ProfileLink = () => (
  <a className={classes.way} href={usePaths().profile}>
    {accountTexts.nav.profile}
  </a>
)
