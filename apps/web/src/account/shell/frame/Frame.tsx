import { addresses, helpAddress, signOnFor, signOnTo } from '@leserkonto/rules'
import { accountTexts, footNames, privacySettings } from '@leserkonto/texts'
import { mastheadWay, mastheadWide } from '@leserkonto/ui/Masthead'
import { RegistrationShell } from '@leserkonto/ui/RegistrationShell'
import { type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { useAccount, useSession } from '../../session/account.ts'
import { usePaths } from '../../session/paths.ts'
import { isSignedOn } from '../../session/sign-on-marks.ts'
import { Loading } from '../Loading.tsx'
import { lazyPart } from '../lazy-part.ts'
import { AccountRow } from './AccountRow.tsx'
import { useInAppLinks } from './use-in-app-links.ts'

// It is rare and needs the code that loads data.
const SignedOnNotice = lazyPart(async () => (await import('./SignedOnNotice.tsx')).SignedOnNotice)
// Only readers who are signed in need it. Without its code the way to the profile is left.
const ReaderLink = lazyPart(
  async () => (await import('./ReaderLink.tsx')).ReaderLink,
  () => <ProfileLink />,
)

type FrameProps = {
  /** `simple` leaves the navigation out. Source: docs/spec/account.md#page-frame. */
  layout: 'simple' | 'main'
  /** The page is the signed-in reader's own: it names them and their areas without the navigation, too. @default false */
  own?: boolean
  children: ReactNode
}

/** Head, content and foot of every page of the area. */
export function Frame({ layout, own = false, children }: FrameProps) {
  const account = useAccount()
  const { signedIn } = useSession()
  const { edition, papers } = account.page
  const links = { ...edition.links, dataRequest: addresses.dataRequest }
  const texts = accountTexts.footer
  return (
    <RegistrationShell
      edition={edition}
      papers={papers.map((paper) => ({ ...paper, href: signOnTo(paper.shortcut) }))}
      help={{ phone: edition.servicePhone, hours: edition.serviceHours, href: helpAddress }}
      imprint={edition.imprintLine}
      data-layout={layout}
      headerContent={<Ways layout={layout} own={own} />}
      row={<AccountRow withAreas={signedIn && (layout === 'main' || own)} />}
      legalLinks={footNames.map((name) => ({ label: texts[name], href: links[name] }))}
      legalActions={[{ label: privacySettings, onClick: account.consent.ask }]}
      onClick={useInAppLinks()}
    >
      {/* Together: a notice that came later would push the page down. */}
      <Suspense fallback={<Loading />}>
        {isSignedOn(account) && <SignedOnNotice />}
        {children}
      </Suspense>
    </RegistrationShell>
  )
}

const wide = `${mastheadWay} ${mastheadWide}`

/** Help and, in the main frame, newsletters and who is signed in or the way to that. */
function Ways({ layout, own }: Pick<FrameProps, 'layout' | 'own'>) {
  const { signedIn } = useSession()
  const paths = usePaths()
  const texts = accountTexts.nav
  const help = (
    <a className={wide} href={helpAddress}>
      {texts.help}
    </a>
  )
  if (layout === 'simple')
    return (
      <>
        {help}
        {own && <Reader />}
      </>
    )
  return (
    <nav aria-label={texts.label}>
      <a className={wide} href={paths.newsletter}>
        {texts.newsletter}
      </a>
      {help}
      {signedIn ? <Reader /> : <SignInLink />}
    </nav>
  )
}

function SignInLink() {
  const paths = usePaths()
  const { pathname, search, hash } = useLocation()
  // The other pages that strangers see are steps on a way, which leads where it was begun.
  const isPlace = [paths.newsletter, paths.newsletterUnsubscribe, paths.multiuser].includes(pathname)
  return (
    <a className={mastheadWay} href={isPlace ? signOnFor(pathname + search + hash) : addresses.signOn}>
      {accountTexts.nav.signIn}
    </a>
  )
}

/** Who is signed in; nothing for others. */
function Reader() {
  const session = useSession()
  if (!session.signedIn) return null
  return (
    <Suspense fallback={<ProfileLink />}>
      <ReaderLink key={session.token} />
    </Suspense>
  )
}

const ProfileLink = () => (
  <a className={mastheadWay} href={usePaths().profile}>
    {accountTexts.nav.profile}
  </a>
)
