/** The mail to a member whose shared plan has ended. */
export const sharedEndedMailTexts = {
  subject: 'Ihr Zugang wurde beendet',
  intro: (title: string) =>
    `das gemeinsame Abonnement „${title}“, bei dem Sie mitgelesen haben, ist beendet.`,
  fact: 'Ihr Konto besteht weiter. Artikel und Newsletter, die zu diesem Abonnement gehörten, sind für Sie nicht mehr freigeschaltet.',
} as const

/** The mail to the owner of a shared plan when a member has left it. */
export const sharedQuitMailTexts = {
  subject: (name: string) => `${name} hat Ihr Abo verlassen`,
  intro: (name: string, title: string) => `${name} liest bei Ihrem Abonnement „${title}“ nicht mehr mit.`,
  fact: 'Der Platz ist wieder frei. Sie können ihn jederzeit neu vergeben.',
  action: 'Zur Verwaltung',
} as const
