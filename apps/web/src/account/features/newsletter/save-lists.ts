import type { FormOperation } from '../../shell/form/form-operation.ts'
import type { NewsletterReader } from './newsletter-data.ts'
import { subscribe } from './subscribe.ts'
import { update } from './update.ts'

type InputOf<O> = O extends FormOperation<infer Input, unknown> ? Input : never

/** What saving came to: confirmed at once, with the lists as they are now where the service said so, or by mail. */
export type Saved =
  | { readonly confirms: 'now'; readonly user?: NewsletterReader }
  | { readonly confirms: 'mail' }

/** PUT /newsletter/user/{id} for whoever is known to the newsletters, POST /newsletter/user for anybody else. */
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
