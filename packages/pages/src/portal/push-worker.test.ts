import { expect, test, vi } from 'vitest'

type Listener = (event: object) => void

/** Runs the worker in a global of its own, and hands it events. */
async function startWorker(tabs: { url: string; focus: () => void }[] = []) {
  const listeners = new Map<string, Listener>()
  const shown: [string, object][] = []
  const opened: string[] = []
  const sent: [string, { body: string }][] = []
  vi.stubGlobal('self', {
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    registration: {
      showNotification: async (...shownNow: [string, object]) => shown.push(shownNow),
      pushManager: { subscribe: async () => subscription('neu') },
    },
    location: new URL('https://az.example/push-worker.js'),
    clients: { matchAll: async () => tabs, openWindow: async (url: string) => opened.push(url) },
  })
  vi.stubGlobal('fetch', async (...call: [string, { body: string }]) => sent.push(call))
  vi.resetModules()
  await import('./push-worker.ts')
  const happens = async (name: string, event: object) => {
    let work: Promise<unknown> = Promise.resolve()
    const waitUntil = (given: Promise<unknown>) => {
      work = given
    }
    listeners.get(name)?.({ waitUntil, ...event })
    await work
  }
  return { happens, shown, opened, sent }
}

const subscription = (name: string) => ({
  options: {},
  toJSON: () => ({
    endpoint: `https://push.example/${name}`,
    keys: { p256dh: `p-${name}`, auth: `a-${name}` },
  }),
})
const press = (data: string) => ({ notification: { data, close: () => undefined } })

test('shows what a declarative message says, and keeps where it leads', async () => {
  const { happens, shown } = await startWorker()
  const notification = { title: 'Eil', body: 'Text', navigate: 'https://az.example/artikel/x', tag: 'x' }
  await happens('push', { data: { json: () => ({ web_push: 8030, notification }) } })
  expect(shown).toEqual([['Eil', { body: 'Text', tag: 'x', data: 'https://az.example/artikel/x' }]])
})

test.each([
  ['https://az.example/artikel/x', 'https://az.example/artikel/x'],
  ['/artikel/x', 'https://az.example/artikel/x'],
  ['https://elsewhere.example/x', 'https://az.example/'],
])('a press on %s opens %s', async (navigate, expected) => {
  const { happens, opened } = await startWorker()
  await happens('notificationclick', press(navigate))
  expect(opened).toEqual([expected])
})

test('a press goes to the tab that shows the page already', async () => {
  const focus = vi.fn()
  const { happens, opened } = await startWorker([{ url: 'https://az.example/artikel/x', focus }])
  await happens('notificationclick', press('https://az.example/artikel/x'))
  expect([focus.mock.calls.length, opened]).toEqual([1, []])
})

test('a new address is told with the former one and its secret', async () => {
  const { happens, sent } = await startWorker()
  await happens('pushsubscriptionchange', { oldSubscription: subscription('alt') })
  expect(sent.map(([path, { body }]) => [path, JSON.parse(body)])).toEqual([
    [
      '/push/renew',
      {
        endpoint: 'https://push.example/neu',
        p256dh: 'p-neu',
        auth: 'a-neu',
        former_endpoint: 'https://push.example/alt',
        former_auth: 'a-alt',
      },
    ],
  ])
  await happens('pushsubscriptionchange', { oldSubscription: null })
  expect(sent).toHaveLength(1)
})
