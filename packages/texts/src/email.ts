/** The page behind the link that confirms a new address. */
export const emailTexts = {
  confirm: {
    title: 'E-Mail-Adresse bestätigen',
    text: 'Mit einem Klick gilt Ihre neue E-Mail-Adresse. Zu Ihrer Sicherheit enden dann alle Anmeldungen, und Sie melden sich mit der neuen Adresse an.',
    submit: 'Neue Adresse bestätigen',
    failedTitle: 'Die Adresse wurde nicht geändert',
    changedTitle: 'Schon erledigt',
    signIn: 'Anmelden',
    again: 'Adresse erneut ändern',
  },
} as const
