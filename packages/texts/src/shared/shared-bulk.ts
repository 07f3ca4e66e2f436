/** Inviting many at once from a list. */
export const bulkTexts = {
  title: 'Mehrere einladen',
  text: 'Kopieren Sie Adressen aus einer Tabelle oder E-Mail hierher, oder wählen Sie eine Datei. Trennen Sie sie durch Zeilen, Kommas, Semikolons oder Tabulatoren. Namen, die daneben stehen, übernehmen wir.',
  /** Before anybody types: how many seats are left. */
  free: (count: number) => (count === 1 ? 'Noch 1 Platz ist frei.' : `Noch ${count} Plätze sind frei.`),
  /** Where the list is longer than the plan has seats left, and the way to more. */
  tooMany: (count: number) =>
    count === 1
      ? 'Für eine Person Ihrer Liste ist kein Platz mehr frei. Die übrigen können Sie schon einladen.'
      : `Für ${count} Personen Ihrer Liste ist kein Platz mehr frei. Die übrigen können Sie schon einladen.`,
  moreSeats: 'Brauchen Sie mehr Plätze? Unser Aboservice erweitert Ihr Firmenabo: [Zum Aboservice]',
  field: 'E-Mail-Adressen',
  file: 'Datei wählen (txt, csv oder vcf)',
  fileProblems: {
    binary:
      'Diese Datei ist keine Liste in Textform; PDF- und Word-Dateien zum Beispiel können wir nicht lesen. Speichern Sie die Liste bitte als CSV, und wählen Sie diese Datei.',
    large:
      'Diese Datei ist größer als 500 kB. Bitte wählen Sie eine kleinere, oder kopieren Sie die Adressen hierher.',
  },
  empty: 'Bitte geben Sie mindestens eine E-Mail-Adresse ein.',
  nobody: 'Von diesen Einträgen können Sie gerade niemanden einladen. Unter dem Feld steht, warum.',
  /** How many of the list will be invited, how many will not, and of these how many for which reason. */
  rows: (ready: number, others: number, reasons: readonly (readonly [reason: string, count: number])[]) => {
    if (ready + others === 0) return 'Noch keine Adresse erkannt.'
    const why = reasons.map(([reason, count]) => `${count} × ${reason}`).join(' · ')
    if (ready === 0) return `Niemand wird eingeladen: ${why}.`
    const who = ready === 1 ? '1 Person wird' : `${ready} Personen werden`
    if (others === 0) return `${who} eingeladen.`
    return `${who} eingeladen. ${others === 1 ? '1 Eintrag wird' : `${others} Einträge werden`} nicht eingeladen: ${why}.`
  },
  /** Name of the list in which each address is judged before it is sent. */
  judged: 'Ihre Liste',
  verdicts: {
    ready: 'Wird eingeladen',
    invalid: 'Keine gültige E-Mail-Adresse',
    twice: 'Steht schon weiter oben',
    self: 'Das sind Sie selbst',
    invited: 'Ist schon eingeladen',
    reads: 'Liest schon mit',
    domain: 'Für Ihr Firmenabo nicht erlaubt',
    noSeat: 'Kein Platz mehr frei',
    later: 'Beim nächsten Mal: höchstens 50 auf einmal',
  },
  /** Which addresses are allowed, beside one that is not. */
  allowed: (domains: string) => `Für Ihr Firmenabo sind nur Adressen mit @${domains} erlaubt`,
  submit: (ready: number) =>
    ready === 0 ? 'Einladen' : ready === 1 ? '1 Person einladen' : `${ready} Personen einladen`,
  retry: 'Erneut einladen',
  results: {
    title: 'Was aus den Einladungen wurde',
    sent: (count: number) =>
      count === 1 ? '1 Einladung ist unterwegs.' : `${count} Einladungen sind unterwegs.`,
    failed: (count: number) =>
      count === 1
        ? 'Noch nicht eingeladen: 1 Eintrag. Er bleibt im Feld, bis Sie die Seite verlassen; der Grund steht unten.'
        : `Noch nicht eingeladen: ${count} Einträge. Sie bleiben im Feld, bis Sie die Seite verlassen; die Gründe stehen unten.`,
    invited: 'Eingeladen',
  },
} as const
