/** How a reader recognises a device in the list of sessions and in mails: `Firefox auf Windows`. */
export function deviceName({
  browser,
  system,
}: {
  browser: string | undefined
  system: string | undefined
}): string {
  if (browser && system) return `${browser} auf ${system}`
  return browser ?? system ?? 'Unbekanntes Gerät'
}

/** Where a reader is signed in. */
export const deviceTexts = {
  title: 'Angemeldete Geräte',
  text: 'Hier sind Sie mit Ihrem Konto angemeldet. Kennen Sie ein Gerät nicht, melden Sie es ab und ändern Sie Ihr Passwort.',
  current: 'Dieses Gerät',
  lastSeen: (moment: string) => `Zuletzt benutzt: ${moment} Uhr`,
  since: (moment: string) => `Angemeldet seit ${moment} Uhr`,
  end: 'Abmelden',
  endNamed: (device: string) => `${device} abmelden`,
  ended: (device: string) => `${device} ist abgemeldet.`,
  everywhere: {
    open: 'Überall abmelden',
    title: 'Überall abmelden?',
    text: 'Alle Anmeldungen enden sofort, auch die auf diesem Gerät. Danach melden Sie sich neu an.',
    confirm: 'Jetzt überall abmelden',
    cancel: 'Abbrechen',
  },
} as const
