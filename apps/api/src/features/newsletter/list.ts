import type { newsletter } from '@leserkonto/contracts'
import type { Story } from '../../context.ts'
import { newsletterCatalogue } from '../../domain/newsletters/newsletter-catalogue.ts'

/** What the publisher offers in an edition, in reading order. */
export const list: Story<typeof newsletter.list> = ({ edition }, call) =>
  newsletterCatalogue(call.askedEdition(edition).shortcut, call)
