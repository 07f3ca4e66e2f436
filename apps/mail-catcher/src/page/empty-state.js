import { element } from './element.js'

/** What an inbox without any mail says: what it is for. */
export function nothingYet() {
  return [
    element('p', { class: 'empty-title' }, 'Noch keine Mails'),
    element(
      'p',
      {},
      'Hier landen alle Mails dieser Umgebung, egal an welche Adresse sie gehen. Nach außen geht keine.',
    ),
    element(
      'p',
      {},
      'Sobald die Anwendung eine Mail verschickt, etwa nach einer Registrierung, erscheint sie von selbst in dieser Liste.',
    ),
  ]
}

/** What a search or filter without a hit says. */
export function nothingFound() {
  return [
    element('p', { class: 'empty-title' }, 'Keine Mails an diesen Empfänger'),
    element('p', {}, 'Kommt noch eine, erscheint sie von selbst.'),
  ]
}
