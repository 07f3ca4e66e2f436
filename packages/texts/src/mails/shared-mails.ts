type PlanType = 'family' | 'company'

type NamedPlan = { readonly type: PlanType; readonly title: string }

const planNames: Readonly<Record<PlanType, string>> = { family: 'Familienabo', company: 'Firmenabo' }

/** The mail to somebody who is invited to share a plan. */
export const sharedInviteMailTexts = {
  subject: (owner: string, type: PlanType) => `${owner} lädt Sie zum ${planNames[type]} ein`,
  preheader: 'Für Sie entstehen keine Kosten. Die Einladung gilt 14 Tage.',
  intro: (owner: string, type: PlanType, where: string) =>
    `${owner} lädt Sie ein, das ${planNames[type]} ${where} mitzunutzen. Für Sie entstehen keine Kosten.`,
  action: 'Einladung ansehen',
  /** In a family's invitation. */
  sameAddress:
    'Bitte beachten Sie: Beim Familienabo lesen Personen mit, die an der Adresse des Abos wohnen. Wir prüfen das, wenn Sie die Einladung annehmen.',
  validity: 'Die Einladung gilt 14 Tage und nur für diese E-Mail-Adresse.',
  service: 'Sie erhalten diese E-Mail, weil jemand Sie eingeladen hat. Sie enthält keine Werbung.',
  notYou: 'Sie möchten keine solchen Einladungen mehr erhalten? Hier sperren Sie Ihre Adresse dafür:',
  /** Used if the publisher's record has no name. */
  somebody: 'Ein Abonnent',
} as const

/** The mails to the owner of a shared plan. */
export const sharedOwnerMailTexts = {
  accepted: {
    subject: 'Ihre Einladung wurde angenommen',
    preheader: (title: string) => `Ein Platz bei „${title}“ ist jetzt vergeben.`,
    fact: (name: string, title: string) => `${name} liest jetzt über Ihr Abo „${title}“ mit.`,
  },
  declined: {
    subject: 'Ihre Einladung wurde nicht angenommen',
    preheader: (title: string) => `Der Platz bei „${title}“ ist wieder frei.`,
    fact: (name: string, title: string) =>
      `${name} hat Ihre Einladung zum Abo „${title}“ nicht angenommen. Der Platz ist wieder frei.`,
  },
  action: 'Mitglieder verwalten',
} as const

/** What a member who lost an access can do, and where. */
const whatNext = {
  next: 'Ihr Leserkonto bleibt bestehen. Darin sehen Sie, welche Abos Sie haben und wie Sie weiterlesen können.',
  action: 'Meine Abos ansehen',
}

/** The mail to a member whose seat the owner took back. */
export const sharedRevokedMailTexts = {
  subject: 'Ihr Zugang wurde beendet',
  preheader: 'Ihr Leserkonto bleibt bestehen. War das ein Versehen?',
  /** Without an owner's name in the publisher's record. */
  unnamed: 'Wer das Abo verwaltet,',
  intro: (owner: string, { type, title }: NamedPlan, where: string) =>
    `${owner} hat Ihren Platz im ${planNames[type]} „${title}“ ${where} beendet.`,
  fact: 'Artikel und Newsletter sind über dieses Abo für Sie nicht mehr freigeschaltet. War das ein Versehen? Dann bitten Sie um eine neue Einladung.',
  ...whatNext,
} as const

/** The mail to a member whose shared plan has ended. */
export const sharedEndedMailTexts = {
  subject: 'Ihr Zugang wurde beendet',
  preheader: 'Das Abo ist zu Ende. Ihr Leserkonto bleibt bestehen.',
  intro: (type: PlanType, title: string, where: string) =>
    `das ${planNames[type]} „${title}“ ${where}, bei dem Sie mitgelesen haben, ist beendet.`,
  fact: 'Artikel und Newsletter sind über dieses Abo für Sie nicht mehr freigeschaltet.',
  renewal: (until: string) => `Wird es bis zum ${until} erneuert, lesen Sie ohne neue Einladung wieder mit.`,
  ...whatNext,
} as const

/** The mail to the owner of a shared plan when a member has left it. */
export const sharedQuitMailTexts = {
  subject: 'Ein Mitglied hat Ihr Abo verlassen',
  preheader: 'Ein Platz ist wieder frei. Sie können ihn jederzeit neu vergeben.',
  intro: (name: string, title: string) => `${name} liest bei Ihrem Abo „${title}“ nicht mehr mit.`,
  fact: 'Der Platz ist wieder frei. Sie können ihn jederzeit neu vergeben.',
  action: 'Mitglieder verwalten',
} as const

