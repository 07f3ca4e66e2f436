import type { newsletter } from '@leserkonto/contracts'
import type { Story } from '../../context.ts'
import { newsletterCatalogue } from '../../domain/newsletters/newsletter-catalogue.ts'

/** The newsletters of an edition, in reading order. */
export const list: Story<typeof newsletter.list> = ({ edition }, call) =>
  newsletterCatalogue(call.askedEdition(edition).shortcut, call)
