import { randomBytes } from 'node:crypto'

const pattern = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z-[\da-f]{12}$/

/**
 * Name of a mail, for example `20261121T140502117Z-5f0c9a1b2d3e`: sorts by time of receipt, is safe as file name
 * and URL segment, and cannot be guessed from another name.
 */
export function newMessageId(receivedAtMs: number): string {
  const time = new Date(receivedAtMs).toISOString().replace(/[-:.]/g, '')
  return `${time}-${randomBytes(6).toString('hex')}`
}

/** Whether the text is a name that `newMessageId` could have returned. */
export function isMessageId(text: string): boolean {
  return !Number.isNaN(receivedAtMsOf(text))
}

/** Time of receipt in milliseconds since 1970, read from the name; NaN if the name has another form. */
export function receivedAtMsOf(id: string): number {
  const [, year, month, day, hour, minute, second, ms] = pattern.exec(id) ?? []
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}.${ms}Z`)
}
