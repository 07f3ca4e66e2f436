import { portalSections, portalTexts } from '@leserkonto/texts'
import { Link } from '@leserkonto/ui/Link'
import { MainHeader } from '@leserkonto/ui/MainHeader'
import type { ReactNode } from 'react'
import { LegalLinks } from './LegalLinks.tsx'
import classes from './PortalFrame.module.css'
import type { PortalSurroundings } from './view.ts'

type PortalFrameProps = PortalSurroundings & { children: ReactNode }

/** Head with the sections, content and foot of every portal page. */
export function PortalFrame({ edition, path, children }: PortalFrameProps) {
  const hasSections = edition.shortcut !== 'sso'
  const { nav } = portalTexts
  return (
    <>
      <a className={classes.skip} href="#inhalt">
        {portalTexts.skip}
      </a>
      <MainHeader
        logo={{ text: edition.name, href: '/overview' }}
        endorsement={edition.logo}
        sticky={false}
        shadow={false}
      >
        <Link to="/service/newsletter" className={classes.wide}>
          {nav.newsletter}
        </Link>
        <span data-account={nav.profile}>
          <Link to="/service/profil">{nav.account}</Link>
        </span>
      </MainHeader>
      {hasSections && <Sections path={path} />}
      <main id="inhalt" tabIndex={-1} className={classes.main}>
        {children}
      </main>
      <footer className={classes.footer}>
        <nav aria-label={portalTexts.footer.label}>
          <LegalLinks edition={edition} withFeed={hasSections} />
        </nav>
        <p>{edition.imprintLine}</p>
      </footer>
    </>
  )
}

const Sections = ({ path }: { path: string }) => (
  <nav aria-label={portalTexts.nav.label} className={classes.sections}>
    <ul>
      {portalSections.map(({ slug, name }) => (
        <li key={slug}>
          <Link to={`/rubrik/${slug}`} aria-current={path === `/rubrik/${slug}` ? 'page' : undefined}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)
