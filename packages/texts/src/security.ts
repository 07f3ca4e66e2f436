import { readableEmail } from '@leserkonto/rules'

// Apart from the passkeys, whose words the sign-in page loads.

/** The page about how a reader signs in. */
export const securityTexts = {
  title: 'Anmeldung und Sicherheit',
  lead: 'So melden Sie sich an, und hier sind Sie angemeldet.',
  code: {
    title: 'Code per E-Mail',
    text: (email: string) =>
      `Mit einem Code, den wir an ${readableEmail(email)} schicken, können Sie sich immer anmelden. Halten Sie Ihr Postfach deshalb gut geschützt.`,
  },
  signIns: {
    title: 'Letzte Anmeldungen',
    text: 'Anmeldungen, Fehlversuche und Wechsel der E-Mail-Adresse in den letzten 90 Tagen. Kommt Ihnen etwas fremd vor, melden Sie bitte alle Geräte ab, und ändern Sie Ihr Passwort, falls Sie eines haben.',
    empty: 'Noch keine.',
    outcomes: {
      signed_in: 'Angemeldet',
      refused: 'Fehlgeschlagen',
      blocked: 'Konto gesperrt',
      address_changed: 'E-Mail-Adresse geändert',
      taken_back: 'Konto zurückgeholt',
    },
    methods: {
      password: 'mit Passwort',
      code: 'mit Code per E-Mail',
      passkey: 'mit Passkey',
      link: 'mit Link aus einer E-Mail',
      moved: 'aus dem früheren Leserkonto übernommen',
    },
  },
} as const
