/** @typedef {import('./api.js').FaultMode} FaultMode */

const shortTime = new Intl.DateTimeFormat('de-DE', {
  day: '2-digit',
  month: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Berlin',
})
const fullTime = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'full',
  timeStyle: 'medium',
  timeZone: 'Europe/Berlin',
})

export const offlineText =
  'Die Verbindung zum Mail-Catcher ist unterbrochen. Neue Mails erscheinen, sobald er wieder erreichbar ist.'
export const failedText = 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.'

/** @type {Record<Exclude<FaultMode, 'none'>, string>} */
export const faultTexts = {
  refuse: 'Störung eingestellt: Neue Mails werden endgültig abgelehnt (550).',
  tempfail: 'Störung eingestellt: Neue Mails werden vorläufig abgelehnt (451).',
  hang: 'Störung eingestellt: Der Mail-Server nimmt Verbindungen an, antwortet aber nicht.',
}

/** @param {string} subject */
export function subjectText(subject) {
  return subject.trim() || '(ohne Betreff)'
}

/**
 * @param {string} newestSubject
 * @param {number} count
 */
export function newMailsText(newestSubject, count) {
  return count === 1 ? `Neue Mail: ${subjectText(newestSubject)}` : `${count} neue Mails`
}

/** @param {number} count */
export function countText(count) {
  return count === 1 ? '1 Mail' : `${count.toLocaleString('de-DE')} Mails`
}

/** @param {string} isoTime */
export function shortTimeText(isoTime) {
  return shortTime.format(new Date(isoTime))
}

/** @param {string} isoTime */
export function fullTimeText(isoTime) {
  return `${fullTime.format(new Date(isoTime))} Uhr`
}

/** @param {number} bytes */
export function sizeText(bytes) {
  return bytes < 1024 ? `${bytes} Byte` : `${Math.round(bytes / 1024).toLocaleString('de-DE')} kB`
}
