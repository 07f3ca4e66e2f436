import type { PortalStories } from '../../context.ts'
import { feed, robots, sitemap } from './feeds.ts'
import { showPage } from './show-page.ts'

/** Stories that are not operations: the pages of the portal, and its files for programs. */
export const portal: PortalStories = { showPage, robots, feed, sitemap }
