/** A message that other pages of the group may show by its name. */
export type MessageBox = {
  readonly type: 'success' | 'warning' | 'error'
  readonly title: string
  readonly text: string
}

/** Known messages by name. Source: docs/spec/account.md#message-boxes. */
const messages: Readonly<Record<string, MessageBox>> = {
  'profile-saved': {
    type: 'success',
    title: 'Gespeichert',
    text: 'Ihre Angaben sind gespeichert.',
  },
  'subscription-linked': {
    type: 'success',
    title: 'Ihr Abo ist verknüpft',
    text: 'Alle Inhalte Ihres Abos stehen Ihnen jetzt offen.',
  },
  'session-ended': {
    type: 'warning',
    title: 'Ihre Anmeldung ist beendet',
    text: 'Bitte melden Sie sich erneut an.',
  },
  'access-denied': {
    type: 'warning',
    title: 'Dieser Inhalt gehört zu einem Abo',
    text: 'Wenn Sie ein Abo haben, verknüpfen Sie es mit Ihrem Konto.',
  },
  technical: {
    type: 'error',
    title: 'Das hat leider nicht geklappt',
    text: 'Ihre Anfrage konnte aus technischen Gründen nicht bearbeitet werden. Bitte versuchen Sie es später erneut.',
  },
}

/** Names of the known messages. */
export const messageNames: readonly string[] = Object.keys(messages)

/** The message of a name; undefined for an unknown one, since the name comes from the address bar. */
export const messageOf = (name: string): MessageBox | undefined =>
  Object.hasOwn(messages, name) ? messages[name] : undefined

export const messageBoxTexts = {
  unknown: 'Zu diesem Link gibt es keine Mitteilung. Vielleicht ist er unvollständig oder veraltet.',
  toProfile: 'Zur Übersicht',
  toPaper: 'Zur Zeitung',
} as const
