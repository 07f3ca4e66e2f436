import { accountRouteAt } from '@leserkonto/pages/route-table'
import type { ScreenName } from '@leserkonto/texts'
import { Suspense } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import type { Account } from './session/account.ts'
import { usePaths } from './session/paths.ts'
import { Frame } from './shell/frame/Frame.tsx'
import { Measuring } from './shell/gates/Measuring.tsx'
import { RouteGate } from './shell/gates/RouteGate.tsx'
import { Loading } from './shell/Loading.tsx'
import { type LazyScreen, lazyDataScreen, lazyOwnScreen, lazyScreen, Screen } from './shell/lazy-screen.tsx'
import { NotFound } from './shell/NotFound.tsx'

/**
 * The root path leads to the profile through LoginRegister; a return URL is passed on.
 * Source: docs/spec/account.md#routes.
 */
function Root() {
  const paths = usePaths()
  const returnUrl = new URLSearchParams(useLocation().search).get('return_url')
  const more = returnUrl === null ? '' : `&return_url=${encodeURIComponent(returnUrl)}`
  return <Navigate to={paths.loginFor(paths.profile) + more} replace />
}

// The server finds a screen's file by its name, `<Screen>Screen.tsx`, to preload it with the page.
const screens: Readonly<Record<Exclude<ScreenName, 'Overview' | 'NotFound'>, LazyScreen>> = {
  Root: { load: async () => {}, component: () => Root },
  LoginRegister: lazyScreen(async () => (await import('./LoginRegisterScreen.tsx')).LoginRegisterScreen),
  LoginRegisterSuccess: lazyScreen(
    async () =>
      (await import('./features/registration/LoginRegisterSuccessScreen.tsx')).LoginRegisterSuccessScreen,
  ),
  ActivateAccount: lazyScreen(
    async () => (await import('./features/registration/ActivateAccountScreen.tsx')).ActivateAccountScreen,
  ),
  RequestDoiEmail: lazyScreen(
    async () => (await import('./features/registration/RequestDoiEmailScreen.tsx')).RequestDoiEmailScreen,
  ),
  RequestPassword: lazyScreen(
    async () => (await import('./features/password/RequestPasswordScreen.tsx')).RequestPasswordScreen,
  ),
  ResetPassword: lazyDataScreen(
    async () => (await import('./features/password/ResetPasswordScreen.tsx')).ResetPasswordScreen,
  ),
  UpdatePassword: lazyOwnScreen(
    async () => (await import('./features/password/UpdatePasswordScreen.tsx')).UpdatePasswordScreen,
  ),
  EmailConfirmation: lazyDataScreen(
    async () => (await import('./features/email/EmailConfirmationScreen.tsx')).EmailConfirmationScreen,
  ),
  TakeBack: lazyScreen(async () => (await import('./features/email/TakeBackScreen.tsx')).TakeBackScreen),
  ProfileEdit: lazyDataScreen(
    async () => (await import('./features/profile/ProfileEditScreen.tsx')).ProfileEditScreen,
  ),
  ProfileDelete: lazyDataScreen(
    async () => (await import('./features/profile/ProfileDeleteScreen.tsx')).ProfileDeleteScreen,
  ),
  Security: lazyOwnScreen(async () => (await import('./SecurityScreen.tsx')).SecurityScreen),
  Messagebox: lazyScreen(
    async () => (await import('./features/session/MessageboxScreen.tsx')).MessageboxScreen,
  ),
  LinkSubscription: lazyOwnScreen(
    async () => (await import('./features/subscriptions/LinkSubscriptionScreen.tsx')).LinkSubscriptionScreen,
  ),
  RequestAccessData: lazyScreen(
    async () =>
      (await import('./features/subscriptions/RequestAccessDataScreen.tsx')).RequestAccessDataScreen,
  ),
  PartnerSignIn: lazyDataScreen(
    async () => (await import('./features/partners/PartnerSignInScreen.tsx')).PartnerSignInScreen,
  ),
  PartnerDevice: lazyDataScreen(
    async () => (await import('./features/partners/PartnerDeviceScreen.tsx')).PartnerDeviceScreen,
  ),
  NotMe: lazyDataScreen(async () => (await import('./features/mail/NotMeScreen.tsx')).NotMeScreen),
  Multiuser: lazyOwnScreen(
    async () => (await import('./features/multiuser/MultiuserScreen.tsx')).MultiuserScreen,
  ),
  SharedSubscriptions: lazyOwnScreen(
    async () =>
      (await import('./features/shared-subscriptions/SharedSubscriptionsScreen.tsx'))
        .SharedSubscriptionsScreen,
  ),
  SharedSubscriptionSuccess: lazyDataScreen(
    async () =>
      (await import('./features/shared-subscriptions/invitation/SharedSubscriptionSuccessScreen.tsx'))
        .SharedSubscriptionSuccessScreen,
  ),
  CheckFamilySubscriptionInvitation: lazyDataScreen(
    async () =>
      (await import('./features/shared-subscriptions/invitation/CheckFamilySubscriptionInvitationScreen.tsx'))
        .CheckFamilySubscriptionInvitationScreen,
  ),
  Newsletter: lazyOwnScreen(
    async () => (await import('./features/newsletter/NewsletterScreen.tsx')).NewsletterScreen,
  ),
  NewsletterOptIn: lazyDataScreen(
    async () => (await import('./features/newsletter/NewsletterOptInScreen.tsx')).NewsletterOptInScreen,
  ),
  NewsletterUnsubscribe: lazyDataScreen(
    async () =>
      (await import('./features/newsletter/NewsletterUnsubscribeScreen.tsx')).NewsletterUnsubscribeScreen,
  ),
  Profile: lazyOwnScreen(async () => (await import('./ProfileScreen.tsx')).ProfileScreen),
  Personal: lazyOwnScreen(async () => (await import('./PersonalScreen.tsx')).PersonalScreen),
  Plans: lazyOwnScreen(async () => (await import('./PlansScreen.tsx')).PlansScreen),
  News: lazyOwnScreen(async () => (await import('./NewsScreen.tsx')).NewsScreen),
  Gifts: lazyOwnScreen(async () => (await import('./features/gifts/GiftsScreen.tsx')).GiftsScreen),
  Push: lazyOwnScreen(async () => (await import('./features/push/PushScreen.tsx')).PushScreen),
  OwnData: lazyOwnScreen(async () => (await import('./OwnDataScreen.tsx')).OwnDataScreen),
  Welcome: lazyOwnScreen(async () => (await import('./WelcomeScreen.tsx')).WelcomeScreen),
}

/** Loads the code of the screen at a path and, if that will load data, the code that calls the service. */
export async function loadScreenAt(path: string, account: Account): Promise<void> {
  const route = accountRouteAt(path)
  if (!route || !isOwn(route.screen)) return
  const { load, loadsData } = screens[route.screen]
  // Visitors at a page behind the login are redirected and load nothing.
  const asksService = account.session.get().signedIn || (loadsData && !route.login)
  await Promise.all([load(), asksService && account.api()])
}

/** The page of the current address: frame by its layout, screen behind its gate. */
export function AccountRoutes() {
  const route = accountRouteAt(useLocation().pathname)
  return (
    <Frame layout={route?.layout ?? 'simple'} own={route?.login === true}>
      <Suspense fallback={<Loading />}>
        {route && isOwn(route.screen) ? (
          <RouteGate key={route.screen} route={route}>
            <Measuring route={route} />
            <Screen screen={screens[route.screen]} params={route.params} />
          </RouteGate>
        ) : (
          <NotFound />
        )}
      </Suspense>
    </Frame>
  )
}

/** Whether a screen belongs to this area. The overview is a page of the portal, which the server sends instead. */
const isOwn = (name: ScreenName): name is keyof typeof screens => Object.hasOwn(screens, name)
