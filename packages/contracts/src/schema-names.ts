import { AccountExport } from './account-export.ts'
import { ChildUser, SeatStatus } from './child-users.ts'
import { Favourite } from './favourites.ts'
import { Allowance } from './fields.ts'
import { Gift } from './gifts.ts'
import { HomeStory } from './home.ts'
import { SignedIn } from './login-code.ts'
import { CompanyUsers } from './multiuser.ts'
import { NewsletterSubscription, NewsletterUser } from './newsletter.ts'
import { AllowedPartner, PartnerRequest, returning } from './partners.ts'
import { Passkey } from './passkeys.ts'
import { PushBrowser, PushTopic } from './push.ts'
import { SharedPlan, SignedInDevice, SignInEvent, Subscription, UserInfo } from './session.ts'
import { Settings, StoredSetting } from './settings.ts'
import { DeclarationReceipt } from './subscriptions.ts'

/** What answers share or hold lists of, under the name that generated clients give it. */
export const schemaNames = {
  AccountExport,
  Allowance,
  AllowedPartner,
  ChildUser,
  CompanyUsers,
  DeclarationReceipt,
  Favourite,
  Gift,
  HomeStory,
  NewsletterSubscription,
  NewsletterUser,
  PartnerRequest,
  Passkey,
  PushBrowser,
  PushTopic,
  ReturnAddress: returning,
  SeatStatus,
  Settings,
  SharedPlan,
  SignInEvent,
  SignedIn,
  SignedInDevice,
  StoredSetting,
  Subscription,
  UserInfo,
} as const
