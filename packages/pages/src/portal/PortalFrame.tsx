import { addresses, sectionAddress } from '@leserkonto/rules'
import { portalSections, portalTexts } from '@leserkonto/texts'
import { Link } from '@leserkonto/ui/Link'
import type { ReactNode } from 'react'
import { EditionLinks } from './EditionLinks.tsx'
import { LegalLinks } from './LegalLinks.tsx'
import { Masthead } from './Masthead.tsx'
import classes from './PortalFrame.module.css'
import { SignedOnNotice } from './SignedOnNotice.tsx'
import type { PortalSurroundings } from './view.ts'

type PortalFrameProps = PortalSurroundings & {
  /** Path of the section that the page's article belongs to. */
  section: string | undefined
  children: ReactNode
}

/** Head with the sections, content and foot of every portal page. */
export function PortalFrame({ section, children, ...surroundings }: PortalFrameProps) {
  const { edition, editions, path, signedOnAs } = surroundings
  const hasSections = edition.shortcut !== 'sso'
  return (
    <>
      <a className={classes.skip} href="#inhalt">
        {portalTexts.skip}
      </a>
      <Masthead {...surroundings} />
      {signedOnAs !== undefined && <SignedOnNotice email={signedOnAs} path={path} />}
      {hasSections && <Sections path={path} section={section} withMyNews={!edition.disableMyNews} />}
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

type SectionsProps = { path: string; section: string | undefined; withMyNews: boolean }

const Sections = ({ withMyNews, ...place }: SectionsProps) => (
  <nav aria-label={portalTexts.nav.label} className={classes.sections}>
    <ul>
      {portalSections.map(({ slug, name }) => (
        <Entry key={slug} {...place} to={sectionAddress(slug)} name={name} />
      ))}
      {withMyNews && <Entry {...place} to={addresses.myNews} name={portalTexts.myNews.title} />}
    </ul>
  </nav>
)

type EntryProps = Omit<SectionsProps, 'withMyNews'> & { to: string; name: string }

/** An article's section is marked, too, though it is another page. */
const Entry = ({ to, path, section, name }: EntryProps) => (
  <li>
    <Link to={to} aria-current={path === to ? 'page' : section === to || undefined}>
      {name}
    </Link>
  </li>
)
