/** The profile page. */
export const profileTexts = {
  title: 'Ihr Profil',
  greeting: (name: string) => `Guten Tag, ${name}`,
  personal: {
    title: 'Persönliche Daten',
    edit: 'Persönliche Daten ändern',
    empty: 'Noch nicht angegeben',
    pendingEmail: (email: string) =>
      `Die Änderung auf ${email} ist noch nicht bestätigt. Bitte öffnen Sie den Link in unserer E-Mail.`,
  },
  fields: {
    name: 'Name',
    email: 'E-Mail-Adresse',
    username: 'Benutzername',
    gender: 'Anrede',
    company: 'Firma',
    customerNumber: 'Kundennummer',
  },
  gender: { male: 'Herr', female: 'Frau', divers: 'Divers', none: 'Keine Angabe' },
  customerNumberEmpty: 'Noch kein Abonnement verknüpft',
  linkSubscription: 'Abonnement verknüpfen',
  access: {
    title: 'Anmeldung und Sicherheit',
    text: 'Mit Ihrer E-Mail-Adresse und Ihrem Passwort melden Sie sich auf allen Portalen unserer Mediengruppe an.',
    password: 'Passwort ändern',
  },
} as const
