type PlanType = 'family' | 'company'

const planNames: Readonly<Record<PlanType, string>> = { family: 'Familienabo', company: 'Firmenabo' }

/** The mail to somebody who is invited to share a plan. */
export const sharedInviteMailTexts = {
  subject: (owner: string, type: PlanType) => `${owner} lädt Sie zum ${planNames[type]} ein`,
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
    subject: (name: string) => `${name} hat Ihre Einladung angenommen`,
    fact: (name: string, title: string) => `${name} liest jetzt über Ihr Abo „${title}“ mit.`,
  },
  declined: {
    subject: (name: string) => `${name} hat Ihre Einladung nicht angenommen`,
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
  intro: (type: PlanType, title: string, where: string) =>
    `Ihr Zugang zum ${planNames[type]} „${title}“ ${where} ist beendet. Das hat veranlasst, wer das Abo verwaltet.`,
  fact: 'Artikel und Newsletter sind über dieses Abo für Sie nicht mehr freigeschaltet. War das ein Versehen? Dann bitten Sie, wer das Abo verwaltet, um eine neue Einladung.',
  ...whatNext,
} as const

/** The mail to a member whose shared plan has ended. */
export const sharedEndedMailTexts = {
  subject: 'Ihr Zugang wurde beendet',
  intro: (type: PlanType, title: string, where: string) =>
    `das ${planNames[type]} „${title}“ ${where}, bei dem Sie mitgelesen haben, ist beendet.`,
  fact: 'Artikel und Newsletter sind über dieses Abo für Sie nicht mehr freigeschaltet.',
  renewal: (until: string) => `Wird es bis zum ${until} erneuert, lesen Sie ohne neue Einladung wieder mit.`,
  ...whatNext,
} as const

/** The mail to the owner of a shared plan when a member has left it. */
export const sharedQuitMailTexts = {
  subject: (name: string) => `${name} hat Ihr Abo verlassen`,
  intro: (name: string, title: string) => `${name} liest bei Ihrem Abo „${title}“ nicht mehr mit.`,
  fact: 'Der Platz ist wieder frei. Sie können ihn jederzeit neu vergeben.',
  action: 'Mitglieder verwalten',
} as const

/** The mail to a member whose shared plan is about to end. */
export const sharedEndingMailTexts = {
  subject: (day: string) => `Ihr Zugang endet am ${day}`,
  intro: (title: string, day: string) =>
    `das gemeinsame Abo „${title}“, bei dem Sie mitlesen, endet am ${day}.`,
  fact: 'Wird es verlängert, lesen Sie ohne neue Einladung weiter. Ihr Leserkonto bleibt in jedem Fall bestehen.',
} as const

/** The mail to the owner of a shared plan that has fewer seats than are taken. */
export const sharedMaximumMailTexts = {
  subject: 'Ihr gemeinsames Abo hat jetzt weniger Plätze',
  intro: (title: string, max: number, used: number) =>
    `Ihr Abo „${title}“ hat jetzt Plätze für höchstens ${max} Mitglieder. Vergeben sind derzeit ${used}.`,
  fact: 'Niemand verliert dadurch den Zugang. Neue Einladungen sind erst wieder möglich, wenn Plätze frei sind.',
  action: 'Mitglieder verwalten',
} as const

/** The mail to a member of a shared plan whose owner has undone the link to it. */
export const sharedUnmanagedMailTexts = {
  subject: 'Sie lesen weiter mit',
  intro: (type: PlanType, title: string, where: string) =>
    `Sie lesen beim ${planNames[type]} „${title}“ ${where} mit. Es ist derzeit mit keinem Leserkonto verknüpft: Wer es bisher verwaltet hat, hat die Verknüpfung aufgehoben.`,
  fact: 'Für Sie ändert sich nichts. Sie lesen weiter mit, solange das Abo läuft. Die Plätze verwaltet, wer die Kundennummer wieder mit einem Leserkonto verknüpft.',
  action: 'Gemeinsames Abo ansehen',
} as const

/** The mail to a member of a family plan who now has their own plan. */
export const sharedOwnPlanMailTexts = {
  subject: 'Sie haben jetzt ein eigenes Abo',
  intro: (title: string) =>
    `Sie haben jetzt ein eigenes Plus-Abo und lesen außerdem beim gemeinsamen Abo „${title}“ mit.`,
  fact: 'Ihr Platz dort bleibt Ihnen erhalten, bis Sie ihn selbst aufgeben. Danach kann er neu vergeben werden.',
  action: 'Gemeinsames Abo ansehen',
} as const
