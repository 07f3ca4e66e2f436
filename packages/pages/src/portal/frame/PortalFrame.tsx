import type { ServedEdition } from '@leserkonto/editions'
import {
  addresses,
  helpAddress,
  type SearchWish,
  searchAddress,
  searchAddressOf,
  searchLimits,
  sectionAddress,
  signOnTo,
} from '@leserkonto/rules'
import { dateTexts, portalSections, portalTexts, searchTexts } from '@leserkonto/texts'
import { Link } from '@leserkonto/ui/Link'
import { Masthead, mastheadWay, mastheadWide } from '@leserkonto/ui/Masthead'
import { PageFoot } from '@leserkonto/ui/PageFoot'
import { StayingRow } from '@leserkonto/ui/StayingRow'
import { VisuallyHidden } from '@leserkonto/ui/VisuallyHidden'
import type { ReactNode } from 'react'
import type { OverlayName } from '../islands/open-overlays.ts'
import type { PortalSurroundings } from '../view.ts'
import { AccountLink } from './AccountLink.tsx'
import { LegalLinks } from './LegalLinks.tsx'
import classes from './PortalFrame.module.css'
import { SearchForm } from './SearchForm.tsx'
import { SignedOnNotice } from './SignedOnNotice.tsx'

type PortalFrameProps = PortalSurroundings & {
  /** Path of the section that the page's article belongs to. */
  section: string | undefined
  /** What the page has searched for, if it is the search. */
  wish: SearchWish | undefined
  children: ReactNode
}

/**
 * Other newspapers are reached by this edition's own server, which takes a reader who is signed in here through the sign-on, and
 * anybody else straight on: so the page is the same for everybody and needs no script.
 * Source: docs/spec/account.md#sign-on.
 */
const othersOf = ({ edition, editions }: PortalSurroundings) =>
  editions
    .filter(({ shortcut }) => shortcut !== edition.shortcut)
    .map(({ shortcut, name, emblem, theme }) => ({ name, emblem, theme, href: signOnTo(shortcut) }))

/** Head with the sections, content and foot of every portal page. */
export function PortalFrame({ section, wish, children, ...surroundings }: PortalFrameProps) {
  const { edition, path, notice, now } = surroundings
  const papers = othersOf(surroundings)
  const { name, emblem, logo, servicePhone, serviceHours, imprintLine, isSignOn } = edition
  return (
    <>
      <a className={classes.skip} href="#inhalt">
        {portalTexts.skip}
      </a>
      <header className={classes.head}>
        <Masthead
          paper={{ name, emblem, href: addresses.overview }}
          endorsement={{ content: logo.text, href: logo.url }}
          papers={papers}
          day={dateTexts.weekdayDate(now)}
          large={path === addresses.overview}
        >
          <Ways {...surroundings} wish={wish} />
        </Masthead>
        {!isSignOn && <Sections edition={edition} path={path} section={section} />}
      </header>
      {notice && <SignedOnNotice {...notice} path={path} />}
      <main id="inhalt" tabIndex={-1} className={classes.main}>
        {children}
      </main>
      <PageFoot
        help={{ phone: servicePhone, hours: serviceHours, href: helpAddress }}
        papers={papers}
        label={portalTexts.footer.label}
        imprint={imprintLine}
      >
        <LegalLinks edition={edition} withNews={!isSignOn} />
      </PageFoot>
    </>
  )
}

type WaysProps = Pick<PortalSurroundings, 'edition' | 'path' | 'isSignedIn'> & Pick<PortalFrameProps, 'wish'>

/** The reader's ways in the masthead. The search has its own field larger, and is where a reader who signs in comes back to. */
const Ways = ({ edition: { links, search, isSignOn }, path, isSignedIn, wish }: WaysProps) => (
  <>
    {search && !wish && <HeadSearch />}
    <WideWay to={addresses.newsletter} name={portalTexts.nav.newsletter} />
    {!isSignOn && links.offers && <WideWay to={links.offers} name={portalTexts.nav.subscribe} />}
    {!isSignOn && links.epaper && <WideWay to={links.epaper} name={portalTexts.nav.epaper} />}
    <WideWay to={helpAddress} name={portalTexts.nav.help} />
    <AccountLink path={wish ? searchAddressOf(wish) : path} isSignedIn={isSignedIn} />
  </>
)

const WideWay = ({ to, name }: { to: string; name: string }) => (
  <Link className={`${mastheadWay} ${mastheadWide}`} href={to}>
    {name}
  </Link>
)

/** Where there is room for a field; elsewhere the row has a link to the search. */
const HeadSearch = () => (
  <SearchForm className={classes.search}>
    <input
      type="search"
      name="q"
      required
      minLength={searchLimits.shortest}
      maxLength={searchLimits.longest}
      autoComplete="off"
      placeholder={searchTexts.title}
      aria-label={searchTexts.label}
    />
    <button type="submit" className={classes.glass} aria-label={searchTexts.submit} />
  </SearchForm>
)

type SectionsProps = {
  edition: ServedEdition
  path: string
  section: string | undefined
}

/** The way home and the sections, on phones with the panel of all of them and the newsletters. */
const Sections = ({ edition: { emblem, disableMyNews, search, links }, ...place }: SectionsProps) => (
  <StayingRow
    home={{ name: portalTexts.nav.home, href: addresses.overview, emblem, quiet: true }}
    before={
      <a className={classes.menu} href={`#${listId}`} data-opens={panel}>
        {portalTexts.nav.menu}
      </a>
    }
    label={portalTexts.nav.label}
    listId={listId}
    after={
      search && (
        <a
          className={`${classes.toSearch} ${classes.glass}`}
          href={searchAddress}
          aria-current={place.path === searchAddress ? 'page' : undefined}
        >
          <VisuallyHidden>{searchTexts.title}</VisuallyHidden>
        </a>
      )
    }
  >
    <Entry
      {...place}
      className={classes.onPhones}
      to={addresses.newsletter}
      name={portalTexts.nav.newsletter}
    />
    {links.offers && (
      <Entry {...place} className={classes.onPhones} to={links.offers} name={portalTexts.nav.subscribe} />
    )}
    {portalSections.map(({ slug, name }) => (
      <Entry key={slug} {...place} to={sectionAddress(slug)} name={name} />
    ))}
    {!disableMyNews && <Entry {...place} to={addresses.myNews} name={portalTexts.myNews.title} />}
  </StayingRow>
)

const listId = 'ressorts'
const panel: OverlayName = 'sections'

type EntryProps = Pick<SectionsProps, 'path' | 'section'> & {
  to: string
  name: string
  className?: string | undefined
}

/** An article's section is marked, too, though it is another page. */
const Entry = ({ to, path, section, name, className }: EntryProps) => (
  <li className={className}>
    <Link href={to} aria-current={path === to ? 'page' : section === to || undefined}>
      {name}
    </Link>
  </li>
)
