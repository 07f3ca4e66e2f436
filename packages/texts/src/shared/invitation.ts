/** A plan that several read with. */
export type PlanType = 'family' | 'company'

/** The one name of each on pages and in titles; both together are called "Familie und Firma". */
export const planNames: Readonly<Record<PlanType, string>> = { family: 'Familienabo', company: 'Firmenabo' }

/** The page behind the link of an invitation. */
export const invitationTexts = {
  title: 'Einladung zum Mitlesen',
  text: (type: PlanType, owner: string | null) =>
    owner
      ? `${owner} lädt Sie ein, über ein ${planNames[type]} mitzulesen. Für Sie entstehen keine Kosten.`
      : `Sie sind eingeladen, über ein ${planNames[type]} mitzulesen. Für Sie entstehen keine Kosten.`,
  /** A family lives together; said before anybody registers. */
  sameAddress: 'Mitlesen können Personen, die an der Adresse des Abos wohnen. Wir prüfen das beim Annehmen.',
  company: 'Firma',
  invited: 'Eingeladene Adresse',
  /** Whose account accepts it: the reader is signed in. */
  account: 'Annehmen mit Leserkonto',
  validUntil: 'Gültig bis',
  anonymous: {
    text: 'Um die Einladung anzunehmen, melden Sie sich mit dieser E-Mail-Adresse an. Noch kein Leserkonto? Dann registrieren Sie sich damit.',
    /** Where the invited address is known. The code creates an account if there is none. */
    byCode:
      'Zum Annehmen senden wir Ihnen einen Code an diese E-Mail-Adresse. Das geht mit und ohne Leserkonto, auch ohne Passwort.',
    login: 'Mit Leserkonto anmelden',
    register: 'Kostenlos registrieren',
  },
  address: {
    title: 'Ihre Adresse',
    text: 'Mitlesen können Personen, die an der Adresse des Abos wohnen. Bitte geben Sie Ihre Adresse an, wir vergleichen sie.',
  },
  /** No seat is left: the catalogue's text speaks to the owner. */
  accept: 'Einladung annehmen',
  decline: 'Ablehnen',
  declineDialog: {
    title: 'Einladung ablehnen?',
    text: 'Ihr Platz wird wieder frei, und wer Sie eingeladen hat, erfährt davon. Der Link funktioniert danach nicht mehr.',
    confirm: 'Ja, ablehnen',
    cancel: 'Abbrechen',
  },
  declined: {
    title: 'Sie haben die Einladung abgelehnt',
    text: 'Der Platz ist wieder frei. Sie müssen nichts weiter tun.',
    next: 'Zur Zeitung',
  },
  registered: {
    text: 'Sie haben sich für diese Einladung schon registriert. Bitte öffnen Sie den Link in unserer E-Mail und aktivieren Sie Ihr Konto; damit ist die Einladung angenommen.',
    newLink: 'Aktivierungslink anfordern',
  },
  already: {
    text: 'Sie haben diese Einladung bereits angenommen.',
    next: 'Zu Familie und Firma',
  },
  refused: {
    title: 'Diese Einladung können Sie nicht annehmen',
    noToken:
      'Dieser Link ist unvollständig. Bitte öffnen Sie ihn noch einmal aus der E-Mail oder melden Sie sich an: Dann sehen Sie Ihre Einladungen.',
    none: 'Für Ihre E-Mail-Adresse gibt es keine offene Einladung.',
    replaced:
      'Zu dieser Einladung haben wir Ihnen eine neuere E-Mail geschickt. Bitte öffnen Sie den Link in der neuesten E-Mail.',
    signOut: 'Abmelden',
    profile: 'Zur Übersicht',
    manage: 'Zu Familie und Firma',
  },
  /** Above what prevented the seat at the activation. */
  notice: { title: 'Ihre Einladung ist noch offen' },
  /** Refusals whose texts in the catalogue are for the owner of the plan. */
  guest: {
    SHARED_SEATS_EXHAUSTED:
      'In diesem Abo ist gerade kein Platz frei. Bitte sprechen Sie mit der Person, die Sie eingeladen hat.',
    SHARED_DOMAIN_NOT_ALLOWED:
      'Ihre E-Mail-Adresse gehört nicht zu denen, die für dieses Firmenabo erlaubt sind.',
  },
  success: {
    title: (type: PlanType) => `Willkommen im ${planNames[type]}`,
    pendingTitle: 'Fast geschafft',
    text: (type: PlanType, owner: string | null) =>
      owner
        ? `Sie lesen jetzt über das ${planNames[type]} von ${owner} mit. Ihr Zugang ist freigeschaltet.`
        : `Sie lesen jetzt über ein ${planNames[type]} mit. Ihr Zugang ist freigeschaltet.`,
    pending:
      'Die Einladung ist angenommen. Wir richten Ihren Zugang gerade ein; das dauert meist nur wenige Minuten.',
    /** What is open now. */
    opens: (title: string) =>
      `Ab sofort öffnet sich für Sie alles, was zu „${title}“ gehört, auf allen Geräten, auf denen Sie sich mit Ihrem Leserkonto anmelden.`,
    owner: 'Sie haben selbst ein Familien- oder Firmenabo und können andere einladen.',
    noneTitle: 'Familie und Firma',
    none: 'Sie lesen zurzeit bei keinem Familien- oder Firmenabo mit.',
    next: 'Jetzt lesen',
    manage: 'Ihren Zugang ansehen',
    invitation: 'Einladung ansehen',
  },
} as const
