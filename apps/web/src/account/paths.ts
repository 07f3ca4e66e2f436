import { useLocation } from 'react-router-dom'

/** What stands before every path of this visit. Source: seed account §2 "alternative prefix". */
export type Prefix = '' | '/na'

/** The prefix of an address; links of a page keep it. */
export const prefixOf = (pathname: string): Prefix => (/^\/na(\/|$)/i.test(pathname) ? '/na' : '')

/** Hrefs of the account area under one prefix. */
export const accountPaths = (prefix: Prefix) => {
  const profile = `${prefix}/service/profil`
  const login = `${profile}/loginRegister`
  return {
    profile,
    profileEdit: `${profile}/edit`,
    login,
    register: `${login}/register`,
    /** LoginRegister that leads back to the wanted path. Source: seed account §2 "Route guard". */
    loginFor: (wanted: string) => `${login}?redirectFrom=${encodeURIComponent(wanted)}`,
    success: (pageType: string, message: string) => `${login}/${pageType}/${message}`,
    requestDoiEmail: `${profile}/requestdoiemail`,
    profileDelete: `${profile}/delete`,
    passwordRequest: `${profile}/password/request`,
    passwordReset: `${profile}/password/reset`,
    passwordUpdate: `${profile}/password/update`,
    linkSubscription: `${profile}/linkSubscription`,
    requestAccessData: `${profile}/requestAccessData`,
    multiuser: `${profile}/multiuser`,
    sharedSubscriptions: `${profile}/shared-subscriptions`,
    invitation: `${profile}/shared-subscriptions/invite`,
    sharedSuccess: `${profile}/shared-subscriptions/successMessage`,
    cancellation: `${prefix}/kuendigung`,
    /** A page of the portal. */
    myNews: `${prefix}/meine-nachrichten`,
    newsletter: `${prefix}/service/newsletter`,
    newsletterUnsubscribe: `${prefix}/service/newsletter/abmeldung`,
  }
}

/** Hrefs under the prefix of the page that is shown. */
export const usePaths = () => accountPaths(prefixOf(useLocation().pathname))
