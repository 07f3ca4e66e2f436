/** Who a mail was handed over for. A blind copy stands here only, never in the mail's own headers. */
export type Envelope = { from: string; to: string[] }

const toField = 'X-Envelope-To: '
const fromField = 'X-Envelope-From: '

/**
 * The mail with its envelope as first header lines: one file, so mail and envelope appear and vanish together,
 * and any mail program opens it. The sender comes last and ends the block: a mail that brings such headers itself
 * cannot add recipients.
 */
export function withEnvelope(raw: Buffer, { from, to }: Envelope): Buffer {
  const lines = [...to.map((address) => toField + address), fromField + from, '']
  return Buffer.concat([Buffer.from(lines.join('\r\n')), raw])
}

/** Takes apart what `withEnvelope` wrote; undefined for no file or one that somebody else wrote. */
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
