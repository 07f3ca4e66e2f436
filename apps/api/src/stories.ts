import type { contract, unsubscribeByOneClick } from '@leserkonto/contracts'
import type { Stories, Story } from './context.ts'
import { email } from './features/email/index.ts'
import { takeContentEvent } from './features/events/content-changes.ts'
import { takeCrmEvent } from './features/events/take-crm-event.ts'
import { takeMailEvent } from './features/events/take-mail-event.ts'
import { favourites } from './features/favourites/index.ts'
import { home } from './features/home/index.ts'
import { mail } from './features/mail/index.ts'
import { newsletter, oneClick, unsubscribeLinks } from './features/newsletter/index.ts'
import { partners } from './features/partners/index.ts'
import { passkeys } from './features/passkeys/index.ts'
import { password } from './features/password/index.ts'
import { picture } from './features/picture/index.ts'
import { profile } from './features/profile/index.ts'
import { push } from './features/push/index.ts'
import { registration } from './features/registration/index.ts'
import { rights } from './features/rights/index.ts'
import { session } from './features/session/index.ts'
import { settings } from './features/settings/index.ts'
import { subscriptions } from './features/subscriptions/index.ts'
import { moveClock, resetToPersonas } from './features/test-control/steer.ts'
import { ways } from './features/ways/index.ts'
import { multiuser } from './seats/company/index.ts'
import { sharedSubscriptions } from './seats/index.ts'

/** The story of every operation; a missing one does not compile. */
export const stories: Stories<typeof contract> = {
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
  home,
  profile,
  picture,
  mail,
  partners,
  push,
  ways,
}

/** The story of the only call that is not in the table, because a mail program sends a form. */
export const oneClickStory: Story<typeof unsubscribeByOneClick> = oneClick

/** The stories of what the publisher and the mail system tell and ask us. */
export const eventStories = {
  crm: takeCrmEvent,
  mail: takeMailEvent,
  content: takeContentEvent,
  unsubscribeLinks,
}

/** What tests ask of the whole stack. */
export const testControlStories = { moveClock, reset: resetToPersonas }

/** The stories of the portal, which browsers and programs ask by address. */
export { portal as portalStories } from './features/portal/index.ts'
/** The stories of the sign-on, to which browsers navigate. */
export { signOn as signOnStories } from './features/session/index.ts'
