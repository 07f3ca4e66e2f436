import { transaction } from '../store/database/run.ts'
import { workOf } from '../work.ts'
import { type Harness, startHarness } from './harness.ts'
import { startWebhookReceiver, type WebhookReceiver } from './webhook-receiver.ts'

/** An API, and a receiver that is told of everything. */
export type Told = { api: Harness; receiver: WebhookReceiver; close: () => Promise<void> }

/** Starts both. */
export async function startTold(): Promise<Told> {
  const receiver = await startWebhookReceiver()
  const api = await startHarness({ WEBHOOKS: JSON.stringify([receiver.entry]) })
  const close = async () => {
    await api.close()
    await receiver.close()
  }
  return { api, receiver, close }
}

/** What the receiver is told because of a change, and the ways by which tests make one. */
export function toldOf(both: () => Told) {
  const at = () => ({ ...workOf(both().api.deps), ip: '192.0.2.1', userAgent: 'test' })
  const inTx = <T>(work: Parameters<typeof transaction<T>>[1]) => transaction(both().api.deps.db, work)
  const call = (method: 'get' | 'post' | 'put' | 'delete', path: string, bearer?: string) =>
    both().api.caller().request(method, path, bearer)

  async function toldOfOne(sub: () => Promise<string | null>, change: () => PromiseLike<unknown>) {
    const { api, receiver } = both()
    await api.settle()
    receiver.told(null)
    await change()
    await api.settle()
    return receiver.told(await sub())
  }
  /** Of a reader, or with null of addresses without an account. */
  const told = (sub: string | null, change: () => PromiseLike<unknown>) => toldOfOne(async () => sub, change)
  /** Of an account that the change opens, by its address. */
  const toldOfNew = (email: string, change: () => PromiseLike<unknown>) =>
    toldOfOne(
      async () => (await both().api.deps.db.account.findFirstOrThrow({ where: { email } })).id,
      change,
    )

  const signUpSignedIn = (email: string, bearer: string, newsletters = ['az-morgen']) =>
    call('post', '/newsletter/user', bearer)
      .send({ email, edition: 'az', newsletters, consent_text_version: 'newsletter-2026-12' })
      .expect(200)
  return { at, inTx, call, told, toldOfNew, signUpSignedIn }
}
