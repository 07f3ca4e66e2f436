/**
 * What arrives by keyboards, paste, autofill and letters, and what is meant by it: for the tests of every way in. The order is
 * typed, meant.
 */
type Pairs = readonly (readonly [typed: string, meant: string])[]

export const oddNames: Pairs = [
  ['O´Neill', 'O’Neill'],
  ['O`Neill', 'O’Neill'],
  ['O‘Neill', 'O’Neill'],
  ["O'Neill", 'O’Neill'],
  ['O＇Neill', 'O’Neill'],
  ['dʼArc', 'd’Arc'],
  ['Müller‑Lüdenscheidt', 'Müller-Lüdenscheidt'],
  ['Müller‐Lüdenscheidt', 'Müller-Lüdenscheidt'],
  ['Müller–Lüdenscheidt', 'Müller-Lüdenscheidt'],
  ['Müller−Lüdenscheidt', 'Müller-Lüdenscheidt'],
  ['von\u00a0der\u00a0Heide', 'von der Heide'],
  ['von\u2009der\u202f Heide\u3000', 'von der Heide'],
  ['Anna\tMaria\n', 'Anna Maria'],
  ['علی\u200cرضا', 'علی\u200cرضا'],
  ['क\u094d\u200dष', 'क\u094d\u200dष'],
  ['Ma\u200cx\u200d', 'Max'],
  ['Gal·la', 'Gal·la'],
  ['Gal•la', 'Gal·la'],
  ['Müller\u200b', 'Müller'],
  ['\u202aAnna\u202c', 'Anna'],
  ['\u2066Anna\u2069\u200e', 'Anna'],
  ['An\u00adna\u2060', 'Anna'],
  ['Mu\u200b\u0308ller', 'Müller'],
  ['Ｍüller', 'Müller'],
  ['„Müller“;', 'Müller'],
  ['Grieﬂer', 'Griefler'],
  ['葛\u{e0100}城', '葛\u{e0100}城'],
  // Word's non-breaking and soft hyphen, the mark of a dictation, and a blank of no alphabet.
  ['Müller\u001eLüdenscheidt', 'Müller-Lüdenscheidt'],
  ['Mül\u001fler', 'Müller'],
  ['\ufffcAnna', 'Anna'],
  ['Anna\u2800', 'Anna'],
  ['Müller,', 'Müller'],
  ['‚Müller‘', 'Müller'],
  ["'Müller'", 'Müller'],
]

export const oddCompanies: Pairs = [
  ['Bäcker´s Stube GmbH', 'Bäcker’s Stube GmbH'],
  ['Müller\u00a0&\u00a0Söhne', 'Müller & Söhne'],
  ['Nord—Süd AG\u200b', 'Nord-Süd AG'],
  ['1.\u202fFC Auental／Rhein', '1. FC Auental/Rhein'],
]

export const oddUsernames: Pairs = [
  ['\u200bLeser', 'Leser'],
  ['Le‑ser ', 'Le-ser'],
  ['Ｌeser', 'Leser'],
]

/** Customer numbers. */
export const oddNumbers: Pairs = [
  ['1000 000 910', '1000000910'],
  ['1000\u00a0000\u202f910', '1000000910'],
  ['1000.000.910', '1000000910'],
  ['1000-000-910', '1000000910'],
  ['1000/000–910', '1000000910'],
  ['\u200b1000000910', '1000000910'],
  ['Kundennummer: 1000000910', '1000000910'],
  ['Kd.-Nr. 1000 000 910', '1000000910'],
  ['１０００ ٠٠٠ 910', '1000000910'],
  ['AZ 1000 000 910', '1000000910'],
  ['DE1000000910', '1000000910'],
  ['Ihre Kundennummer lautet: 1000 000 910', '1000000910'],
  ['N° 1000 000 910', '1000000910'],
  ['Vertragskonto 1000-000-910 (Kim Muster)', '1000000910'],
  ['1000 000 910, Kim Muster', '1000000910'],
]

