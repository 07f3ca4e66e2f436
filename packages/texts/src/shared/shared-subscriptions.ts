import { readableEmail } from '@leserkonto/rules'
import { type PlanType, planNames } from './invitation.ts'
import { bulkTexts } from './shared-bulk.ts'

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
    /** Beside the state of who may manage a company's plan, too. */
    manages: 'verwaltet mit',
    you: 'das sind Sie',
    letManage: 'Mitverwalten lassen',
    letManageOf: (name: string) => `${name} mitverwalten lassen`,
    endManage: 'Mitverwaltung beenden',
    endManageOf: (name: string) => `Mitverwaltung von ${name} beenden`,
    /** When an open invitation ends. */
    validUntil: (moment: string) => `Die Einladung gilt bis ${moment}.`,
    expired: 'Die Einladung ist abgelaufen. Sie können sie noch einmal senden.',
    declined: 'Die Einladung wurde abgelehnt. Der Platz ist wieder frei.',
    resend: 'Erneut senden',
    remove: 'Entfernen',
    resendTo: (name: string) => `Einladung an ${name} erneut senden`,
    removeOf: (name: string) => `${name} entfernen`,
    resent: (email: string) => `Die Einladung an ${readableEmail(email)} ist noch einmal unterwegs.`,
  },
  /** What only a company has: its members with names, saved at once. */
  list: {
    title: 'Namensliste',
    text: 'Notieren Sie zu jeder Adresse einen Namen, oder ändern Sie mehrere Personen auf einmal.',
    open: 'Namensliste bearbeiten',
  },
  /** The owner lets a member of a company's plan manage it, or ends that. */
  managing: {
    name: {
      title: 'Mitverwalten lassen?',
      text: (name: string) =>
        `${name} kann dann Personen einladen und entfernen und Namen ändern, aber weder Sie noch andere, die mitverwalten. Sie beide bekommen eine E-Mail.`,
      confirm: 'Ja, mitverwalten lassen',
      done: (name: string) => `${name} verwaltet Ihr Firmenabo jetzt mit.`,
    },
    end: {
      title: 'Mitverwaltung beenden?',
      text: (name: string) =>
        `${name} liest weiter mit, kann aber niemanden mehr einladen oder entfernen. Sie beide bekommen eine E-Mail.`,
      confirm: 'Ja, beenden',
      done: (name: string) => `${name} verwaltet Ihr Firmenabo nicht mehr mit.`,
    },
    cancel: 'Abbrechen',
    /** To an administrator, above the page of the plan. */
    own: 'Sie verwalten dieses Firmenabo mit und lesen selbst mit. Wer mitverwaltet, legt fest, wem das Abo gehört.',
  },
  removeDialog: {
    member: {
      title: 'Mitglied entfernen?',
      text: (name: string) =>
        `${name} verliert den Zugang sofort und wird per E-Mail benachrichtigt. Das Leserkonto bleibt bestehen, der Platz wird frei.`,
      confirm: 'Ja, entfernen',
      done: (email: string) => `${readableEmail(email)} gehört nicht mehr zu Ihrem Abo.`,
    },
    invitation: {
      title: 'Einladung zurückziehen?',
      text: (name: string) => `Die Einladung an ${name} wird ungültig, der Platz wird frei.`,
      confirm: 'Ja, zurückziehen',
      done: (email: string) => `Die Einladung an ${readableEmail(email)} ist zurückgezogen.`,
    },
    expired: {
      title: 'Einladung entfernen?',
      text: (name: string) => `Die abgelaufene Einladung an ${name} verschwindet aus Ihrer Liste.`,
      confirm: 'Ja, entfernen',
      done: (email: string) => `Die abgelaufene Einladung an ${readableEmail(email)} ist entfernt.`,
    },
    cancel: 'Abbrechen',
  },
  invite: {
    title: 'Jemanden einladen',
    text: (free: number) =>
      `${free === 1 ? 'Noch 1 Platz ist frei.' : `Noch ${free} Plätze sind frei.`} Wir schicken eine E-Mail mit einem Link. Die Einladung gilt 14 Tage.`,
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
    title: (type: PlanType) => `${planNames[type]}: Sie lesen mit`,
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
    title: 'Abo verlassen?',
    text: 'Sie verlieren den Zugang sofort. Um wieder mitzulesen, brauchen Sie eine neue Einladung. Ihr Leserkonto bleibt bestehen.',
    confirm: 'Ja, verlassen',
    cancel: 'Abbrechen',
  },
  none: {
    title: 'Familie und Firma',
    text: 'Sie lesen bei keinem Familien- oder Firmenabo mit.',
    explanation:
      'Mit einem Familien- oder Firmenabo lesen mehrere Personen mit. Wer das Abo hat, lädt die anderen per E-Mail ein. Ihre Einladung erscheint hier, sobald sie verschickt ist.',
    owner:
      'Sie haben selbst ein Familien- oder Firmenabo? Verknüpfen Sie es mit Ihrem Konto, dann können Sie hier einladen.',
    link: 'Abo verknüpfen',
    offers: 'Abo-Angebote ansehen',
    invitedTitle: 'Sie sind eingeladen',
    invited: 'Jemand hat Sie eingeladen, bei einem Familien- oder Firmenabo mitzulesen.',
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
      email ? `Die Einladung an ${readableEmail(email)} ist unterwegs.` : 'Die Einladung ist unterwegs.',
    accepted: () => 'Die Einladung ist angenommen.',
    removed: (email: string | undefined) =>
      email
        ? `${readableEmail(email)} gehört nicht mehr zu Ihrem Abo.`
        : 'Das Mitglied gehört nicht mehr zu Ihrem Abo.',
    quit: () => 'Sie haben das Abo verlassen.',
  },
} as const
