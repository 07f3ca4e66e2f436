import { isAdvert } from '@leserkonto/rules'
import type { PortalView } from './view.ts'

/** Each page has a component and a style sheet of its own; an article that somebody paid for is a page of its own, too. */
export type PageName = PortalView['page'] | 'advert'

/** The page that shows a view. */
export const pageNameOf = (view: PortalView): PageName =>
  view.page === 'article' && isAdvert(view.article) ? 'advert' : view.page
