import { NewsletterChange } from '@leserkonto/contracts'
import { formOperation } from '../../shell/form/form-operation.ts'

/** PUT /newsletter/user/{id}. */
export const update = formOperation('newsletter.update', NewsletterChange, (api, input) =>
  api.newsletter.update.mutate(input),
)
