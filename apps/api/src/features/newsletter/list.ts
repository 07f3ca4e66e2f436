import type { newsletter } from '@leserkonto/contracts'
import type { Story } from '../../call.ts'
import { newsletterCatalogue } from '../../steps/newsletter-catalogue.ts'

/** What the publisher offers in an edition, in reading order. */
export const list: Story<typeof newsletter.list> = ({ edition }, call) =>
  newsletterCatalogue(call.edition(edition).shortcut, call)
