const door = '/service/profil/loginRegister'
const signsIn = /[#&](?:access_token|tokenSSO)=/

/** What leaving needs of a window. */
type Leaving = {
  location: Pick<Location, 'pathname' | 'search' | 'hash' | 'replace'>
  addEventListener: (type: 'hashchange', listener: () => void) => void
}

/**
 * A sign-in token that arrives in the hash of a portal page is the account area's matter: the page leaves its place in
 * the history to the login, which takes the token up and leads back here. Source: seed account §4 "Login state".
 */
export function handOnArrival(browser: Leaving): void {
  const look = () => {
    const { pathname, search, hash } = browser.location
    if (signsIn.test(hash))
      browser.location.replace(`${door}?redirectFrom=${encodeURIComponent(pathname + search)}${hash}`)
  }
  look()
  browser.addEventListener('hashchange', look)
}
