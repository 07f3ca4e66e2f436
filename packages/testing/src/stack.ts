import type { ListedMail, Mail } from './mail.ts'

/** Origins of a running stack. */
export type StackUrls = {
  /** @default http://127.0.0.1:3000 */
  readonly service: string
  /** The publisher's stand-in. @default http://127.0.0.1:3001 */
  readonly publisher: string
  /** The mail catcher's inbox. @default http://127.0.0.1:8025 */
  readonly inbox: string
}

/** An account or customer that every fresh stack has; `password` is null without an account. */
export type Persona = {
  readonly key: string
  readonly email: string
  readonly password: string | null
  readonly gp_number: string | null
  readonly description: string
}

/** Calls at the publisher that shall fail, and how; without `times` until `healPublisher`. */
export type PublisherFault = {
  readonly match: { readonly method: string; readonly path_regex: string; readonly gp_number?: string }
  readonly action:
    | { readonly status: number }
    | { readonly latency_ms: number }
    | { readonly timeout: true }
    | { readonly drop: true }
    | { readonly malformed: true }
  readonly times?: number
}

/** What tests do with a stack. Each call throws when the stack refuses it. */
export type Stack = {
  readonly personas: () => Promise<readonly Persona[]>
  /** All mails to an address, newest first. */
  readonly mailsTo: (address: string) => Promise<readonly ListedMail[]>
  /** The newest mail to an address whose subject contains the text, as soon as there is one that came after `after`. */
  readonly waitForMail: (awaited: {
    readonly to: string
    readonly subject?: string
    readonly after?: ListedMail | undefined
    /** At most 240. @default 60 */
    readonly timeoutS?: number
  }) => Promise<Mail>
  /** Moves the time of all processes by so many seconds. */
  readonly advance: (seconds: number) => Promise<void>
  /** Brings the machine's time back. */
  readonly resetClock: () => Promise<void>
  /** Puts all data and the time back to the personas, and empties the inbox; their open mails are sent again. */
  readonly reset: () => Promise<void>
  /** Makes a customer at the publisher, or replaces one. */
  readonly putCustomer: (gpNumber: string, fields: object) => Promise<void>
  /** Changes fields of a customer at the publisher; nobody is told of it. */
  readonly changeCustomer: (gpNumber: string, fields: object) => Promise<void>
  /** Sends the service an event, signed as the publisher's. */
  readonly emit: (event: {
    readonly type: string
    readonly gp_number?: string
    readonly [field: string]: unknown
  }) => Promise<void>
  readonly failPublisher: (fault: PublisherFault) => Promise<void>
  readonly healPublisher: () => Promise<void>
  /** How the mail server answers from now on. */
  readonly setMailFault: (mode: 'none' | 'refuse' | 'tempfail' | 'hang') => Promise<void>
}

/** A mail is there within a second; no test fails because a machine is busy. */
const mailPatienceS = 60

/** The stack at these origins, of `npm start` where none are given. Needs MOCK_CONTROL=1, which `npm start` sets. */
export function connect(urls: Partial<StackUrls> = {}): Stack {
  const { service, publisher, inbox }: StackUrls = {
    service: 'http://127.0.0.1:3000',
    publisher: 'http://127.0.0.1:3001',
    inbox: 'http://127.0.0.1:8025',
    ...urls,
  }
  const clock = (move: object) => send('POST', `${service}/internal/clock`, move)
  const customer = (gpNumber: string) => `${publisher}/__mock/customers/${gpNumber}`
  return {
    personas: () => ask(`${publisher}/__mock/personas`),
    mailsTo: async (address) =>
      (await ask<{ messages: ListedMail[] }>(`${inbox}/api/messages?${new URLSearchParams({ to: address })}`))
        .messages,
    waitForMail: ({ to, subject = '', after, timeoutS = mailPatienceS }) => {
      const query = { to, subject, after: after?.id ?? '', timeout_s: String(timeoutS) }
      return ask(`${inbox}/api/mails/wait?${new URLSearchParams(query)}`)
    },
    advance: (seconds) => clock({ advance_s: seconds }),
    resetClock: () => clock({ reset: true }),
    reset: async () => {
      await send('DELETE', `${inbox}/api/messages`)
      await send('POST', `${service}/internal/reset`)
    },
    putCustomer: (gpNumber, fields) => send('PUT', customer(gpNumber), fields),
    changeCustomer: (gpNumber, fields) => send('PATCH', customer(gpNumber), fields),
    emit: (event) => send('POST', `${publisher}/__mock/emit`, { event }),
    failPublisher: (fault) => send('POST', `${publisher}/__mock/faults`, fault),
    healPublisher: () => send('DELETE', `${publisher}/__mock/faults`),
    setMailFault: (mode) => send('POST', `${inbox}/api/faults`, { mode }),
  }
}

const ask = async <T>(url: string): Promise<T> => (await answered('GET', url)).json() as Promise<T>

const send = async (method: string, url: string, body?: object): Promise<void> => {
  await (await answered(method, url, body)).arrayBuffer()
}

async function answered(method: string, url: string, body?: object): Promise<Response> {
  const answer = await fetch(url, {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
  if (answer.ok) return answer
  throw new Error(`${method} ${url}: ${answer.status} ${await answer.text()}`)
}
