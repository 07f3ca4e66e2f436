import { isAdvert } from '@leserkonto/rules'
import type { PortalView } from './view.ts'

/** Each page has its own component and style sheet. An article that somebody paid for is a separate page. */
export type PageName = PortalView['page'] | 'advert'

/** The page that shows a view. */
export const pageNameOf = (view: PortalView): PageName =>
  view.page === 'article' && isAdvert(view.article) ? 'advert' : view.page
