import type { ServedEdition } from '@leserkonto/editions'
import { accountExists } from './account-exists.ts'
import { activation } from './activation.ts'
import type { Mail } from './layout.ts'

/** Every mail by its key, filled with sample data: for previews and for the check on left-over placeholders. */
export const mailSamples: Readonly<Record<string, (edition: ServedEdition) => Mail>> = {
  activation: (edition) =>
    activation(
      { token: 'muster-token', notMeToken: 'muster-token-2', newsletterTitles: ['AZ am Morgen'] },
      edition,
    ),
  account_exists: (edition) => accountExists({}, edition),
}
