import type { contract, unsubscribeByOneClick } from '@leserkonto/contracts'
import { email } from './accounts/email/index.ts'
import { mail } from './accounts/mail/index.ts'
import { picture } from './accounts/picture/index.ts'
import { profile } from './accounts/profile/index.ts'
import { registration } from './accounts/registration/index.ts'
import { settings } from './accounts/settings/index.ts'
import type { OperationOf, Operations } from './context.ts'
import { rights } from './customers/rights/index.ts'
import { subscriptions } from './customers/subscriptions/index.ts'
import { moveClock, resetToPersonas } from './development/steer.ts'
import { takeContentEvent } from './events/publisher/content-changes.ts'
import { takeCrmEvent } from './events/publisher/take-crm-event.ts'
import { takeMailEvent } from './events/publisher/take-mail-event.ts'
import { newsletter, oneClick, unsubscribeLinks } from './newsletters/index.ts'
import { favourites } from './portal/favourites/index.ts'
import { gifts } from './portal/gifts/index.ts'
import { home } from './portal/home/index.ts'
import { pageSpeed } from './portal/speed/index.ts'
import { push } from './push/index.ts'
import { multiuser } from './seats/company/index.ts'
import { sharedSubscriptions } from './seats/index.ts'
import { partners } from './sign-in/partners/index.ts'
import { passkeys } from './sign-in/passkeys/index.ts'
import { password } from './sign-in/password/index.ts'
import { moveSession, session } from './sign-in/session/index.ts'
import { ways } from './sign-in/ways/index.ts'

/** What the service does for each entry of the contract; a missing one does not compile. */
export const operations: Operations<typeof contract> = {
  session,
  registration,
  newsletter,
  passkeys,
  password,
  email,
  subscriptions,
  sharedSubscriptions,
  multiuser,
  rights,
  settings,
  favourites,
  gifts,
  home,
  profile,
  picture,
  mail,
  partners,
  push,
  ways,
  pageSpeed,
}

/** That of the only call that is not in the table, because a mail program sends a form. */
export const oneClickOperation: OperationOf<typeof unsubscribeByOneClick> = oneClick

/** The operations of what the publisher and the mail system tell and ask us. */
export const eventOperations = {
  crm: takeCrmEvent,
  mail: takeMailEvent,
  content: takeContentEvent,
  moveSession,
  unsubscribeLinks,
}

/** What tests ask of the whole stack. */
export const testControlOperations = { moveClock, reset: resetToPersonas }

/** The operations of the reader service's desk, at its own origin. */
export { desk as deskOperations } from './desk/index.ts'
/** The operations of the portal, which browsers and programs ask by address. */
export { portal as portalOperations } from './portal/pages/index.ts'
/** The operations of the sign-on, to which browsers navigate. */
export { signOn as signOnOperations } from './sign-in/session/index.ts'
