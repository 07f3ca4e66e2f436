/** Signing in without a password, by the fingerprint, face or PIN of a device. */
export const passkeyTexts = {
  title: 'Passkeys',
  text: 'Mit einem Passkey melden Sie sich mit Fingerabdruck, Gesicht oder PIN Ihres Geräts an. Er gilt bei allen unseren Zeitungen und lässt sich weder erraten noch abfangen.',
  empty: 'Sie haben noch keinen Passkey.',
  add: {
    open: 'Passkey anlegen',
    /** Where this browser can make none here. */
    elsewhere: 'Passkey beim Leserkonto anlegen',
    done: 'Ihr Passkey ist angelegt.',
    cancelled: 'Es wurde kein Passkey angelegt.',
    unsupported: 'Ihr Browser kennt leider keine Passkeys.',
  },
  /** Before something that matters: a passkey instead of the password. */
  proof: 'Stattdessen mit Passkey bestätigen',
  synced: 'Auf Ihren Geräten verfügbar',
  created: (moment: string) => `Angelegt: ${moment}`,
  lastUsed: (moment: string) => `Zuletzt benutzt: ${moment}`,
  neverUsed: 'Noch nicht benutzt',
  rename: {
    open: 'Umbenennen',
    named: (name: string) => `${name} umbenennen`,
    title: 'Passkey umbenennen',
    label: 'Name',
    submit: 'Speichern',
    done: 'Der Name ist gespeichert.',
  },
  remove: {
    open: 'Entfernen',
    named: (name: string) => `${name} entfernen`,
    title: 'Passkey entfernen?',
    text: 'Mit diesem Passkey können Sie sich dann nicht mehr anmelden. Ein Code per E-Mail bleibt immer möglich.',
    confirm: 'Passkey entfernen',
    cancel: 'Abbrechen',
    done: 'Der Passkey ist entfernt. Wenn Ihr Gerät ihn noch anbietet, können Sie ihn auch dort löschen.',
  },
  fresh:
    'Ihre Anmeldung liegt schon etwas zurück. Bitte melden Sie sich zum Schutz Ihres Kontos noch einmal an.',
  offer: {
    title: 'Nächstes Mal ohne Passwort?',
    text: 'Legen Sie einen Passkey an. Dann melden Sie sich auf diesem Gerät mit Fingerabdruck, Gesicht oder PIN an, bei allen unseren Zeitungen.',
    accept: 'Passkey anlegen',
    decline: 'Nicht jetzt',
  },
} as const
