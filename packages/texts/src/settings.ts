/** What a reader has chosen for themselves. */
export const settingTexts = {
  topics: {
    title: 'Ihre Themen',
    text: 'Wählen Sie aus, worüber Sie zuerst lesen möchten.',
    names: {
      local: 'Lokales',
      region: 'Region',
      business: 'Wirtschaft',
      sports: 'Sport',
      culture: 'Kultur',
      leisure: 'Freizeit',
      knowledge: 'Wissen',
      opinion: 'Meinung',
    },
  },
  push: {
    title: 'Push-Nachrichten',
    text: 'Noch verschicken wir keine Push-Nachrichten. Sagen Sie uns schon jetzt, welche Sie bekommen möchten: Wir merken uns Ihre Wünsche und fragen Sie noch einmal, bevor die erste kommt.',
    legend: 'Diese Nachrichten wünsche ich mir',
    names: {
      breaking: 'Eilmeldungen',
      local: 'Lokales',
      sports: 'Sport',
      traffic: 'Wetter und Verkehr',
    },
  },
  saved: 'Ihre Auswahl ist gespeichert.',
  kept: {
    title: 'Einstellungen',
    empty: 'Sie haben noch nichts eingestellt. Was Sie auswählen, gilt auf allen Ihren Geräten.',
    count: (count: number) =>
      count === 1
        ? 'Eine Auswahl ist in Ihrem Konto gespeichert und gilt auf allen Ihren Geräten.'
        : `${count} Angaben sind in Ihrem Konto gespeichert und gelten auf allen Ihren Geräten.`,
    reset: 'Einstellungen zurücksetzen',
    resetting: {
      title: 'Einstellungen zurücksetzen?',
      text: 'Ihre Themen und Ihre Wünsche für Push-Nachrichten werden gelöscht. Newsletter und gemerkte Artikel bleiben.',
      confirm: 'Jetzt zurücksetzen',
      cancel: 'Abbrechen',
    },
    done: 'Ihre Einstellungen sind zurückgesetzt.',
  },
} as const
