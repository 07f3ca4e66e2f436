/** The reader's picture on the profile. */
export const pictureTexts = {
  title: 'Profilbild',
  empty: 'Sie haben noch kein Profilbild.',
  initials: 'Bis dahin stehen hier Ihre Initialen.',
  shown: 'So sieht Ihr Profilbild zurzeit aus.',
  rules:
    'Mindestens 200 × 200 Pixel, höchstens 10 MB, als png, jpg oder jpeg. Ist das Bild nicht quadratisch, wählen Sie gleich den Ausschnitt.',
  choose: 'Bild auswählen',
  chooseAgain: 'Anderes Bild auswählen',
  preview: 'So wird Ihr Bild aussehen.',
  previewLabel: 'Vorschau Ihres Profilbilds',
  cut: {
    help: 'Wir schneiden das Bild quadratisch zu. Schieben Sie den Regler, bis der richtige Ausschnitt zu sehen ist.',
    wide: 'Ausschnitt nach links oder rechts',
    upright: 'Ausschnitt nach oben oder unten',
  },
  rights:
    'Ich bestätige, dass ich das Bild verwenden darf und keine Rechte Dritter verletzt werden, auch nicht die der abgebildeten Personen.',
  save: 'Bild speichern',
  saving: 'Das Bild wird übertragen. Das kann bei langsamer Verbindung bis zu zwei Minuten dauern.',
  cancel: 'Abbrechen',
  saved: 'Ihr Profilbild ist gespeichert.',
  delete: 'Bild löschen',
  deletion: {
    title: 'Profilbild löschen?',
    text: 'Das Bild wird sofort und endgültig gelöscht.',
    confirm: 'Bild jetzt löschen',
    cancel: 'Abbrechen',
  },
  deleted: 'Ihr Profilbild ist gelöscht.',
} as const
