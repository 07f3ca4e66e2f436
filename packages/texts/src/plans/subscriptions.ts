/** Finding, linking and viewing the reader's subscription. */
export const subscriptionTexts = {
  ways: {
    label: 'Mit oder ohne Kundennummer',
    number: 'Mit Nummer',
    address: 'Ohne Nummer',
    numberHint: 'Zehn Ziffern. Sie stehen auf Ihrer Rechnung und auf dem Etikett Ihrer Zeitung.',
    addressText: 'Geben Sie Name und Anschrift so an, wie sie auf Ihrer Rechnung stehen.',
  },
  link: {
    title: 'Abo verknüpfen',
    text: 'Verknüpfen Sie Ihr laufendes Abo mit Ihrem Konto. Danach stehen Ihnen alle seine Inhalte offen.',
    /** For who comes from an article, and is led back there. */
    goesOn: 'Verknüpfen Sie Ihr laufendes Abo mit Ihrem Konto. Danach lesen Sie gleich weiter.',
    postcodeHint: 'Die Postleitzahl Ihrer Lieferadresse. Ohne sie versuchen wir es mit Ihrer E-Mail-Adresse.',
    submit: 'Abo verknüpfen',
    done: {
      title: 'Ihr Abo ist verknüpft',
      text: 'Alle Inhalte Ihres Abos stehen Ihnen jetzt offen.',
      next: 'Weiter',
    },
    /** For who has a number already. */
    further: {
      title: 'Weitere Kundennummer verknüpfen',
      text: 'Haben Sie ein weiteres Abo unter einer anderen Kundennummer? Verknüpfen Sie auch sie, dann lesen Sie mit beiden.',
    },
  },
  /** Who comes from a purchase. */
  bought: {
    looking: 'Wir sehen nach Ihrem Abo …',
    text: 'Ihr Abo ist noch nicht bei uns angekommen. Nach einem Kauf kann das einige Minuten dauern. Sobald es da ist, verknüpfen wir es mit Ihrem Konto und schreiben Ihnen.',
    again: 'Noch einmal nachsehen',
  },
  /** What the publisher has under the reader's address. */
  found: {
    offer: (count: number) =>
      count === 1
        ? 'Wir haben ein Abo zu Ihrer E-Mail-Adresse gefunden'
        : 'Wir haben Abos zu Ihrer E-Mail-Adresse gefunden',
    offerText:
      'Ist es Ihres? Dann verknüpfen Sie es mit Ihrem Konto, und alle seine Inhalte stehen Ihnen offen.',
    link: (gpNumber: string) => `Kundennummer ${gpNumber} verknüpfen`,
    linked: 'Ihr Abo ist verknüpft.',
    /** After the service has linked it by itself. */
    done: 'Wir haben Ihr Abo mit Ihrem Konto verknüpft',
    doneText: (titles: string, gpNumber: string) =>
      `Zu Ihrer E-Mail-Adresse gibt es ein laufendes Abo: ${[titles, `Kundennummer ${gpNumber}`].filter(Boolean).join(', ')}. Sie lesen damit schon.`,
    keep: 'Ja, das ist mein Abo',
    undo: 'Nicht meins, Verknüpfung aufheben',
    kept: 'Gut, die Verknüpfung bleibt.',
  },
  linked: {
    title: 'Verknüpfung',
    number: (gpNumber: string) => `Verknüpft mit der Kundennummer ${gpNumber}.`,
    numbers: (count: number) => `Verknüpft mit ${count} Kundennummern.`,
    ofNumber: (gpNumber: string) => `Kundennummer ${gpNumber}`,
    further: 'Weitere Kundennummer verknüpfen',
    empty: 'Zu dieser Kundennummer läuft zurzeit kein Abo.',
    /** State of a plan; `runs` without a day where none is known. */
    runs: (since: string) => (since ? `läuft seit ${since}` : 'läuft'),
    runsUntil: (until: string) => `läuft bis ${until}`,
    starts: (from: string) => `beginnt am ${from}`,
    ended: (on: string) => `beendet am ${on}`,
    asOf: (moment: string) => `Stand: ${moment}`,
    stale: 'Der Verlag ist gerade nicht erreichbar. Sie sehen den letzten bekannten Stand.',
    refresh: 'Jetzt aktualisieren',
    refreshed: 'Ihre Abo-Daten sind aktuell.',
    unlink: 'Verknüpfung aufheben',
    unlinkNamed: (gpNumber: string) => `Verknüpfung mit ${gpNumber} aufheben`,
    unlinked: 'Die Verknüpfung ist aufgehoben.',
    toPlans: 'Zu Ihrem Abo',
    /** Title of the dialog where there are several. */
    dialogNamed: (gpNumber: string) => `Verknüpfung mit ${gpNumber} aufheben?`,
    dialog: {
      title: 'Verknüpfung aufheben?',
      text: 'Ihr Abo läuft weiter, aber dieses Konto öffnet seine Inhalte dann nicht mehr. Bitte bestätigen Sie vorher, dass Sie es sind.',
      /** To the owner of a plan that others may share. */
      sharedText:
        'Ihr Abo läuft weiter, aber dieses Konto öffnet seine Inhalte dann nicht mehr. Wer über Ihr Familien- oder Firmenabo mitliest, liest weiter mit, solange es läuft; einladen oder entfernen können Sie dann niemanden mehr, bis die Kundennummer wieder verknüpft ist. Bitte bestätigen Sie vorher, dass Sie es sind.',
      submit: 'Verknüpfung aufheben',
      cancel: 'Abbrechen',
    },
  },
  accessData: {
    title: 'Zugangs\u00addaten anfordern',
    text: 'Sie haben ein Abo, wissen aber nicht mehr, mit welcher E-Mail-Adresse Sie sich anmelden? Wir schicken Ihre Zugangsdaten an die Adresse des Kontos.',
    submit: 'Zugangsdaten anfordern',
    register: 'Neu registrieren',
    toLogin: 'Zur Anmeldung',
    sent: {
      title: 'Bitte prüfen Sie Ihr Postfach',
      text: 'Wir haben Ihre Zugangsdaten an die E-Mail-Adresse geschickt, die zum Konto Ihres Abos gehört. Aus Gründen des Datenschutzes zeigen wir sie hier nicht: Suchen Sie bitte in allen Postfächern, die Sie benutzen oder früher benutzt haben.',
      otherWay: 'Mit anderen Angaben suchen',
    },
  },
} as const
