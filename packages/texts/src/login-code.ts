const minuteS = 60
const hourS = 60 * minuteS

/** Signing in with a code that comes by mail. */
export const loginCodeTexts = {
  offer: {
    text: 'Oder ohne Passwort: Wir schicken Ihnen einen Code. Haben Sie noch kein Konto, legen Sie damit eines an.',
    submit: 'Code per E\u2011Mail erhalten',
  },
  /** Before something that matters: a code instead of the password. */
  proof: {
    instead: 'Stattdessen Code per E\u2011Mail erhalten',
    text: 'Wir schicken Ihnen einen Code an die E-Mail-Adresse Ihres Kontos.',
    noPassword:
      'Ihr Konto hat kein Passwort. Zur Bestätigung schicken wir Ihnen einen Code an die E-Mail-Adresse Ihres Kontos.',
    proven: 'Danke, das hat geklappt. Ihre Bestätigung gilt fünf Minuten.',
  },
  title: 'Code eingeben',
  /** The same for every address. Source: docs/spec/account.md#neutral-answers. */
  sent: (email: string) => `Wir haben eine E-Mail mit einem Code an ${email} geschickt.`,
  hint: 'Geben Sie die sechs Ziffern ein. Sobald sie vollständig sind, prüfen wir sie. Der Code gilt 10 Minuten.',
  again: 'Neuen Code anfordern',
  resent:
    'Wir haben Ihre Anfrage erhalten. Die E-Mail sollte in wenigen Minuten da sein. Bitte verwenden Sie nur den neuen Code.',
  /** When the next code can be asked for, in seconds. */
  waits: (seconds: number) => `Einen neuen Code können Sie in ${duration(seconds)} anfordern.`,
  back: 'Zurück: andere Adresse oder Passwort',
} as const

/** The sheet over a page of the portal that signs in or opens an account by a code. Square brackets are links. */
export const signInSheetTexts = {
  title: 'Anmelden oder Konto anlegen',
  /** Over the form, at a locked article. */
  goesOn: (headline: string) => `Weiterlesen: ${headline}`,
  text: 'Wir schicken Ihnen einen Code mit sechs Ziffern. Ein Passwort brauchen Sie nicht.',
  submit: 'Code senden',
  withPassword: 'Lieber mit Passwort',
  /** At the button whose code opens an account for who has none. */
  legal:
    'Sind Sie neu bei uns, legen wir mit dem Code Ihr kostenloses Konto an. Dafür stimmen Sie mit „Code senden“ unseren [AGB] zu. Wie wir mit Ihren Daten umgehen, steht in der [Datenschutzerklärung]; es gilt außerdem der [Haftungsausschluss].',
  otherAddress: 'Adresse ändern',
  /** The code was right, and what follows it got no answer. */
  goOn: 'Weiter',
} as const

/** A time to wait, as a timer shows it. */
export function duration(seconds: number): string {
  if (seconds <= 2 * minuteS) return seconds === 1 ? '1 Sekunde' : `${seconds} Sekunden`
  return seconds <= 2 * hourS
    ? `${Math.ceil(seconds / minuteS)} Minuten`
    : `${Math.ceil(seconds / hourS)} Stunden`
}
