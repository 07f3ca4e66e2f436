import { addresses, sectionAddress } from '@leserkonto/rules'
import { portalSections, portalTexts } from '@leserkonto/texts'
import { Link } from '@leserkonto/ui/Link'
import type { ReactNode } from 'react'
import type { OverlayName } from '../islands/open-overlays.ts'
import type { PortalSurroundings } from '../view.ts'
import { EditionLinks } from './EditionLinks.tsx'
import { Emblem } from './Emblem.tsx'
import { LegalLinks } from './LegalLinks.tsx'
import { Masthead } from './Masthead.tsx'
import classes from './PortalFrame.module.css'
import { SignedOnNotice } from './SignedOnNotice.tsx'

type PortalFrameProps = PortalSurroundings & {
  /** Path of the section that the page's article belongs to. */
  section: string | undefined
  children: ReactNode
}

/** Head with the sections, content and foot of every portal page. */
export function PortalFrame({ section, children, ...surroundings }: PortalFrameProps) {
  const { edition, editions, path, notice } = surroundings
  const hasSections = !edition.isSignOn
  return (
    <>
      <a className={classes.skip} href="#inhalt">
        {portalTexts.skip}
      </a>
      <header className={classes.head}>
        <Masthead {...surroundings} />
        {hasSections && (
          <Sections edition={edition} path={path} section={section} withMyNews={!edition.disableMyNews} />
        )}
      </header>
      {notice && <SignedOnNotice {...notice} path={path} />}
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

type SectionsProps = {
  edition: PortalSurroundings['edition']
  path: string
  section: string | undefined
  withMyNews: boolean
}

/** The part of the head that stays: the way home and the sections, on phones with the panel of all of them. */
const Sections = ({ edition, withMyNews, ...place }: SectionsProps) => (
  <div className={classes.sections}>
    <div className={classes.row}>
      <Link className={classes.home} href={addresses.overview} aria-label={portalTexts.nav.home}>
        <Emblem edition={edition} />
      </Link>
      <a className={classes.menu} href={`#${listId}`} data-opens={panel}>
        {portalTexts.nav.menu}
      </a>
      <nav aria-label={portalTexts.nav.label}>
        <ul id={listId}>
          {portalSections.map(({ slug, name }) => (
            <Entry key={slug} {...place} to={sectionAddress(slug)} name={name} />
          ))}
          {withMyNews && <Entry {...place} to={addresses.myNews} name={portalTexts.myNews.title} />}
        </ul>
      </nav>
    </div>
  </div>
)

const listId = 'ressorts'
const panel: OverlayName = 'sections'

type EntryProps = Pick<SectionsProps, 'path' | 'section'> & { to: string; name: string }

/** An article's section is marked, too, though it is another page. */
const Entry = ({ to, path, section, name }: EntryProps) => (
  <li>
    <Link href={to} aria-current={path === to ? 'page' : section === to || undefined}>
      {name}
    </Link>
  </li>
)
