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
    postcodeHint:
      'Die Postleitzahl Ihrer Lieferadresse. Sie können sie weglassen, wenn wir zum Abo dieselbe E-Mail-Adresse wie zu Ihrem Konto kennen.',
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
    title: 'Ihr Abo',
    number: (gpNumber: string) => `Verknüpft mit der Kundennummer ${gpNumber}.`,
    numbers: (count: number) => `Verknüpft mit ${count} Kundennummern.`,
    ofNumber: (gpNumber: string) => `Kundennummer ${gpNumber}`,
    further: 'Weitere Kundennummer verknüpfen',
    empty: 'Zu dieser Kundennummer läuft zurzeit kein Abo.',
    status: { running: 'läuft', ended: 'beendet', upcoming: 'beginnt noch' },
    from: (date: string) => `seit ${date}`,
    startsOn: (date: string) => `ab ${date}`,
    until: (date: string) => `bis ${date}`,
    endedOn: (date: string) => `endete am ${date}`,
    asOf: (moment: string) => `Stand: ${moment}`,
    stale: 'Der Verlag ist gerade nicht erreichbar. Sie sehen den letzten bekannten Stand.',
    refresh: 'Jetzt aktualisieren',
    refreshed: 'Ihre Abo-Daten sind aktuell.',
    unlink: 'Verknüpfung aufheben',
    unlinkNamed: (gpNumber: string) => `Verknüpfung mit ${gpNumber} aufheben`,
    unlinked: 'Die Verknüpfung ist aufgehoben.',
    toProfile: 'Zum Profil',
    /** Title of the dialog where there are several. */
    dialogNamed: (gpNumber: string) => `Verknüpfung mit ${gpNumber} aufheben?`,
    dialog: {
      title: 'Verknüpfung aufheben?',
      text: 'Ihr Abo läuft weiter, aber dieses Konto öffnet seine Inhalte dann nicht mehr. Bitte bestätigen Sie vorher, dass Sie es sind.',
      /** To the owner of a plan that others may share. */
      sharedText:
        'Ihr Abo läuft weiter, aber dieses Konto öffnet seine Inhalte dann nicht mehr. Wer über Ihr gemeinsames Abo mitliest, liest weiter mit, solange es läuft; einladen oder entfernen können Sie dann niemanden mehr, bis die Kundennummer wieder verknüpft ist. Bitte bestätigen Sie vorher, dass Sie es sind.',
      submit: 'Verknüpfung aufheben',
      cancel: 'Abbrechen',
    },
  },
  accessData: {
    title: 'Zugangsdaten anfordern',
    text: 'Sie haben ein Abo, wissen aber nicht mehr, mit welcher E-Mail-Adresse Sie sich anmelden? Wir schicken Ihre Zugangsdaten an die Adresse des Kontos.',
    submit: 'Zugangsdaten anfordern',
    register: 'Neu registrieren',
    toLogin: 'Zur Anmeldung',
    sent: {
      title: 'Bitte prüfen Sie Ihr Postfach',
      text: 'Wir haben Ihre Zugangsdaten an die E-Mail-Adresse geschickt, die zu Ihrem Abo gehört.',
      next: 'Nichts angekommen? Das kann einige Minuten dauern. Bitte sehen Sie auch im Spam-Ordner nach.',
    },
  },
} as const
