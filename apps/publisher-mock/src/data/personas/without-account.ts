import { type Persona, persona } from '../persona.ts'

/** Newsletter readers without an account, and customers only the publisher knows. */
export const withoutAccount: Persona[] = [
  persona({
    key: 'nl.bestaetigt',
    description: 'Newsletter bestätigt, kein Konto',
    newsletters: [{ newsletterId: 'az-morgen', state: 'confirmed' }],
  }),
  persona({
    key: 'nl.offen',
    description: 'Newsletter angemeldet, Bestätigung steht aus, kein Konto',
    newsletters: [{ newsletterId: 'az-morgen', state: 'mail_sent' }],
  }),
  persona({
    key: 'nl.abgemeldet',
    description: 'Newsletter abgemeldet, kein Konto',
    newsletters: [{ newsletterId: 'az-morgen', state: 'unsubscribed' }],
  }),
  persona({
    key: 'nl.bounce',
    description: 'Newsletter gesperrt, weil das Postfach nicht mehr erreichbar ist; kein Konto',
    newsletters: [{ newsletterId: 'az-morgen', state: 'suppressed' }],
  }),
  persona({
    key: 'kunde.frei',
    gpNumber: '1000000910',
    givenName: 'Florian',
    familyName: 'Frei',
    gender: 'male',
    description: 'Nur beim Verlag: Florian Frei mit laufendem AZ PLUS, nie verknüpft',
  }),
  persona({
    key: 'kunde.doppelt.a',
    gpNumber: '1000000911',
    givenName: 'Dagmar',
    familyName: 'Doppel',
    gender: 'female',
    description: 'Nur beim Verlag: Dagmar Doppel, gleicher Name und gleiche Anschrift wie 1000000912',
  }),
  persona({
    key: 'kunde.doppelt.b',
    gpNumber: '1000000912',
    givenName: 'Dagmar',
    familyName: 'Doppel',
    gender: 'female',
    description: 'Nur beim Verlag: Dagmar Doppel, gleicher Name und gleiche Anschrift wie 1000000911',
  }),
  persona({
    key: 'kunde.ohne.abo',
    gpNumber: '1000000913',
    givenName: 'Karla',
    familyName: 'Leerhoff',
    gender: 'female',
    description: 'Nur beim Verlag: Karla Leerhoff, Kundin ohne Abo',
  }),
]
