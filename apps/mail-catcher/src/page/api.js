/** @typedef {import('../message.ts').MessageSummary} MessageSummary */
/** @typedef {import('../message.ts').Message} Message */
/** @typedef {import('../faults.ts').FaultMode} FaultMode */
/** @typedef {{ to: string | null, search: string }} Filter */

/**
 * @param {Filter} filter
 * @returns {Promise<MessageSummary[]>}
 */
export async function fetchMessages({ to, search }) {
  const query = new URLSearchParams()
  if (to) query.set('to', to)
  if (search) query.set('search', search)
  return (await (await call(`/api/messages?${query}`)).json()).messages
}

/**
 * @param {string} id
 * @returns {Promise<Message | null>} null if there is no such mail
 */
export async function fetchMessage(id) {
  const response = await fetch(messagePath(id))
  if (response.status === 404) return null
  return ok(response).json()
}

/**
 * @param {string} id
 * @returns {Promise<string>}
 */
export async function fetchSource(id) {
  return (await call(`${messagePath(id)}/source`)).text()
}

/** @param {string} id */
export async function deleteMessage(id) {
  await call(messagePath(id), { method: 'DELETE' })
}

/** @param {string | null} to */
export async function deleteMessages(to) {
  await call(`/api/messages${to ? `?${new URLSearchParams({ to })}` : ''}`, { method: 'DELETE' })
}

/** @returns {Promise<FaultMode>} */
export async function fetchFault() {
  return (await (await call('/api/faults')).json()).mode
}

export async function endFault() {
  const body = JSON.stringify({ mode: 'none' })
  await call('/api/faults', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
}

/** @param {string} id */
export function htmlPath(id) {
  return `${messagePath(id)}/html`
}

/** @param {string} id */
function messagePath(id) {
  return `/api/messages/${encodeURIComponent(id)}`
}

/**
 * @param {string} path
 * @param {RequestInit} [init]
 */
async function call(path, init) {
  return ok(await fetch(path, init))
}

/** @param {Response} response */
function ok(response) {
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`)
  return response
}