export const oddPostcodes: Pairs = [
  ['D-12345', '12345'],
  ['DE-12345', '12345'],
  ['d – 12345', '12345'],
  ['D 12345', '12345'],
  ['12 345', '12345'],
  ['12\u00a0345', '12345'],
  ['\ufeff12345\u200b', '12345'],
  ['１２３４５', '12345'],
  ['12345 Musterstadt', '12345'],
  ['D-12345 Bad Muster (Tal)', '12345'],
  ['Postleitzahl: 12345', '12345'],
  ['Deutschland 12345', '12345'],
  ['BRD-12345', '12345'],
  ['(D) 12345', '12345'],
  ['St. Muster 12345', '12345'],
  ['12345Musterstadt', '12345'],
  ['12345 Musterstadt, Deutschland', '12345'],
]

/** Postcodes of other countries; no customer of the stand-in lives there. */
export const oddForeignPostcodes: Pairs = [
  ['A-1010', '1010'],
  ['AT 1010', '1010'],
  ['CH-8001', '8001'],
]

export const oddDays: Pairs = [
  ['31.12.26', '2026-12-31'],
  ['31. 12. 2026', '2026-12-31'],
  ['31. Dezember 2026', '2026-12-31'],
  ['31. Dez. 2026', '2026-12-31'],
  ['31\u00a0Dez\u00a026', '2026-12-31'],
  ['Donnerstag, den 31. Dezember 2026', '2026-12-31'],
  ['zum 1. März 27', '2027-03-01'],
  ['5. Jänner 2026', '2026-01-05'],
  ['31/12/2026', '2026-12-31'],
  ['31–12–2026', '2026-12-31'],
  ['31122026', '2026-12-31'],
  ["31.12.'26", '2026-12-31'],
  ['per 31.12.2026', '2026-12-31'],
  ['fristgerecht zum 31.12.2026', '2026-12-31'],
  ['mit Wirkung zum Donnerstag, dem 31.12.2026', '2026-12-31'],
  ['2026-12-31', '2026-12-31'],
]

/** Texts in the field of a day that are no day. */
export const noDays: readonly string[] = [
  '29.02.2027',
  '12/31/2026',
  '31.12.',
  'zum Quartalsende',
  'sofort',
  '',
]

/** Codes of mails. */
export const oddCodes: Pairs = [
  ['123 456', '123456'],
  ['123-456', '123456'],
  ['\u200b123\u00a0456', '123456'],
  ['Ihr Code: 123456.', '123456'],
]

/** Spellings of one address. */
export const oddEmails: readonly ((email: string) => string)[] = [
  (email) => `\u200b${email}`,
  (email) => `\u202a${email}\u202c`,
  (email) => `\u2066${email}\u2069`,
  (email) => email.replace('@', '\u2060@\u00ad'),
  (email) => ` ${email}\u00a0`,
  (email) => email.replace('@', ' @ '),
  (email) => email.replace('@', '＠'),
  (email) => `mailto:${email}?subject=Hallo`,
  (email) => `Mailto:${email.replace('@', '%40')}`,
  (email) => `Anna Muster <${email}>`,
  (email) => `"Muster, Anna" <mailto:${email}>;`,
  (email) => `${email} <mailto:${email}>`,
  (email) => `Anna Muster [mailto:${email}]`,
  (email) => `${email} (Anna Muster)`,
  (email) => `E-Mail: ${email}`,
  (email) => `„${email}“`,
  (email) => email.replace('@', ' (at) '),
  (email) => email.replace('@', '(at)').replace('.test', ' (punkt) test'),
  (email) => email.replace('.test', '\u001f.test'),
  (email) => `[${email}](mailto:${email})`,
  (email) => `Anna Muster &lt;${email}&gt;`,
  (email) => `E-Mail-Adresse: ${email}`,
  (email) => `SMTP:${email}`,
  (email) => `mailto://${email}`,
  (email) => `• ${email}`,
  (email) => `- ${email}`,
  (email) => `📧${email} ☺️`,
  (email) => `\ufffc${email}\u2800`,
  (email) => email.replace('.test', ',test'),
  (email) => `'${email}'`,
  (email) => `(${email})`,
  (email) => `${email}.`,
  (email) => `${email},`,
  (email) => `${email}>`,
  (email) => email.replace('@example.test', '@EXAMPLE。test'),
  // What a browser makes of the dot of a list behind it.
  (email) => email.replace(/test$/, 'xn--test-8ha'),
]
