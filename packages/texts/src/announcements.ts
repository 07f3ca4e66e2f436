/** What the page that arrives says, by what was done on the one before. Who has only been signed in reads as whom. */
export const announcementTexts = {
  signOn: '',
  activated: 'Ihr Konto ist aktiviert.',
  passwordSet: 'Ihr neues Passwort gilt.',
  linked: 'Ihr Abo ist verknüpft.',
  registered: 'Ihr Konto ist angelegt.',
} as const
