/** Push messages: the page on which they are chosen, and what they say. */
export const pushTexts = {
  title: 'Push-Nachrichten',
  /** `of` as in `phrases`. */
  lead: (of: string) =>
    `Wenn Sie möchten, erscheinen Meldungen ${of} direkt auf Ihrem Bildschirm, auch wenn die Seite nicht offen ist.`,
  security: {
    title: 'Sicherheitshinweise',
    text: 'Neue Anmeldungen und Änderungen an E-Mail-Adresse oder Passwort Ihres Kontos.',
  },
  here: {
    title: 'In diesem Browser',
    topics: 'Worüber möchten Sie Push-Nachrichten bekommen?',
    on: 'Push-Nachrichten sind in diesem Browser eingeschaltet.',
    off: 'Push-Nachrichten sind in diesem Browser ausgeschaltet.',
    ask: 'Nach dem Druck auf den Knopf fragt Ihr Browser, ob Sie das erlauben.',
    turnOn: 'Einschalten',
    save: 'Auswahl speichern',
    turnOff: 'In diesem Browser ausschalten',
    none: 'Bitte wählen Sie mindestens ein Thema.',
    turnedOn: 'Push-Nachrichten sind eingeschaltet.',
    turnedOff: 'Push-Nachrichten sind ausgeschaltet.',
    saved: 'Ihre Auswahl ist gespeichert.',
    ends: 'Wenn Sie sich in diesem Browser abmelden oder ihn drei Monate lang nicht benutzen, kommen hier keine Push-Nachrichten mehr.',
  },
  denied: {
    title: 'Ihr Browser lässt keine Push-Nachrichten zu',
    text: 'Sie oder jemand anderes hat sie in diesem Browser einmal abgelehnt. So erlauben Sie sie wieder:',
    steps: [
      'Öffnen Sie neben der Adresse dieser Seite das Zeichen für die Angaben zur Website, meist ein Schloss oder ein Schieberegler.',
      'Stellen Sie „Benachrichtigungen“ auf „Zulassen“.',
      'Laden Sie diese Seite neu.',
    ],
    system:
      'Kommt trotzdem nichts an, sind Benachrichtigungen vielleicht in den Einstellungen Ihres Geräts für diesen Browser ausgeschaltet.',
  },
  dismissed:
    'Ihr Browser hat noch keine Erlaubnis. Bitte versuchen Sie es noch einmal, und wählen Sie „Zulassen“.',
  unsupported:
    'Dieser Browser kann keine Push-Nachrichten empfangen, oder er tut es in einem privaten Fenster nicht. In aktuellen Versionen von Chrome, Edge, Firefox und Safari geht es.',
  failed:
    'Ihr Browser konnte keine Push-Nachrichten einrichten. Bitte prüfen Sie Ihre Internetverbindung, und versuchen Sie es noch einmal.',
  homeScreen: {
    title: 'Auf iPhone und iPad: erst zum Home-Bildschirm',
    text: 'Apple stellt Push-Nachrichten nur zu, wenn die Zeitung auf Ihrem Home-Bildschirm liegt:',
    steps: [
      'Tippen Sie in Safari auf das Zeichen zum Teilen, ein Quadrat mit einem Pfeil nach oben.',
      'Wählen Sie „Zum Home-Bildschirm“.',
      'Öffnen Sie die Zeitung von dort, melden Sie sich an, und kommen Sie auf diese Seite zurück.',
    ],
  },
  notSent: (edition: string) => `${edition} verschickt zurzeit keine Push-Nachrichten.`,
  others: {
    title: 'In anderen Browsern',
    none: 'In keinem anderen Browser sind Push-Nachrichten eingeschaltet.',
    at: (edition: string) => `Von: ${edition}`,
    topics: (names: string) => `Themen: ${names}`,
    since: (moment: string) => `Eingeschaltet am ${moment}`,
    remove: 'Ausschalten',
    removeNamed: (device: string) => `Push-Nachrichten ausschalten: ${device}`,
    removed: (device: string) => `Ausgeschaltet: ${device}`,
  },
  link: 'Push-Nachrichten einrichten',
  notices: {
    device: (device: string) => ({
      title: 'Neue Anmeldung in Ihrem Leserkonto',
      body: `${device}. Waren Sie das nicht? Dann tippen Sie hier.`,
    }),
    email: () => ({
      title: 'Ihre E-Mail-Adresse wurde geändert',
      body: 'Waren Sie das nicht? Dann sehen Sie bitte in Ihr bisheriges Postfach.',
    }),
    password: () => ({
      title: 'Ihr Passwort wurde geändert',
      body: 'Waren Sie das nicht? Dann tippen Sie hier.',
    }),
    password_set: () => ({
      title: 'Ihr Konto hat jetzt ein Passwort',
      body: 'Waren Sie das nicht? Dann tippen Sie hier.',
    }),
    password_removed: () => ({
      title: 'Ihr Passwort wurde entfernt',
      body: 'Waren Sie das nicht? Dann tippen Sie hier.',
    }),
  },
} as const
