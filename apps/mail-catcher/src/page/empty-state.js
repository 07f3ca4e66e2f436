import { element } from './element.js'

/** Text of an inbox without any mail: what it is for. */
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

/** Text of a search or filter without a hit. */
export function nothingFound() {
  return [
    element('p', { class: 'empty-title' }, 'Keine Mails an diesen Empfänger'),
    element('p', {}, 'Kommt noch eine, erscheint sie von selbst.'),
  ]
}
