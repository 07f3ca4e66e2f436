/** Sender and recipients of the SMTP dialogue. Blind copies are only here, never in the mail's own headers. */
export type Envelope = { from: string; to: string[] }

const toField = 'X-Envelope-To: '
const fromField = 'X-Envelope-From: '

/**
 * The mail with its envelope as first header lines. In one file, mail and envelope are created and deleted together, and
 * any mail program can open it. The sender comes last and ends the block, so that a mail with such headers of its own
 * cannot add recipients.
 */
export function withEnvelope(raw: Buffer, { from, to }: Envelope): Buffer {
  const lines = [...to.map((address) => toField + address), fromField + from, '']
  return Buffer.concat([Buffer.from(lines.join('\r\n')), raw])
}

/** The reverse of `withEnvelope`; undefined without a file or for one that it has not written. */
export function splitEnvelope(file: Buffer | undefined): { envelope: Envelope; raw: Buffer } | undefined {
  if (!file) return undefined
  const to: string[] = []
  let start = 0
  while (true) {
    const end = file.indexOf('\r\n', start)
    if (end < 0) return undefined
    const line = file.toString('utf8', start, end)
    start = end + 2
    if (line.startsWith(fromField)) {
      return { envelope: { from: line.slice(fromField.length), to }, raw: file.subarray(start) }
    }
    if (!line.startsWith(toField)) return undefined
    to.push(line.slice(toField.length))
  }
}
