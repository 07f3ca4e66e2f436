import { NewsletterForm } from '@leserkonto/contracts'
import { formOperation } from '../../shell/form/form-operation.ts'

/** POST /newsletter/user. */
export const subscribe = formOperation('newsletter.subscribe', NewsletterForm, (api, input) =>
  api.newsletter.subscribe.mutate(input),
)
