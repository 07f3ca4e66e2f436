import { readableEmail } from '@leserkonto/rules'

/** The profile page. */
export const profileTexts = {
  title: 'Ihr Profil',
  myNews: 'Meine Nachrichten',
  readMyNews: 'Meine Nachrichten lesen',
  personal: {
    title: 'Persönliche Daten',
    text: 'So sprechen wir Sie an, und so erreichen wir Sie.',
    edit: 'Persönliche Daten ändern',
    empty: 'Noch nicht angegeben',
    pendingEmail: (email: string) =>
      `Die Änderung auf ${readableEmail(email)} ist noch nicht bestätigt. Bitte öffnen Sie den Link in unserer E-Mail.`,
  },
  fields: {
    name: 'Name',
    email: 'E-Mail-Adresse',
    username: 'Benutzername',
    birthDate: 'Geburtsdatum',
    gender: 'Anrede',
    company: 'Firma',
    customerNumber: 'Kundennummer',
  },
  gender: { male: 'Herr', female: 'Frau', divers: 'Divers', none: 'Keine Angabe' },
  customerNumberEmpty: 'Noch kein Abo verknüpft',
  linkSubscription: 'Abo verknüpfen',
  access: {
    title: 'Anmeldung und Sicherheit',
    text: 'Mit Ihrer E-Mail-Adresse und Ihrem Passwort oder einem Code, den wir Ihnen schicken, melden Sie sich bei allen unseren Zeitungen an.',
    noPassword:
      'Sie melden sich bei allen unseren Zeitungen mit einem Code an, den wir Ihnen per E-Mail schicken. Auf Wunsch legen Sie zusätzlich ein Passwort fest.',
    password: 'Passwort ändern',
    setPassword: 'Passwort festlegen',
    short: 'Passwort',
  },
  data: {
    title: 'Alles lesen oder herunterladen',
    text: 'Sie können alles, was wir zu Ihrem Konto speichern, hier lesen und drucken oder als Datei herunterladen: Profil, Newsletter, Einwilligungen, Anmeldungen und mehr. Das geht dreimal am Tag.',
    show: 'Daten ansehen',
    download: 'Daten herunterladen',
    downloaded: 'Ihre Daten sind heruntergeladen.',
    fileName: 'leserkonto.json',
    confirm: {
      title: 'Bitte bestätigen Sie, dass Sie es sind',
      text: 'Ihre Anmeldung liegt schon etwas zurück. Zum Schutz Ihrer Daten fragen wir noch einmal nach.',
      submit: 'Weiter',
    },
  },
  deletion: {
    title: 'Profil löschen',
    text: 'Danach können Sie sich nicht mehr anmelden. Bevor Sie löschen, sehen Sie, was das im Einzelnen bedeutet.',
    open: 'Weiter zum Löschen',
  },
} as const
