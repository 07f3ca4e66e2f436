/** Address of the login that leads back to a page. Source: seed account §2 "Route guard". */
export const loginFor = (path: string): string =>
  `/service/profil/loginRegister?redirectFrom=${encodeURIComponent(path)}`