/** The mails to the owner and to a member of a company's plan: who may manage it. */
export const sharedAdministratorMailTexts = {
  named: {
    subject: 'Ihr Firmenabo hat eine weitere Verwaltung',
    preheader: {
      owner: 'Wer es jetzt mit Ihnen verwaltet, und was damit möglich ist.',
      member: 'Sie verwalten jetzt mit: Was Sie tun können, und was nicht.',
    },
    owner: (name: string, plan: string) => `${name} verwaltet jetzt mit Ihnen das Firmenabo „${plan}“.`,
    member: (owner: string, plan: string) =>
      owner
        ? `${owner} hat Ihnen die Mitverwaltung für das Firmenabo „${plan}“ gegeben.`
        : `Sie verwalten jetzt das Firmenabo „${plan}“ mit.`,
    next: {
      owner:
        'Damit können auch dort Personen eingeladen und entfernt und Namen geändert werden. Beenden können Sie das jederzeit in Ihrem Konto. War das nicht Ihre Absicht, ändern Sie bitte auch Ihr Passwort.',
      member:
        'Sie können Personen einladen und entfernen und ihre Namen ändern. Möchten Sie das nicht, sagen Sie bitte der Person Bescheid, die das Abo verwaltet.',
    },
  },
  ended: {
    subject: 'Die Mitverwaltung Ihres Firmenabos ist beendet',
    preheader: {
      owner: 'Einladen und entfernen können jetzt wieder weniger Personen.',
      member: 'Sie lesen weiter mit. Das Verwalten endet.',
    },
    owner: (name: string, plan: string) => `${name} verwaltet das Firmenabo „${plan}“ nicht mehr mit.`,
    member: (owner: string, plan: string) =>
      owner
        ? `${owner} hat Ihre Mitverwaltung für das Firmenabo „${plan}“ beendet.`
        : `Ihre Mitverwaltung für das Firmenabo „${plan}“ ist beendet.`,
    next: {
      owner: 'Der Platz bleibt vergeben: Gelesen wird dort weiter.',
      member: 'Für Sie ändert sich sonst nichts: Sie lesen weiter mit.',
    },
  },
  action: 'Firmenabo ansehen',
} as const

/** The mail to a member whose shared plan is about to end. */
export const sharedEndingMailTexts = {
  subject: (day: string) => `Ihr Zugang endet am ${day}`,
  preheader: (title: string) => `Dann läuft „${title}“ aus. Wird es verlängert, lesen Sie einfach weiter.`,
  intro: (title: string, day: string) => `das Abo „${title}“, bei dem Sie mitlesen, endet am ${day}.`,
  fact: 'Wird es verlängert, lesen Sie ohne neue Einladung weiter. Ihr Leserkonto bleibt in jedem Fall bestehen.',
  action: whatNext.action,
} as const

/** The mail to the owner of a shared plan that has fewer seats than are taken. */
export const sharedMaximumMailTexts = {
  subject: 'Ihr Abo hat jetzt weniger Plätze',
  preheader: 'Niemand verliert den Zugang. Was das für neue Einladungen heißt.',
  intro: (title: string, max: number, used: number) =>
    `Ihr Abo „${title}“ hat jetzt Plätze für höchstens ${max} Mitglieder. Vergeben sind derzeit ${used}.`,
  fact: 'Niemand verliert dadurch den Zugang. Neue Einladungen sind erst wieder möglich, wenn Plätze frei sind.',
  action: 'Mitglieder verwalten',
} as const

/** The mail to a member of a shared plan whose owner has undone the link to it. */
export const sharedUnmanagedMailTexts = {
  subject: 'Sie lesen weiter mit',
  preheader: 'Für Sie ändert sich nichts. Nur die Verwaltung ruht gerade.',
  /** Without an owner's name in the publisher's record. */
  unnamed: 'Wer es bisher verwaltet hat,',
  intro: (owner: string, { type, title }: NamedPlan, where: string) =>
    `Sie lesen beim ${planNames[type]} „${title}“ ${where} mit. Es ist derzeit mit keinem Leserkonto verknüpft: ${owner} hat die Verknüpfung aufgehoben.`,
  fact: 'Für Sie ändert sich nichts. Sie lesen weiter mit, solange das Abo läuft. Die Plätze verwaltet, wer die Kundennummer wieder mit einem Leserkonto verknüpft.',
  action: 'Zu Familie und Firma',
} as const

/** The mail to a member of a family plan who now has their own plan. */
export const sharedOwnPlanMailTexts = {
  subject: 'Sie haben jetzt ein eigenes Abo',
  preheader: 'Ihr Platz im anderen Abo bleibt Ihnen, bis Sie ihn aufgeben.',
  intro: (title: string) =>
    `Sie haben jetzt ein eigenes Plus-Abo und lesen außerdem beim Abo „${title}“ mit.`,
  fact: 'Ihr Platz dort bleibt Ihnen erhalten, bis Sie ihn selbst aufgeben. Danach kann er neu vergeben werden.',
  action: 'Zu Familie und Firma',
} as const
