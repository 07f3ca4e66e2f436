import { EditLinkForm, NewsletterChange, NewsletterForm } from '@leserkonto/contracts'
import { formOperation } from '../../shell/form/form-operation.ts'
import type { FormOperation } from '../../shell/form/use-form.ts'
import type { NewsletterReader } from './newsletter-data.ts'

/** POST /newsletter/request-edit-link. */
export const requestEditLink = formOperation('newsletter.requestEditLink', EditLinkForm, (api, input) =>
  api.newsletter.requestEditLink.mutate(input),
)

/** POST /newsletter/user. */
export const subscribe = formOperation('newsletter.subscribe', NewsletterForm, (api, input) =>
  api.newsletter.subscribe.mutate(input),
)

/** PUT /newsletter/user/{id}. */
export const update = formOperation('newsletter.update', NewsletterChange, (api, input) =>
  api.newsletter.update.mutate(input),
)

type InputOf<O> = O extends FormOperation<infer Input, unknown> ? Input : never

/** Result of saving: confirmed at once (with the new state, if the service sent it), or a mail asks to confirm. */
type Saved = { readonly confirms: 'now'; readonly user?: NewsletterReader } | { readonly confirms: 'mail' }

/** PUT /newsletter/user/{id} for a reader known to the newsletters, POST /newsletter/user for any other. */
export const saveLists: FormOperation<InputOf<typeof update> | InputOf<typeof subscribe>, Saved> = {
  name: 'newsletter.update',
  async submit(api, input) {
    if ('id' in input) {
      const result = await update.submit(api, input)
      return result.ok ? { ok: true, answer: { confirms: 'now', user: result.answer } } : result
    }
    const result = await subscribe.submit(api, input)
    if (!result.ok) return result
    return { ok: true, answer: { confirms: result.answer.register_status === 2 ? 'mail' : 'now' } }
  },
}
