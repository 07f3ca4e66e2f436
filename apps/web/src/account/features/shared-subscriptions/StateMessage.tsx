import { normalizedEmail, reasonAgainstEmail } from '@leserkonto/rules'
import { sharedReaderTexts } from '@leserkonto/texts'
import classes from './SharedSubscriptions.module.css'

type State = keyof typeof sharedReaderTexts.states
type StateMessageProps = {
  /** The reader's role in the plan on the page. */
  reader: keyof typeof statesOf
  /** The state in the page's address. */
  state: string | undefined
  /** Untrusted value that came with it: shown only if it is an e-mail address. */
  email: string | undefined
}

/** States by role (owner, member or none): an owner cannot have left a plan, a member cannot have invited. */
const statesOf = {
  owner: ['invited', 'removed'],
  member: ['accepted'],
  none: ['quit'],
} as const satisfies Record<string, readonly State[]>

/**
 * The message for the state in the page's address; nothing for a state of another role or an unknown one.
 * Source: docs/spec/account.md#shared-subscription-pages.
 */
export function StateMessage({ reader, state: word, email = '' }: StateMessageProps) {
  const { states } = sharedReaderTexts
  const state = statesOf[reader].find((one) => one === word)
  if (!state) return null
  const address = normalizedEmail(email)
  return (
    <p className={classes.message}>
      {states[state](address && !reasonAgainstEmail(address) ? address : undefined)}
    </p>
  )
}
