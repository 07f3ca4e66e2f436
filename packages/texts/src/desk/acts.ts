import type { DeskAct } from '@leserkonto/rules'

/** What was done, in a few words, for staff and readers alike: „Am … hat der Leserservice …“. */
export const deskActTexts: Readonly<Record<DeskAct, string>> = {
  'reader.searched': 'Nach einem Konto gesucht',
  'reader.viewed': 'Ihre Daten angesehen',
  'reader.viewed_as': 'die Übersicht Ihres Kontos angesehen, wie Sie sie sehen',
  'reader.noted': 'eine Notiz geschrieben',
  'access.opened': 'Ihnen einen Zugang geöffnet',
  'access.ended': 'einen geöffneten Zugang beendet',
  'activation.sent': 'die Aktivierungsmail noch einmal geschickt',
  'reset.sent': 'eine Mail zum Zurücksetzen des Passworts geschickt',
  'limits.lifted': 'Sperren nach zu vielen Versuchen aufgehoben',
  'sessions.ended': 'Ihre Geräte abgemeldet',
  'account.blocked': 'Ihr Konto gesperrt',
  'account.unblocked': 'Ihr Konto entsperrt',
  'address.change_begun': 'einen Wechsel der E-Mail-Adresse begonnen',
  'suppression.lifted': 'Ihre Adresse wieder für Mails freigegeben',
  'customer.unlinked': 'eine Kundennummer von Ihrem Konto gelöst',
  'seat.ended': 'Ihren Platz in einem geteilten Abo beendet',
  'account.exported': 'Ihre Daten ausgegeben',
  'deletion.asked': 'die Löschung Ihres Kontos beantragt',
  'deletion.refused': 'die beantragte Löschung Ihres Kontos verworfen',
  'account.deleted': 'das Konto gelöscht',
  'access.opened_for_all': 'allen Kunden einer Zeitung einen Zugang geöffnet',
  'access.ended_for_all': 'den Zugang für alle Kunden einer Zeitung beendet',
  'case.taken': 'einen Vorgang zu Ihrem Konto übernommen',
  'case.closed': 'einen Vorgang zu Ihrem Konto abgeschlossen',
  'letter.retried': 'eine Nachricht noch einmal gesendet',
  'use.exceeded': 'ungewöhnlich viel angesehen, gesucht oder ausgegeben',
  'use.refused': 'mehr ansehen oder ausgeben wollen, als erlaubt ist',
}

/** The same as entries of a record, for staff. */
export const deskActNames: Readonly<Record<DeskAct, string>> = {
  'reader.searched': 'Gesucht',
  'reader.viewed': 'Seite angesehen',
  'reader.viewed_as': 'Als Leserin oder Leser angesehen',
  'reader.noted': 'Notiz geschrieben',
  'access.opened': 'Zugang geöffnet',
  'access.ended': 'Zugang beendet',
  'activation.sent': 'Aktivierungsmail geschickt',
  'reset.sent': 'Mail zum Zurücksetzen geschickt',
  'limits.lifted': 'Sperren aufgehoben',
  'sessions.ended': 'Geräte abgemeldet',
  'account.blocked': 'Konto gesperrt',
  'account.unblocked': 'Konto entsperrt',
  'address.change_begun': 'Adresswechsel begonnen',
  'suppression.lifted': 'Für Mails freigegeben',
  'customer.unlinked': 'Kundennummer gelöst',
  'seat.ended': 'Platz beendet',
  'account.exported': 'Daten ausgegeben',
  'deletion.asked': 'Löschung beantragt',
  'deletion.refused': 'Löschung verworfen',
  'account.deleted': 'Konto gelöscht',
  'access.opened_for_all': 'Zugang für alle geöffnet',
  'access.ended_for_all': 'Zugang für alle beendet',
  'case.taken': 'Vorgang übernommen',
  'case.closed': 'Vorgang abgeschlossen',
  'letter.retried': 'Nachricht noch einmal gesendet',
  'use.exceeded': 'Ungewöhnlich viel in einer Stunde',
  'use.refused': 'Abgewiesen: zu viel in einer Stunde',
}

