/** A list of fifty addresses is far smaller; a larger file is something else. */
const maxListBytes = 500_000

/** Why a file is no list: it is too large, or no text. */
export type NoList = 'large' | 'binary'

// PDF, Word and spreadsheets as their programs save them, of which some look like text. (ZIP has zero bytes.)
const isDocument = /^\s*(?:%PDF-|\{\\rtf|<(?:!doctype|html|\?xml))/i

/** The text of a chosen file: UTF-8, UTF-16 as spreadsheets write it, or the encoding of older ones. */
export async function readList(file: File): Promise<{ text: string } | { problem: NoList }> {
  if (file.size > maxListBytes) return { problem: 'large' }
  const buffer = await file.arrayBuffer().catch(() => undefined)
  const text = buffer && textOf(new Uint8Array(buffer))
  return text === undefined || text.includes('\0') || isDocument.test(text) ? { problem: 'binary' } : { text }
}

function textOf(bytes: Uint8Array): string | undefined {
  const wide = wideEncoding(bytes)
  if (wide) return decoded(bytes, wide)
  return decoded(bytes, 'utf-8') ?? ofOlderPrograms(bytes)
}

// Umlauts and ß of the Mac, read as those of Windows, inside or at the beginning of a word.
const macLetters = /\p{L}[ŠšŸ§]\p{L}|[€…†]\p{Ll}{2}/u
const windowsLetters = /[äöüÄÖÜßéè]/

/** What no Unicode is: the encoding of Windows, or that of "CSV (Macintosh)". */
function ofOlderPrograms(bytes: Uint8Array): string | undefined {
  const text = decoded(bytes, 'windows-1252')
  const isMac = text !== undefined && macLetters.test(text) && !windowsLetters.test(text)
  return isMac ? decoded(bytes, 'macintosh') : text
}

/** UTF-16, by its mark or, without one, by the empty half that most of its letters have. */
function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const sample = bytes.subarray(0, 1_000)
  const empty = [0, 0]
  for (const [at, byte] of sample.entries()) if (byte === 0) empty[at % 2] = (empty[at % 2] ?? 0) + 1
  const [high = 0, low = 0] = empty
  const most = sample.length / 4
  if (low > most && high === 0) return 'utf-16le'
  return high > most && low === 0 ? 'utf-16be' : undefined
}

function decoded(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
