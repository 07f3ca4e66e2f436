import { normalizedEmail, reasonAgainstEmail } from '@leserkonto/rules'
import { sharedReaderTexts } from '@leserkonto/texts'
import classes from './SharedSubscriptions.module.css'

type State = keyof typeof sharedReaderTexts.states
type StateMessageProps = {
  /** What the reader is to the plan on the page. */
  reader: keyof typeof statesOf
  /** Word of the address. */
  state: string | undefined
  /** What came with it, from anywhere: shown only if it is an address of mail. */
  email: string | undefined
}

/** States that hold for who owns a plan, shares one or has none: an owner cannot have left, a member invites nobody. */
const statesOf = {
  owner: ['invited', 'removed'],
  member: ['accepted'],
  none: ['quit'],
} as const satisfies Record<string, readonly State[]>

/**
 * The message of the state in the page's address; another reader's state and any other word say nothing.
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
