export { type AccountPageRequest, accountPage, publicPaths } from './account/account-page.ts'
export { type Assets, devServerAssets, loadAssets } from './account/assets.ts'
export { keepPage } from './account/keep-page.ts'
export type { AccountRoute } from './account/route-table.ts'
export { manifestAddress, webAppManifest } from './account/web-app-manifest.ts'
export { contentSecurityPolicy, type PageKind, type PolicyOrigins } from './content-security-policy.ts'
export { deskPage, deskPolicy } from './desk/desk-page.ts'
export type { DeskBlock, DeskCell, DeskField, DeskForm, DeskReader, DeskView } from './desk/view.ts'
export { filesOf, type Manifest, readManifest } from './manifest.ts'
export { type PageFound, pageAt } from './page-at.ts'
export { type PlainPage, partnerPages } from './partner-pages.ts'
export { type PortalPage, portalPage } from './portal/document/portal-page.ts'
export { islandsEntry, loadPortal, type Portal, portalManifest, sheetOf } from './portal/portal-assets.ts'
export type { DeclarationDraft, PortalRoute } from './portal/portal-route.ts'
export type {
  Declared,
  HeldData,
  LetterEntry,
  NewsToBegin,
  PortalSurroundings,
  PortalView,
} from './portal/view.ts'
export type { WayShares } from './session-key.ts'
