import type { PortalStories } from '../../context.ts'
import { feed, robots, sitemap } from './feeds.ts'
import { isPersonal, showPage } from './show-page.ts'

/** Stories of what is no operation: the pages of the portal, and what programs read of it. */
export const portal: PortalStories = { isPersonal, showPage, robots, feed, sitemap }
