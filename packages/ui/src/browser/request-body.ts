const ready = [Blob, FormData, URLSearchParams, ArrayBuffer]

/** Whether fetch sends a body as it is; any other value is sent as JSON. */
export const isReadyBody = (body: unknown): body is BodyInit =>
  typeof body === 'string' || ready.some((kind) => body instanceof kind)

/** The body as fetch wants it; null for none. */
export function requestBody(body: unknown): BodyInit | null {
  if (body === undefined) return null
  return isReadyBody(body) ? body : JSON.stringify(body)
}

/** What an answer carries: parsed JSON, text of any other kind or of broken JSON, undefined for nothing. */
export async function answerData(response: Response): Promise<unknown> {
  const text = await response.text()
  if (text === '') return undefined
  if (!/[/+]json\b/i.test(response.headers.get('content-type') ?? '')) return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
