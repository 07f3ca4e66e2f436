import { email } from './email.ts'
import { favourites } from './favourites.ts'
import { gifts } from './gifts.ts'
import { home } from './home.ts'
import { mail } from './mail.ts'
import { multiuser } from './multiuser.ts'
import { newsletter } from './newsletter.ts'
import { pageSpeed } from './page-speed.ts'
import { partners } from './partners.ts'
import { passkeys } from './passkeys.ts'
import { password } from './password.ts'
import { picture } from './picture.ts'
import { profile } from './profile.ts'
import { push } from './push.ts'
import { registration } from './registration.ts'
import { rights } from './rights.ts'
import { session } from './session.ts'
import { settings } from './settings.ts'
import { sharedSubscriptions } from './shared-subscriptions.ts'
import { subscriptions } from './subscriptions.ts'
import { ways } from './ways.ts'

/** The operation table: every call of the service, by slice. */
export const contract = {
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
} as const
