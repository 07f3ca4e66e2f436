import { greeting } from './log-in.ts'

/** A page of the account area as a reader meets it. */
export type AccountPage = {
  /** Path and query as somebody types them, without the alternative prefix. */
  readonly path: string
  /** Heading of level 1. */
  readonly heading: string | RegExp
  /** What the browser's tab says. @default the heading */
  readonly tab?: string
  readonly layout: 'simple' | 'main'
  /** Name of its picture in test-results/screens; pages that look like another have none. */
  readonly picture?: string
  /** Where the address bar ends, when not at the path itself. */
  readonly endsAt?: string
}

/** Has the form of one, and is none. */
const token = 'a'.repeat(43)
const profile = '/service/profil'
const newsletter = '/service/newsletter'
const shared = `${profile}/shared-subscriptions`

// Headings stand here as a reader reads them, not as the texts say, so that a wrong screen cannot agree with itself.

/**
 * The rows of the table of routes that need no login, with optional parameters and query values.
 * Source: docs/spec/account.md#routes.
 */
export const openPages: readonly AccountPage[] = [
  {
    path: `${profile}/loginRegister`,
    heading: 'Anmelden oder registrieren',
    layout: 'simple',
    picture: 'login',
  },
  { path: `${profile}/loginRegister/login`, heading: 'Anmelden oder registrieren', layout: 'simple' },
  {
    path: `${profile}/loginRegister/register`,
    heading: 'Anmelden oder registrieren',
    layout: 'simple',
    picture: 'register',
  },
  {
    path: `${profile}/loginRegister/activation/success`,
    heading: 'Ihr Konto ist aktiviert',
    layout: 'main',
    picture: 'success',
  },
  {
    path: `${profile}/multiuser`,
    heading: 'Namensliste des Firmenabos',
    layout: 'main',
    picture: 'multiuser-anonymous',
  },
  {
    path: `${profile}/account/activate?token=${token}`,
    heading: 'Konto aktivieren',
    layout: 'simple',
    picture: 'activate',
    endsAt: `${profile}/account/activate`,
  },
  {
    path: `${profile}/requestdoiemail`,
    heading: 'Aktivierungslink anfordern',
    layout: 'simple',
    picture: 'request-activation',
  },
  {
    path: `${profile}/emailConfirmation?token=${token}`,
    heading: 'Die Adresse wurde nicht geändert',
    layout: 'simple',
    picture: 'confirm-email',
    endsAt: `${profile}/emailConfirmation`,
  },
  {
    path: `${profile}/password/request`,
    heading: 'Passwort zurücksetzen',
    layout: 'main',
    picture: 'password-request',
  },
  {
    path: `${profile}/password/reset?token=${token}`,
    heading: 'Dieser Link gilt nicht mehr',
    layout: 'main',
    picture: 'password-reset',
    endsAt: `${profile}/password/reset`,
  },
  { path: `${profile}/messageBox`, heading: 'Mitteilung', layout: 'main', picture: 'message' },
  {
    path: `${profile}/requestAccessData`,
    heading: 'Zugangsdaten anfordern',
    layout: 'simple',
    picture: 'request-access-data',
  },
  {
    path: `${shared}/invite?token=${token}`,
    heading: 'Einladung zum Mitlesen',
    layout: 'main',
    picture: 'invitation-unknown',
    endsAt: `${shared}/invite`,
  },
  {
    path: `${profile}/nicht-ich?t=${token}`,
    heading: 'Dieser Link gilt nicht mehr',
    layout: 'simple',
    picture: 'not-me',
    endsAt: `${profile}/nicht-ich`,
  },
  { path: newsletter, heading: 'Newsletter', layout: 'main', picture: 'newsletter' },
  {
    path: `${newsletter}/doi?id=00000000-0000-4000-8000-000000000000&token=${token}`,
    heading: 'Newsletter-Anmeldung bestätigen',
    layout: 'main',
    picture: 'newsletter-opt-in',
    endsAt: `${newsletter}/doi?id=00000000-0000-4000-8000-000000000000`,
  },
  {
    path: `${newsletter}/abmeldung?t=${token}`,
    heading: 'Newsletter verwalten',
    layout: 'main',
    picture: 'newsletter-unsubscribe',
    endsAt: `${newsletter}/abmeldung`,
  },
]

/** The rows that need a login, as the owner of a family subscription sees them. */
export const ownPages: readonly AccountPage[] = [
  { path: profile, heading: greeting, tab: 'Ihr Profil', layout: 'main', picture: 'profile' },
  {
    path: `${profile}/persoenlich`,
    heading: 'Persönliche Daten',
    layout: 'main',
    picture: 'profile-personal',
  },
  { path: `${profile}/abo`, heading: 'Ihr Abo', layout: 'main', picture: 'profile-plans' },
  { path: `${profile}/nachrichten`, heading: 'Meine Nachrichten', layout: 'main', picture: 'profile-news' },
  { path: `${profile}/sicherheit`, heading: 'Anmeldung und Sicherheit', layout: 'main', picture: 'security' },
  { path: `${profile}/daten`, heading: 'Ihre Daten', layout: 'main', picture: 'profile-data' },
  {
    path: `${profile}/willkommen`,
    heading: 'Willkommen, Ihr Konto ist fertig.',
    layout: 'main',
    picture: 'welcome',
  },
  { path: `${profile}/edit`, heading: 'Persönliche Daten ändern', layout: 'simple', picture: 'profile-edit' },
  { path: `${profile}/delete`, heading: 'Profil löschen', layout: 'simple', picture: 'profile-delete' },
  {
    path: `${profile}/password/update`,
    heading: 'Passwort ändern',
    layout: 'main',
    picture: 'password-update',
  },
  {
    path: `${profile}/sicherheit`,
    heading: 'Anmeldung und Sicherheit',
    layout: 'main',
    picture: 'security',
  },
  { path: '/service/geraet', heading: 'Gerät anmelden', layout: 'simple', picture: 'device' },
  {
    path: `${profile}/linkSubscription`,
    heading: 'Verknüpfung',
    layout: 'main',
    picture: 'link-subscription',
  },
  { path: shared, heading: 'Familienabo verwalten', layout: 'main', picture: 'shared-family' },
  {
    path: `${shared}/invited/gast@example.test`,
    heading: 'Familienabo verwalten',
    layout: 'main',
    endsAt: `${shared}/invited`,
  },
  { path: `${shared}/unbekannt`, heading: 'Familienabo verwalten', layout: 'main' },
  {
    path: `${shared}/successMessage`,
    heading: 'Familie und Firma',
    layout: 'main',
    picture: 'shared-success',
  },
]
