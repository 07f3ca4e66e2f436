import { byId, element } from './element.js'
import { failedText } from './wording.js'

/** @typedef {{ title: string, body: string, navigate: string }} Shown */
/** @typedef {{ subscription: string, received_at: string, ttl: number, urgency: string, copies: number, payload: { notification?: Shown } }} Pushed */

const list = byId('push-list', HTMLUListElement)
const empty = byId('push-empty', HTMLParagraphElement)
const everyMs = 2_000

async function show() {
  const response = await fetch('/api/push/messages')
  if (!response.ok) throw new Error(failedText)
  /** @type {{ messages: Pushed[] }} */
  const { messages } = await response.json()
  empty.hidden = messages.length > 0
  list.replaceChildren(...messages.map(row))
}

/** @param {Pushed} message */
function row({ subscription, received_at, ttl, urgency, copies, payload: { notification } }) {
  const time = new Date(received_at).toLocaleTimeString('de-DE')
  return element(
    'li',
    { class: 'mail' },
    element('strong', {}, notification?.title ?? '(ohne Titel)'),
    element('p', {}, notification?.body ?? ''),
    element('p', {}, notification?.navigate ?? ''),
    element('p', {}, `${time} · ${urgency} · ${ttl} s · ${copies}-mal · ${subscription}`),
  )
}

void show()
setInterval(() => void show(), everyMs)
