import type { PortalOperations } from '../../context.ts'
import { feed, robots, sitemap } from './feeds.ts'
import { headlineAt } from './headline.ts'
import { isPersonal, showPage } from './show-page.ts'

/** What stands behind addresses and not in the contract: the pages of the portal, and what programs read of it. */
export const portal: PortalOperations = { isPersonal, showPage, headlineAt, robots, feed, sitemap }
