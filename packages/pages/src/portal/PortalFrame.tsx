import { addresses, sectionAddress, signOnFor } from '@leserkonto/rules'
import { portalSections, portalTexts } from '@leserkonto/texts'
import { Link } from '@leserkonto/ui/Link'
import { MainHeader } from '@leserkonto/ui/MainHeader'
import { classNames } from '@leserkonto/ui/parts/class-names'
import type { ReactNode } from 'react'
import { EditionLinks } from './EditionLinks.tsx'
import { LegalLinks } from './LegalLinks.tsx'
import classes from './PortalFrame.module.css'
import { SignedOnNotice } from './SignedOnNotice.tsx'
import type { PortalSurroundings } from './view.ts'

type PortalFrameProps = PortalSurroundings & { children: ReactNode }

/** Head with the sections, content and foot of every portal page. */
export function PortalFrame({ edition, editions, path, isSignedIn, signedOnAs, children }: PortalFrameProps) {
  const hasSections = edition.shortcut !== 'sso'
  const { nav } = portalTexts
  return (
    <>
      <a className={classes.skip} href="#inhalt">
        {portalTexts.skip}
      </a>
      <MainHeader
        logo={{ text: edition.name, href: addresses.overview }}
        endorsement={edition.logo}
        sticky={false}
        shadow={false}
      >
        <span className={classNames(classes.entry, classes.wide)}>
          <Link to={addresses.newsletter}>{nav.newsletter}</Link>
        </span>
        <AccountLink path={path} isSignedIn={isSignedIn} />
      </MainHeader>
      {signedOnAs !== undefined && <SignedOnNotice email={signedOnAs} path={path} />}
      {hasSections && <Sections path={path} withMyNews={!edition.disableMyNews} />}
      <main id="inhalt" tabIndex={-1} className={classes.main}>
        {children}
      </main>
      <footer className={classes.footer}>
        <nav aria-label={portalTexts.footer.label}>
          <LegalLinks edition={edition} withNews={hasSections} />
        </nav>
        <EditionLinks editions={editions.filter(({ shortcut }) => shortcut !== edition.shortcut)} />
        <p>{edition.imprintLine}</p>
      </footer>
    </>
  )
}

/** To the profile or the login; in the browser the other one may turn out to be true. */
function AccountLink({ path, isSignedIn }: Pick<PortalSurroundings, 'path' | 'isSignedIn'>) {
  const { account, profile } = portalTexts.nav
  return isSignedIn ? (
    <span className={classes.entry} data-account={account} data-way={signOnFor(path)} data-known="">
      <Link to={addresses.profile}>{profile}</Link>
    </span>
  ) : (
    <span className={classes.entry} data-account={profile} data-way={addresses.profile}>
      <Link to={signOnFor(path)} rel="nofollow">
        {account}
      </Link>
    </span>
  )
}

const Sections = ({ path, withMyNews }: { path: string; withMyNews: boolean }) => (
  <nav aria-label={portalTexts.nav.label} className={classes.sections}>
    <ul>
      {portalSections.map(({ slug, name }) => (
        <Entry key={slug} to={sectionAddress(slug)} path={path} name={name} />
      ))}
      {withMyNews && <Entry to={addresses.myNews} path={path} name={portalTexts.myNews.title} />}
    </ul>
  </nav>
)

const Entry = ({ to, path, name }: { to: string; path: string; name: string }) => (
  <li>
    <Link to={to} aria-current={path === to ? 'page' : undefined}>
      {name}
    </Link>
  </li>
)
