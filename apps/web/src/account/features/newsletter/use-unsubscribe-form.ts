import { unsubscribeReasons } from '@leserkonto/rules'
import { type FormValues, useForm } from '../../shell/form/use-form.ts'
import { ticksOf } from './chosen-lists.ts'

type Options = {
  /** Id of the newsletter user. */
  userId: string
  token: string | undefined
  /** The lists that may be chosen; undefined: all that the token reaches. */
  lists: readonly string[] | undefined
  onDone: () => void
}

/** The form of both ways to unsubscribe: what to leave, and why. */
export const useUnsubscribeForm = ({ userId, token, lists, onDone }: Options) =>
  useForm({
    initial: initialOf(lists),
    input: (values) => ({
      id: userId,
      register_status: 5 as const,
      ...(token && { token }),
      ...(lists && { newsletters: lists.filter((id) => values[id] === true) }),
      ...reasonOf(values),
    }),
    load: async () => (await import('./update.ts')).update,
    technical: 'NEWSLETTER_ERROR',
    onDone,
  })

const initialOf = (lists: readonly string[] = []): FormValues => ({
  reason: '',
  reason_text: '',
  ...ticksOf(lists),
})

/** Nothing chosen and nothing written is nothing sent. */
function reasonOf({ reason, reason_text: text }: FormValues) {
  const chosen = unsubscribeReasons.find((one) => one === reason)
  return { ...(chosen && { reason: chosen }), ...(text && { reason_text: String(text) }) }
}
