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
  title: 'Angemeldete Geräte und Apps',
  text: 'Hier sind Sie mit Ihrem Konto angemeldet. Ein Gerät, das Sie abmelden, ist bei allen Zeitungen abgemeldet. Kennen Sie ein Gerät oder eine App nicht? Dann melden Sie es ab, und ändern Sie Ihr Passwort, falls Sie eines haben.',
  current: 'Dieses Gerät',
  editions: (names: readonly string[]) => `Angemeldet bei: ${names.join(', ')}`,
  /** A site or app of somebody else that the reader signed in to with the account. */
  partner: 'Mit Ihrem Konto angemeldet',
  /** Signing out there takes nothing back. */
  partnerEnds: 'Abmelden beendet nur diese Anmeldung. Was Sie erlaubt haben, bleibt erlaubt.',
  lastSeen: (moment: string) => `Zuletzt benutzt: ${moment}`,
  since: (moment: string) => `Angemeldet seit: ${moment}`,
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
