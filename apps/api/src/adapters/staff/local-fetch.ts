import http from 'node:http'
import type { CustomFetch } from 'openid-client'

/**
 * `fetch` that knows that names below localhost are this machine (RFC 6761 §6.3), which not every system does. For
 * development alone: the stack's own provider is asked by it.
 */
export const localFetch: CustomFetch = (address, { method, headers, body }) => {
  const url = new URL(address)
  const text = body === undefined || body === null ? undefined : String(body)
  if (!url.hostname.endsWith('.localhost'))
    return fetch(url, { method, headers, redirect: 'manual', ...(text !== undefined && { body: text }) })
  return new Promise((resolve, reject) => {
    const options = {
      host: '127.0.0.1',
      port: url.port || 80,
      path: url.pathname + url.search,
      method,
      headers: { ...headers, host: url.host },
      timeout: 5_000,
    }
    const asked = http.request(options, async (answer) => {
      const chunks: Buffer[] = []
      for await (const chunk of answer) chunks.push(Buffer.from(chunk))
      const given = Object.entries(answer.headersDistinct).flatMap(([name, values]) =>
        (values ?? []).map((value): [string, string] => [name, value]),
      )
      resolve(new Response(Buffer.concat(chunks), { status: answer.statusCode ?? 502, headers: given }))
    })
    asked.on('timeout', () => asked.destroy(new Error('the issuer is silent')))
    asked.on('error', reject)
    asked.end(text)
  })
}