/** The forms of the acts: what opens them, and what they say once done. */
export const deskForms = {
  reason: 'Warum?',
  identified: 'Wie haben Sie geprüft, wer anruft?',
  choose: 'Bitte wählen',
  'access.opened': {
    title: 'Zugang jetzt öffnen',
    text: 'Öffnet alle Plus-Artikel der Zeitung. Der Zugang endet von selbst.',
    button: 'Zugang öffnen',
    done: 'Der Zugang ist offen.',
  },
  'access.ended': {
    title: 'Geöffneten Zugang beenden',
    text: 'Beendet alles, was der Leserservice diesem Konto geöffnet hat.',
    button: 'Zugang beenden',
    done: 'Der Zugang ist beendet.',
  },
  'activation.sent': {
    title: 'Aktivierungsmail noch einmal schicken',
    text: 'Geht an die Adresse des Kontos.',
    button: 'Mail schicken',
    done: 'Die Mail ist unterwegs.',
  },
  'reset.sent': {
    title: 'Mail zum Zurücksetzen des Passworts schicken',
    text: 'Geht an die Adresse des Kontos. Ältere Links gelten dann nicht mehr.',
    button: 'Mail schicken',
    done: 'Die Mail ist unterwegs.',
  },
  'limits.lifted': {
    title: 'Sperren nach zu vielen Versuchen aufheben',
    text: 'Sperren, die am Netz der Anruferin oder des Anrufers hängen, enden nach 15 Minuten von selbst.',
    button: 'Sperren aufheben',
    done: 'Die Sperren sind aufgehoben.',
  },
  'sessions.ended': {
    title: 'Alle Geräte abmelden',
    text: 'Auch bei Partnern.',
    button: 'Geräte abmelden',
    done: 'Alle Geräte sind abgemeldet.',
  },
  'account.blocked': {
    title: 'Konto sperren',
    text: 'Meldet alle Geräte ab und beendet alle Newsletter. Nach dem Entsperren müssen Newsletter neu bestellt werden.',
    button: 'Konto sperren',
    done: 'Das Konto ist gesperrt.',
  },
  'account.unblocked': {
    title: 'Konto entsperren',
    text: 'Danach ist eine Anmeldung wieder möglich.',
    button: 'Konto entsperren',
    done: 'Das Konto ist entsperrt.',
  },
  'address.change_begun': {
    title: 'E-Mail-Adresse ändern',
    text: 'An die neue Adresse geht ein Link, an die alte ein Hinweis. Erst der Link ändert die Adresse.',
    button: 'Wechsel beginnen',
    done: 'Der Link ist unterwegs an die neue Adresse.',
  },
  'suppression.lifted': {
    title: 'Adresse wieder für Mails freigeben',
    text: 'Nur, wenn das Postfach wieder annimmt. Newsletter ruhen danach nicht mehr.',
    button: 'Freigeben',
    done: 'Die Adresse bekommt wieder Mails.',
  },
  'customer.unlinked': {
    title: 'Kundennummer lösen',
    text: 'Das Konto liest dann nicht mehr mit den Abos dieser Nummer.',
    button: 'Kundennummer lösen',
    done: 'Die Kundennummer ist gelöst.',
  },
  'seat.ended': {
    title: 'Platz im geteilten Abo beenden',
    text: 'Die Inhaberin oder der Inhaber des Abos bekommt eine Mail.',
    button: 'Platz beenden',
    done: 'Der Platz ist beendet.',
  },
  'account.exported': {
    title: 'Alle Daten ausgeben',
    text: 'Als Datei, wie sie auch im Profil zu haben ist.',
    button: 'Datei laden',
    done: '',
  },
  'deletion.asked': {
    title: 'Konto löschen lassen',
    text: 'Eine zweite Person mit der Rolle Leitung muss zustimmen.',
    button: 'Löschung beantragen',
    done: 'Die Löschung wartet auf eine zweite Person.',
  },
  'reader.noted': {
    title: 'Notiz',
    text: 'Notizen bleiben stehen, und wer nach den eigenen Daten fragt, bekommt sie mit.',
    button: 'Notiz speichern',
    done: 'Die Notiz ist gespeichert.',
  },
} as const

/** An act with a form on the page of a reader. */
export type DeskForm = Exclude<keyof typeof deskForms, 'reason' | 'identified' | 'choose'>

/** Why an act was refused. */
export const deskRefusals = {
  choice: 'Bitte wählen Sie aus, warum und wie geprüft wurde.',
  proof: 'Dafür muss geprüft sein, wer anruft.',
  own: 'Am eigenen Konto darf das nur jemand anderes.',
  nothing: 'Hier gab es nichts zu ändern.',
  hours: 'Bitte geben Sie eine Zeitung und 1 bis 168 Stunden an.',
  email: 'Bitte geben Sie eine vollständige E-Mail-Adresse an.',
  taken: 'Zu dieser Adresse gibt es schon ein Konto.',
  note: 'Eine Notiz hat 1 bis 1000 Zeichen.',
  running: 'Mit dem Konto ist ein laufendes Abo verknüpft. Lösen Sie zuerst die Kundennummer.',
  second: 'Zustimmen muss jemand anderes.',
  decided: 'Darüber ist schon entschieden.',
  waiting: 'Die Löschung wartet schon auf eine zweite Person.',
  outage: 'Das Abosystem antwortet gerade nicht. Bitte versuchen Sie es gleich noch einmal.',
} as const
/** A refusal of the desk. */
export type DeskRefusal = keyof typeof deskRefusals
