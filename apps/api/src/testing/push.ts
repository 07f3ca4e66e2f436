import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startMailCatcher } from '@leserkonto/mail-catcher/start'
import type { Harness } from './harness.ts'

/** A browser's subscription at the stand-in's push service. */
export type TestBrowser = { id: string; endpoint: string; p256dh: string; auth: string }
/** What a browser would show. */
type Shown = {
  topic: string
  ttl: number
  urgency: string
  copies: number
  payload: { web_push: number; notification: Record<string, string> }
}

/** A push service on this machine, which decrypts what it gets. */
export async function startPushService() {
  const dir = mkdtempSync(join(tmpdir(), 'push-'))
  const catcher = await startMailCatcher({
    smtpPort: 0,
    inboxPort: 0,
    host: '127.0.0.1',
    dir,
    maxMessages: 1,
  })
  const url = `http://127.0.0.1:${catcher.inboxPort}/api/push`
  const call = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(url + path, { method, ...(body && { headers, body: JSON.stringify(body) }) })
    // A test knows what it asks for; 204 has nothing.
    return (answer.status === 204 ? undefined : await answer.json()) as T
  }
  return {
    browser: () => call<TestBrowser>('POST', '/subscriptions'),
    shownBy: async ({ id }: TestBrowser) =>
      (await call<{ messages: Shown[] }>('GET', `/messages?subscription=${id}`)).messages,
    answer: ({ id }: TestBrowser, status: number, retry_after?: number) =>
      call<void>('PUT', `/subscriptions/${id}/answer`, {
        status,
        ...(retry_after !== undefined && { retry_after }),
      }),
    close: async () => {
      await catcher.stop()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

/** The calls about push messages. */
export function pushesOf(api: () => Harness) {
  const call = (method: 'get' | 'post' | 'put' | 'delete', path: string, bearer?: string) =>
    api().caller().request(method, path, bearer)
  const subscribe = (
    bearer: string,
    { endpoint, p256dh, auth }: Omit<TestBrowser, 'id'>,
    fields: object = {},
  ) =>
    call('post', '/user/push/browsers', bearer).send({
      endpoint,
      p256dh,
      auth,
      topics: ['eilmeldungen'],
      edition: 'az',
      ...fields,
    })
  const state = async (bearer: string) =>
    (await call('get', '/user/push?edition=az', bearer).expect(200)).body
  let events = 0
  const breaking = async (fields: object = {}) => {
    const { url, headers, body } = await api().publisher.sign({
      id: `eil-${process.pid}-${++events}`,
      type: 'news.breaking',
      edition: 'az',
      topic: 'eilmeldungen',
      article_id: 'az-wasserrohrbruch',
      title: 'Wasserrohrbruch in der Innenstadt',
      text: 'Die Auenstraße ist gesperrt.',
      ...fields,
    })
    return call('post', new URL(url).pathname).set(headers).send(body)
  }
  return { call, subscribe, state, breaking }
}
