export const lazyPart = {
  failed: 'Dieser Bereich konnte nicht geladen werden. Bitte laden Sie die Seite neu.',
  reload: 'Seite neu laden',
} as const
