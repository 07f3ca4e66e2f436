import { bulkTexts } from './shared-bulk.ts'

type PlanType = 'family' | 'company'

const planNames: Readonly<Record<PlanType, string>> = { family: 'Familienabo', company: 'Firmenabo' }

/** Labels of a seat besides its state, in the API and on the owner's page: by the seat alone, whoever has an account. Source: docs/spec/contract.md#seat-labels. */
export const seatLabels = {
  invitation: (isAccepted: boolean) => (isAccepted ? 'angenommen' : 'nicht angenommen'),
  account: (isActivated: boolean) => (isActivated ? 'aktiviert' : 'noch nicht aktiviert'),
} as const

/** What an owner is told of a seat, and no more: not whether somebody has an account. Source: docs/spec/contract.md#seat-labels. */
export const seatStates = {
  invited: 'eingeladen',
  accepted: 'hat angenommen, Zugang folgt',
  activated: 'liest mit',
  expired: 'abgelaufen',
  declined: 'abgelehnt',
  ended: 'beendet',
  revoked: 'zurückgezogen',
  quit: 'liest nicht mehr mit',
} as const

/** The owner's page: who shares the plan, and inviting. */
export const sharedOwnerTexts = {
  title: (type: PlanType) => `${planNames[type]} verwalten`,
  plan: (title: string, companyName: string | null) => (companyName ? `${title} · ${companyName}` : title),
  seats: {
    title: 'Plätze',
    used: (used: number, max: number) =>
      max === 1 ? `${used} von 1 Platz belegt` : `${used} von ${max} Plätzen belegt`,
    free: (count: number) => (count === 1 ? 'Noch 1 Platz ist frei.' : `Noch ${count} Plätze sind frei.`),
    hint: 'Eingeladene zählen mit, auch wenn sie noch nicht angenommen haben.',
    lowered:
      'Ihr Abo umfasst inzwischen weniger Plätze. Niemand verliert den Zugang; neue Einladungen sind erst wieder möglich, wenn Plätze frei werden.',
  },
  members: {
    title: 'Mitglieder',
    empty: 'Noch liest niemand mit. Laden Sie unten die erste Person ein.',
    state: 'Stand',
    invitation: 'Einladung',
    access: 'Zugang',
    /** When an open invitation ends. */
    validUntil: (moment: string) => `Die Einladung gilt bis ${moment}.`,
    expired: 'Die Einladung ist abgelaufen. Sie können sie noch einmal senden.',
    declined: 'Die Einladung wurde abgelehnt. Der Platz ist wieder frei.',
    resend: 'Erneut senden',
    remove: 'Entfernen',
    resendTo: (name: string) => `Einladung an ${name} erneut senden`,
    removeOf: (name: string) => `${name} entfernen`,
    resent: (email: string) => `Die Einladung an ${email} ist noch einmal unterwegs.`,
  },
  /** What only a company has: its members with names, saved at once. */
  list: {
    title: 'Liste mit Namen',
    text: 'Notieren Sie zu jeder Adresse einen Namen, oder ändern Sie mehrere Personen auf einmal.',
    open: 'Liste mit Namen bearbeiten',
  },
  removeDialog: {
    member: {
      title: 'Mitglied entfernen?',
      text: (name: string) =>
        `${name} verliert den Zugang sofort und wird per E-Mail benachrichtigt. Das Leserkonto bleibt bestehen, der Platz wird frei.`,
      confirm: 'Ja, entfernen',
      done: (email: string) => `${email} gehört nicht mehr zu Ihrem Abo.`,
    },
    invitation: {
      title: 'Einladung zurückziehen?',
      text: (name: string) => `Die Einladung an ${name} wird ungültig, der Platz wird frei.`,
      confirm: 'Ja, zurückziehen',
      done: (email: string) => `Die Einladung an ${email} ist zurückgezogen.`,
    },
    expired: {
      title: 'Einladung entfernen?',
      text: (name: string) => `Die abgelaufene Einladung an ${name} verschwindet aus Ihrer Liste.`,
      confirm: 'Ja, entfernen',
      done: (email: string) => `Die abgelaufene Einladung an ${email} ist entfernt.`,
    },
    cancel: 'Abbrechen',
  },
  invite: {
    title: 'Jemanden einladen',
    text: 'Wir schicken eine E-Mail mit einem Link. Die Einladung gilt 14 Tage.',
    sameAddress: 'Die Person wohnt an derselben Adresse wie ich.',
    sameAddressHint:
      'Mitglieder eines Familienabos müssen an der Adresse des Abos wohnen. Wir prüfen das, wenn die Einladung angenommen wird.',
    address: (street: string, place: string) => `Adresse des Abos: ${street}, ${place}`,
    sameAddressMissing: 'Bitte bestätigen Sie, dass die Person an derselben Adresse wohnt.',
    domains: (domains: string) => `Möglich sind Adressen mit @${domains}.`,
    submit: 'Einladung senden',
  },
  ended: {
    title: 'Dieses Abo ist beendet',
    text: (until: string) =>
      `Ihre Mitglieder lesen nicht mehr mit. Wenn Sie das Abo bis ${until} erneuern, sind alle ohne neue Einladung wieder dabei.`,
    renew: 'Zum Aboservice',
    member: 'Der Zugang ist mit dem Abo beendet.',
  },
  full: {
    title: 'Alle Plätze sind belegt',
    text: (max: number) =>
      max === 1 ? 'Der einzige Platz ist vergeben.' : `Alle ${max} Plätze sind vergeben.`,
    next: 'Entfernen Sie ein Mitglied oder eine offene Einladung, um jemand anderen einzuladen.',
    /** A company may buy more. */
    more: 'Brauchen Sie mehr Plätze? Unser Aboservice erweitert Ihr Firmenabo.',
    service: 'Zum Aboservice',
  },
  bulk: bulkTexts,
} as const

