// `/push-worker.js`: the service worker of an edition's own origin. It shows push messages in browsers that do not show
// declarative ones by themselves, opens what they are about, and passes a new address on. It answers no request of a page.
// At most 4 kB (scripts/budget.ts). Source: docs/spec/account.md#push-messages.
export {}

/** Source: https://www.w3.org/TR/push-api/#declarative-push-message */
type Declared = { title: string; navigate: string } & NotificationOptions
type Waiting = Event & { waitUntil: (work: Promise<unknown>) => void }
type Pushed = Waiting & { data: { json: () => { notification: Declared } } | null }
type Clicked = Waiting & { notification: Notification }
type Changed = Waiting & {
  oldSubscription?: PushSubscription | null
  newSubscription?: PushSubscription | null
}
type Tab = { url: string; focus: () => Promise<unknown> }
/** The parts of a service worker's global that are used here; TypeScript knows it only instead of a page's. */
type Scope = {
  registration: ServiceWorkerRegistration
  location: Location
  clients: {
    matchAll: (which: { type: 'window'; includeUncontrolled: true }) => Promise<readonly Tab[]>
    openWindow: (url: string) => Promise<unknown>
  }
  addEventListener: <E extends Waiting>(name: string, listener: (event: E) => void) => void
}
const worker = self as unknown as Scope

worker.addEventListener('push', (event: Pushed) => event.waitUntil(show(event)))
worker.addEventListener('notificationclick', (event: Clicked) => {
  event.notification.close()
  event.waitUntil(open(String(event.notification.data ?? '')))
})
worker.addEventListener('pushsubscriptionchange', (event: Changed) => event.waitUntil(passOn(event)))

async function show({ data }: Pushed): Promise<void> {
  if (!data) return
  const { title, navigate, ...options } = data.json().notification
  await worker.registration.showNotification(title, { ...options, data: navigate })
}

/** In the tab that shows it already, else in a new one; never at another origin. */
async function open(navigate: string): Promise<void> {
  const { origin } = worker.location
  const wanted = URL.canParse(navigate, origin) ? new URL(navigate, origin) : new URL(origin)
  const url = wanted.origin === origin ? wanted.href : `${origin}/`
  const tabs = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const tab = tabs.find((one) => one.url === url)
  await (tab ? tab.focus() : worker.clients.openWindow(url))
}

/** Where the browser does not say what the former address was, the page about push messages asks the reader again. */
async function passOn({ oldSubscription: former, newSubscription }: Changed): Promise<void> {
  if (!former) return
  const next = newSubscription ?? (await worker.registration.pushManager.subscribe(former.options))
  const { endpoint, auth } = targetOf(former)
  await fetch('/push/renew', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...targetOf(next), former_endpoint: endpoint, former_auth: auth }),
  })
}

function targetOf(subscription: PushSubscription) {
  const { endpoint, keys } = subscription.toJSON()
  return { endpoint, p256dh: keys?.p256dh, auth: keys?.auth }
}
