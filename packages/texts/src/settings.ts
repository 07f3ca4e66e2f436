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
  saved: 'Ihre Auswahl ist gespeichert.',
  kept: {
    title: 'Einstellungen',
    count: (count: number) =>
      count === 1
        ? 'Eine Auswahl ist in Ihrem Konto gespeichert und gilt auf allen Ihren Geräten.'
        : `${count} Angaben sind in Ihrem Konto gespeichert und gelten auf allen Ihren Geräten.`,
    reset: 'Einstellungen zurücksetzen',
    resetting: {
      title: 'Einstellungen zurücksetzen?',
      text: 'Was Sie ausgewählt haben, wird gelöscht. Newsletter und gemerkte Artikel bleiben.',
      confirm: 'Jetzt zurücksetzen',
      cancel: 'Abbrechen',
    },
    done: 'Ihre Einstellungen sind zurückgesetzt.',
  },
} as const