/** What the pages of a shared plan say to a member, an invited reader and everybody else. */
export const sharedReaderTexts = {
  member: {
    title: 'Ihr gemeinsames Abo',
    /** Whose plan it is: a company by its name, else the owner by theirs. */
    text: (type: PlanType, whose: string | null) =>
      whose
        ? `Sie lesen über das ${planNames[type]} von ${whose} mit.`
        : `Sie lesen über ein ${planNames[type]} mit.`,
    subscription: 'Abo',
    owner: 'Abo von',
    company: 'Firma',
    access: 'Ihr Zugang',
    active: 'aktiviert',
    pending: 'noch nicht aktiviert',
    pendingHint: 'Wir richten Ihren Zugang gerade ein. Das dauert meist nur wenige Minuten.',
    quit: 'Abo verlassen',
  },
  quitDialog: {
    title: 'Gemeinsames Abo verlassen?',
    text: 'Sie verlieren den Zugang sofort. Um wieder mitzulesen, brauchen Sie eine neue Einladung. Ihr Leserkonto bleibt bestehen.',
    confirm: 'Ja, verlassen',
    cancel: 'Abbrechen',
  },
  none: {
    title: 'Gemeinsames Abo',
    text: 'Sie gehören zu keinem gemeinsamen Abo.',
    explanation:
      'Mit einem Familien- oder Firmenabo lesen mehrere Personen mit. Wer das Abo hat, lädt die anderen per E-Mail ein. Ihre Einladung erscheint hier, sobald sie verschickt ist.',
    owner:
      'Sie haben selbst ein Familien- oder Firmenabo? Verknüpfen Sie es mit Ihrem Konto, dann können Sie hier einladen.',
    link: 'Abo verknüpfen',
    offers: 'Abo-Angebote ansehen',
    invitedTitle: 'Sie sind eingeladen',
    invited: 'Sie gehören noch zu keinem gemeinsamen Abo, aber jemand hat Sie eingeladen.',
    invitation: 'Einladung ansehen',
  },
  ended: {
    title: 'Dieses Abo ist beendet',
    member: (until: string) =>
      `Damit ist auch Ihr Zugang beendet. Wird das Abo bis ${until} erneuert, lesen Sie ohne neue Einladung wieder mit. Ihr Leserkonto bleibt bestehen.`,
    access: 'beendet',
    offers: 'Abo-Angebote ansehen',
  },
  /** Messages of the page by the state in its address. Source: docs/spec/account.md#shared-subscription-pages. */
  states: {
    invited: (email: string | undefined) =>
      email ? `Die Einladung an ${email} ist unterwegs.` : 'Die Einladung ist unterwegs.',
    accepted: () => 'Die Einladung ist angenommen.',
    removed: (email: string | undefined) =>
      email ? `${email} gehört nicht mehr zu Ihrem Abo.` : 'Das Mitglied gehört nicht mehr zu Ihrem Abo.',
    quit: () => 'Sie haben das gemeinsame Abo verlassen.',
  },
} as const

