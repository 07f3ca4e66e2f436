import { normalizedEmail, reasonAgainstEmail } from '@leserkonto/rules'
import { sharedReaderTexts } from '@leserkonto/texts'
import classes from './SharedSubscriptions.module.css'

type StateMessageProps = {
  /** Word of the address. */
  state: string | undefined
  /** What came with it, from anywhere: shown only if it is an address of mail. */
  email: string | undefined
}

/** The message of the state in the page's address; any other word says nothing. Source: seed account §2 `:state?`. */
export function StateMessage({ state = '', email = '' }: StateMessageProps) {
  const { states } = sharedReaderTexts
  if (!isState(state)) return null
  const address = normalizedEmail(email)
  return (
    <p className={classes.message}>
      {states[state](address && !reasonAgainstEmail(address) ? address : undefined)}
    </p>
  )
}

const isState = (word: string): word is keyof typeof sharedReaderTexts.states =>
  Object.hasOwn(sharedReaderTexts.states, word)
