/** What this browser can do about push messages before anybody is asked. */
export type Ability = 'ready' | 'denied' | 'unsupported' | 'homeScreen'

const workerUrl = '/push-worker.js'
/** The worker answers no requests: a scope without pages keeps the portal's as they are. */
const scope = '/push/'

/** `homeScreen`: an iPhone or iPad, which knows push messages only from its home screen. */
export function abilityHere(): Ability {
  const knows = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (!knows) return isApplePhone() ? 'homeScreen' : 'unsupported'
  return Notification.permission === 'denied' ? 'denied' : 'ready'
}

// An iPad names itself a Mac; no Mac has a touchscreen.
const isApplePhone = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1)

/** Whether this browser is subscribed and may show messages; asks nobody. */
export async function isSubscribedHere(): Promise<boolean> {
  if (abilityHere() !== 'ready' || Notification.permission !== 'granted') return false
  const registration = await navigator.serviceWorker.getRegistration(scope)
  return (await registration?.pushManager.getSubscription()) != null
}

/** Where this browser is reached, with its keys. */
export type Target = { endpoint: string; p256dh: string; auth: string }

/**
 * Asks the reader for permission, so call it after a press, and subscribes at the browser's push service. Answers what
 * became of the question where it was not allowed.
 */
export async function subscribeHere(publicKey: string): Promise<Target | 'denied' | 'dismissed'> {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'dismissed'
  const registration = await started(await navigator.serviceWorker.register(workerUrl, { scope }))
  // One of another key of ours could get nothing any more, and the browser would refuse a second.
  await (await registration.pushManager.getSubscription())?.unsubscribe()
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  })
  const { endpoint = '', keys } = subscription.toJSON()
  return { endpoint, p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' }
}

/** Ends the subscription of this browser. */
export async function unsubscribeHere(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(scope)
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}

/** The registration once its worker runs, before which nothing can be subscribed. */
async function started(registration: ServiceWorkerRegistration): Promise<ServiceWorkerRegistration> {
  const worker = registration.active ?? registration.waiting ?? registration.installing
  if (!worker || worker.state === 'activated') return registration
  await new Promise<void>((resolve, reject) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve()
      if (worker.state === 'redundant') reject(new Error('the worker did not start'))
    })
  })
  return registration
}