/** The page behind the link of an invitation. */
export const invitationTexts = {
  title: 'Einladung zum gemeinsamen Abo',
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
    login: 'Mit Leserkonto anmelden',
    register: 'Kostenlos registrieren',
  },
  address: {
    title: 'Ihre Adresse',
    text: 'Mitglieder eines Familienabos müssen an der Adresse des Abos wohnen. Bitte geben Sie Ihre Adresse an.',
  },
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
  },
  registered: {
    text: 'Sie haben sich für diese Einladung schon registriert. Bitte öffnen Sie den Link in unserer E-Mail und aktivieren Sie Ihr Konto; damit ist die Einladung angenommen.',
    newLink: 'Aktivierungslink anfordern',
  },
  already: {
    text: 'Sie haben diese Einladung bereits angenommen.',
    next: 'Zu Ihrem gemeinsamen Abo',
  },
  refused: {
    title: 'Diese Einladung können Sie nicht annehmen',
    noToken:
      'Dieser Link ist unvollständig. Bitte öffnen Sie ihn noch einmal aus der E-Mail oder melden Sie sich an: Dann sehen Sie Ihre Einladungen.',
    none: 'Für Ihre E-Mail-Adresse gibt es keine offene Einladung.',
    replaced:
      'Zu dieser Einladung haben wir Ihnen eine neuere E-Mail geschickt. Bitte öffnen Sie den Link in der neuesten E-Mail.',
    signOut: 'Abmelden',
    profile: 'Zum Profil',
    manage: 'Zu Ihrem gemeinsamen Abo',
  },
  /** What prevented the seat at the activation. Only these two: the texts of the catalogue need values unknown here. */
  notice: {
    title: 'Ihre Einladung ist noch offen',
    SHARED_SEATS_EXHAUSTED: 'In diesem Abo ist gerade kein Platz frei.',
    SHARED_DOMAIN_NOT_ALLOWED:
      'Ihre E-Mail-Adresse gehört nicht zu denen, die für dieses Firmenabo erlaubt sind.',
  },
  success: {
    title: 'Willkommen im gemeinsamen Abo',
    pendingTitle: 'Fast geschafft',
    text: (type: PlanType, owner: string | null) =>
      owner
        ? `Sie lesen jetzt über das ${planNames[type]} von ${owner} mit. Ihr Zugang ist freigeschaltet.`
        : `Sie lesen jetzt über ein ${planNames[type]} mit. Ihr Zugang ist freigeschaltet.`,
    pending:
      'Die Einladung ist angenommen. Wir richten Ihren Zugang gerade ein; das dauert meist nur wenige Minuten.',
    owner: 'Sie haben selbst ein gemeinsames Abo und können andere einladen.',
    noneTitle: 'Gemeinsames Abo',
    none: 'Sie lesen zurzeit in keinem gemeinsamen Abo mit.',
    next: 'Weiter',
    manage: 'Gemeinsames Abo ansehen',
    invitation: 'Einladung ansehen',
  },
} as const
