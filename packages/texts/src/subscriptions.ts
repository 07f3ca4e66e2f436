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
    title: 'Abonnement verknüpfen',
    text: 'Verknüpfen Sie Ihr laufendes Abonnement mit Ihrem Konto. Danach stehen Ihnen alle seine Inhalte offen.',
    /** For who comes from an article, and is led back there. */
    goesOn: 'Verknüpfen Sie Ihr laufendes Abonnement mit Ihrem Konto. Danach lesen Sie gleich weiter.',
    postcodeHint:
      'Die Postleitzahl Ihrer Lieferadresse. Sie dürfen sie weglassen, wenn wir zum Abonnement dieselbe E-Mail-Adresse wie zu Ihrem Konto kennen.',
    submit: 'Abonnement verknüpfen',
    done: {
      title: 'Ihr Abonnement ist verknüpft',
      text: 'Alle Inhalte Ihres Abonnements stehen Ihnen jetzt offen.',
      next: 'Weiter',
    },
  },
  linked: {
    title: 'Ihr Abonnement',
    number: (gpNumber: string) => `Verknüpft mit der Kundennummer ${gpNumber}.`,
    empty: 'Zu dieser Kundennummer läuft zurzeit kein Abonnement.',
    status: { running: 'läuft', ended: 'beendet', upcoming: 'beginnt noch' },
    from: (date: string) => `seit ${date}`,
    startsOn: (date: string) => `ab ${date}`,
    until: (date: string) => `bis ${date}`,
    asOf: (moment: string) => `Stand: ${moment} Uhr`,
    stale: 'Der Verlag ist gerade nicht erreichbar. Sie sehen den letzten bekannten Stand.',
    refresh: 'Jetzt aktualisieren',
    refreshed: 'Ihre Abonnementdaten sind aktuell.',
    unlink: 'Verknüpfung aufheben',
    unlinked: 'Die Verknüpfung ist aufgehoben.',
    toProfile: 'Zum Profil',
    dialog: {
      title: 'Verknüpfung aufheben?',
      text: 'Ihr Abonnement läuft weiter, aber dieses Konto öffnet seine Inhalte dann nicht mehr. Bitte bestätigen Sie vorher, dass Sie es sind.',
      /** To the owner of a plan that others may share. */
      sharedText:
        'Ihr Abonnement läuft weiter, aber dieses Konto öffnet seine Inhalte dann nicht mehr. Wer über Ihr gemeinsames Abo mitliest, liest weiter mit, solange es läuft; einladen oder entfernen können Sie dann niemanden mehr, bis die Kundennummer wieder verknüpft ist. Bitte bestätigen Sie vorher, dass Sie es sind.',
      submit: 'Verknüpfung aufheben',
      cancel: 'Abbrechen',
    },
  },
  accessData: {
    title: 'Zugangsdaten anfordern',
    text: 'Sie haben ein Abonnement, wissen aber nicht mehr, mit welcher E-Mail-Adresse Sie sich anmelden? Wir schicken Ihre Zugangsdaten an die Adresse des Kontos.',
    submit: 'Zugangsdaten anfordern',
    register: 'Neu registrieren',
    toLogin: 'Zur Anmeldung',
    sent: {
      title: 'Bitte prüfen Sie Ihr Postfach',
      text: 'Wir haben Ihre Zugangsdaten an die E-Mail-Adresse geschickt, die zu Ihrem Abonnement gehört.',
      next: 'Nichts angekommen? Das kann einige Minuten dauern. Bitte sehen Sie auch im Spam-Ordner nach.',
    },
  },
} as const
