/** Deleting the profile. */
export const profileDeleteTexts = {
  title: 'Profil löschen',
  text: 'Wenn Sie Ihr Profil löschen, lässt sich das nicht rückgängig machen.',
  effects: [
    'Ihre persönlichen Daten, Einstellungen, Merkliste und Ihr Profilbild werden entfernt.',
    'Ihre Newsletter werden abbestellt.',
    'Familien- und Firmenabos, bei denen Sie mitlesen, enden für Sie.',
    'Sie werden auf allen Geräten abgemeldet.',
  ],
  /** To the owner of a plan that others may share. */
  sharedEffect:
    'Wer über Ihr Familien- oder Firmenabo mitliest, liest weiter mit, solange es läuft. Die Plätze verwaltet dann, wer die Kundennummer mit einem Leserkonto verknüpft.',
  ask: 'Profil löschen',
  keep: 'Zurück zum Profil',
  reason: 'Warum löschen Sie Ihr Profil? (freiwillig)',
  reasonPlaceholder: 'Keine Angabe',
  // No longer than what a phone's select shows whole.
  reasons: {
    unused: 'Ich nutze es nicht',
    no_plan: 'Ich habe kein Abo mehr',
    mails: 'Ich bekomme zu viele E-Mails',
    privacy: 'Wegen des Datenschutzes',
    second_account: 'Ich habe ein anderes Konto',
    other: 'Aus einem anderen Grund',
  },
  reasonText: 'Möchten Sie uns noch etwas sagen? (freiwillig)',
  reasonHint: 'Der Verlag erfährt, was Sie hier angeben, aber nicht, von wem es kommt.',
  dialog: {
    title: 'Profil endgültig löschen?',
    text: 'Bitte bestätigen Sie vorher, dass Sie es sind.',
    submit: 'Endgültig löschen',
    cancel: 'Abbrechen',
  },
  blocked: {
    title: 'Ihr Profil bleibt bestehen',
    text: 'Heben Sie die Verknüpfung mit Ihrem Abo auf, dann können Sie das Profil gleich löschen; das Abo läuft davon unberührt weiter. Haben Sie es schon gekündigt, müssen Sie nichts weiter tun: Sobald es endet, lässt sich das Profil auch ohne diesen Schritt löschen.',
    unlink: 'Zur Verknüpfung',
    cancel: 'Abo kündigen',
  },
} as const
