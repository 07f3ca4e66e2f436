import { seatStates } from './shared-subscriptions.ts'

/** The users of a company's plan as one list, and what everybody else is told. */
export const multiuserTexts = {
  title: 'Namensliste des Firmenabos',
  anonymous: {
    text: 'Hier legen Firmen fest, wer über ihr Abo mitliest. Bitte melden Sie sich dafür an.',
    login: 'Mit Leserkonto anmelden',
  },
  noCompany: {
    text: 'Diese Seite ist für Firmen mit einem Firmenabo.',
    more: 'Wenn Ihre Firma Sie eingeladen hat oder Sie ein Familienabo teilen, finden Sie alles dazu unter „Familie und Firma“.',
    shared: 'Zu Familie und Firma',
  },
  noPlan: {
    text: 'Ihr Firmenkonto ist mit keinem laufenden Firmenabo verknüpft.',
    more: 'Verknüpfen Sie Ihr Abo über die Kundennummer, dann können Sie hier festlegen, wer mitliest.',
    link: 'Abo verknüpfen',
  },
  facts: { company: 'Firma', customerNumber: 'Kundennummer', places: 'Plätze' },
  used: (used: number, max: number) => `${used} von ${max} belegt`,
  users: {
    title: 'Wer liest mit?',
    text: 'Ergänzen oder entfernen Sie Personen und speichern Sie die Liste. Neue Personen bekommen eine Einladung per E-Mail.',
    domains: (domains: string) => `Möglich sind Adressen mit @${domains}.`,
    empty: 'Noch liest niemand mit.',
    status: seatStates,
    new: (number: number) => `Neue Person ${number}`,
    add: 'Person hinzufügen',
    remove: 'Entfernen',
    removeOf: (name: string) => `${name} entfernen`,
    removed: 'Wird beim Speichern entfernt.',
    manages: 'verwaltet mit',
    more: 'Brauchen Sie mehr Plätze? Unser Aboservice erweitert Ihr Firmenabo: [Zum Aboservice]',
    keep: 'Behalten',
    keepOf: (name: string) => `${name} behalten`,
    save: 'Liste speichern',
    saved: 'Die Liste ist gespeichert.',
    reload: 'Liste neu laden',
  },
  removeDialog: {
    title: 'Personen entfernen?',
    text: (count: number) =>
      count === 1
        ? 'Eine Person verliert den Zugang sofort und wird per E-Mail benachrichtigt.'
        : `${count} Personen verlieren den Zugang sofort und werden per E-Mail benachrichtigt.`,
    confirm: 'Ja, speichern',
    cancel: 'Abbrechen',
  },
} as const
