/** What the server writes into the head: the way to the login and, as a template, the one to the profile. */
export const accountLinks =
  '<div><a href="/sign-on?return_url=%2F" data-account="login">Anmelden</a>' +
  '<template data-account=""><a href="/service/profil"><span data-size="small" aria-hidden="true"><svg></svg></span><span hidden>Profil: </span><span>Profil</span></a></template></div>'
