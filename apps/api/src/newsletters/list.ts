import type { newsletter } from '@leserkonto/contracts'
import type { Newsletter } from '@leserkonto/publisher-wire/crm'
import { safeLink } from '@leserkonto/rules'
import type { OperationOf } from '../context.ts'
import { newsletterCatalogue } from './shared/newsletter-catalogue.ts'

/** The newsletters of an edition, in reading order. */
export const list: OperationOf<typeof newsletter.list> = async ({ edition }, call) => {
  const { newsletters, groups } = await newsletterCatalogue(call.askedEdition(edition).shortcut, call)
  return { newsletters: newsletters.map(shown), groups }
}

/** The publisher may leave out what tempts to order a newsletter; addresses that no page may use are none. */
const shown = ({ schedule, picture, editor, rhythm, sample_url, ...newsletter }: Newsletter) => ({
  ...newsletter,
  schedule: schedule ?? null,
  picture: safeLink(picture) ?? null,
  editor: editor ?? null,
  rhythm: rhythm ?? null,
  sample_url: safeLink(sample_url) ?? null,
})
