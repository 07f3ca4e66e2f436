/** Name of each screen of the account area: page title and, where a view has no other, its heading. */
export const screenTitles = {
  Overview: 'Übersicht',
  Profile: 'Ihr Profil',
  Personal: 'Persönliche Daten',
  Plans: 'Ihre Abos',
  News: 'Meine Nachrichten',
  Gifts: 'Verschenkte Artikel',
  OwnData: 'Ihre Daten',
  Welcome: 'Willkommen',
  Push: 'Push-Nachrichten',
  ProfileEdit: 'Persönliche Daten ändern',
  ProfileDelete: 'Profil löschen',
  Multiuser: 'Namensliste des Firmenabos',
  ActivateAccount: 'Konto aktivieren',
  RequestDoiEmail: 'Aktivierungslink anfordern',
  EmailConfirmation: 'Neue Adresse bestätigen',
  TakeBack: 'Konto zurückholen',
  LoginRegister: 'Anmelden oder registrieren',
  LoginRegisterSuccess: 'Geschafft',
  Security: 'Anmeldung und Sicherheit',
  RequestPassword: 'Passwort zurücksetzen',
  ResetPassword: 'Neues Passwort wählen',
  UpdatePassword: 'Passwort ändern',
  Messagebox: 'Mitteilung',
  LinkSubscription: 'Abo verknüpfen',
  RequestAccessData: 'Zugangsdaten anfordern',
  CheckFamilySubscriptionInvitation: 'Einladung zum Mitlesen',
  SharedSubscriptionSuccess: 'Familie und Firma',
  SharedSubscriptions: 'Familie und Firma',
  Newsletter: 'Newsletter',
  NewsletterOptIn: 'Newsletter-Anmeldung bestätigen',
  NewsletterUnsubscribe: 'Newsletter abbestellen',
  PartnerSignIn: 'Bei einem Partner anmelden',
  PartnerDevice: 'Gerät anmelden',
  NotMe: 'Das waren Sie nicht?',
  Root: 'Leserkonto',
  NotFound: 'Seite nicht gefunden',
} as const

/** A screen of the account area. */
export type ScreenName = keyof typeof screenTitles

/** What the frame around the screens says. */
export const accountTexts = {
  pageTitle: (screen: string, edition: string) => `${screen} – ${edition}`,
  /** What search engines show of the pages that readers look for. */
  descriptions: {
    LoginRegister: (edition: string) =>
      `${edition}: Melden Sie sich mit Ihrem Leserkonto an oder registrieren Sie sich.`,
    Newsletter: (edition: string) =>
      `${edition}: Bestellen Sie unsere Newsletter, oder ändern Sie Ihre Auswahl.`,
  },
  noScript:
    'Für Ihr Leserkonto brauchen wir JavaScript. Bitte schalten Sie es in den Einstellungen Ihres Browsers ein und laden Sie die Seite neu.',
  loading: 'Seite wird geladen …',
  nav: {
    label: 'Leserkonto',
    profile: 'Profil',
    newsletter: 'Newsletter',
    help: 'Hilfe',
    signIn: 'Anmelden',
    /** Back to the front page: of a newspaper, and of the sign-on edition. */
    toPaper: 'Zur Zeitung',
    toPapers: 'Zu den Zeitungen',
  },
  footer: {
    privacy: 'Datenschutz',
    terms: 'AGB',
    imprint: 'Impressum',
    dataRequest: 'Ihre Daten ansehen',
    disclaimer: 'Haftungsausschluss',
    accessibility: 'Barrierefreiheit',
    cancellation: 'Verträge hier kündigen',
    withdrawal: 'Vertrag widerrufen',
    contact: 'Kontakt',
  },
  notFound: {
    text: 'Unter dieser Adresse gibt es keine Seite. Vielleicht ist der Link unvollständig oder veraltet.',
    toProfile: 'Zur Übersicht',
    toPaper: 'Zur Zeitung',
  },
  technical: {
    title: 'Das hat leider nicht geklappt',
    text: 'Die Seite konnte aus technischen Gründen nicht geladen werden. Bitte versuchen Sie es erneut.',
    offlineTitle: 'Keine Verbindung',
    retry: 'Erneut versuchen',
  },
  /** One part of a page. */
  block: { loading: 'Inhalt wird geladen', failed: 'Dieser Teil der Seite konnte nicht geladen werden.' },
  cancel: 'Abbrechen',
  form: {
    /** Headline of the box above a form with wrong fields. */
    summary: (count: number) =>
      count === 1 ? 'Bitte prüfen Sie eine Eingabe:' : `Bitte prüfen Sie ${count} Eingaben:`,
  },
} as const

/** What the foot of every page names, in this order. Source: docs/spec/account.md#page-frame. */
export const footNames = [
  'contact',
  'privacy',
  'dataRequest',
  'terms',
  'imprint',
  'disclaimer',
  'accessibility',
  'cancellation',
  'withdrawal',
] as const
