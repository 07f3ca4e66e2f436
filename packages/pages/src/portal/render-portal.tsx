import './portal.css'
import { LinkProvider } from '@leserkonto/ui/LinkProvider'
import { renderToString } from 'react-dom/server'
import { LiveEntries } from './article/live/LiveBlog.tsx'
import { PortalFrame } from './frame/PortalFrame.tsx'
import { AdvertPage } from './pages/AdvertPage.tsx'
import { ArticlePage } from './pages/ArticlePage.tsx'
import { AuthorPage } from './pages/AuthorPage.tsx'
import { DataRequestPage } from './pages/DataRequestPage.tsx'
import { DataSentPage } from './pages/DataSentPage.tsx'
import { DeclarationPage } from './pages/DeclarationPage.tsx'
import { DeclaredPage } from './pages/DeclaredPage.tsx'
import { EditionsPage } from './pages/EditionsPage.tsx'
import { HeldDataPage } from './pages/HeldDataPage.tsx'
import { HelpPage } from './pages/HelpPage.tsx'
import { LegalPage } from './pages/LegalPage.tsx'
import { MessagePage } from './pages/MessagePage.tsx'
import { MyNewsPage } from './pages/MyNewsPage.tsx'
import { OverviewPage } from './pages/OverviewPage.tsx'
import { PremiumPage } from './pages/PremiumPage.tsx'
import { SearchPage } from './pages/SearchPage.tsx'
import { SectionPage } from './pages/SectionPage.tsx'
import { sectionPath } from './portal-route.ts'
import { type PortalSurroundings, type PortalView, pageNameOf, type WholePage } from './view.ts'

/** The body of a portal page: complete markup without a script or a style attribute. */
export const renderPortal = (view: PortalView, surroundings: PortalSurroundings): string =>
  renderToString(
    <LinkProvider host={new URL(surroundings.edition.ownUrl).host}>
      {view.page === 'live' ? (
        <LiveEntries live={view.live} />
      ) : (
        <PortalFrame
          {...surroundings}
          section={view.page === 'article' ? sectionPath(view.article) : undefined}
          wish={view.page === 'search' ? view.wish : undefined}
        >
          <Page view={view} surroundings={surroundings} />
        </PortalFrame>
      )}
    </LinkProvider>,
  )

function Page({ view, surroundings }: { view: WholePage; surroundings: PortalSurroundings }) {
  switch (view.page) {
    case 'overview':
      return <OverviewPage {...surroundings} {...view} />
    case 'section':
      return <SectionPage {...surroundings} {...view} />
    case 'article':
      return pageNameOf(view) === 'advert' ? (
        <AdvertPage {...surroundings} {...view} />
      ) : (
        <ArticlePage {...surroundings} {...view} />
      )
    case 'author':
      return <AuthorPage {...surroundings} {...view} />
    case 'search':
      return <SearchPage {...surroundings} {...view} />
    case 'myNews':
      return <MyNewsPage {...surroundings} {...view} />
    case 'premium':
      return <PremiumPage {...surroundings} {...view} />
    case 'editions':
      return <EditionsPage editions={view.editions} />
    case 'help':
      return <HelpPage {...surroundings} />
    case 'legal':
      return <LegalPage {...surroundings} document={view.document} />
    case 'declaration':
      return <DeclarationPage {...view} />
    case 'declared':
      return <DeclaredPage {...view} />
    case 'dataRequest':
      return <DataRequestPage {...view} />
    case 'dataSent':
      return <DataSentPage {...view} />
    case 'heldData':
      return <HeldDataPage {...surroundings} held={view.held} />
    case 'message':
      return <MessagePage {...surroundings} {...view} />
  }
}
