/** A list of fifty addresses is far smaller; a larger file is something else. */
const maxListBytes = 100_000

/** The text of a chosen file, in UTF-8 or the encoding of older spreadsheets; undefined if it is not text. */
export async function readList(file: File): Promise<string | undefined> {
  if (file.size > maxListBytes) return undefined
  const bytes = await file.arrayBuffer().catch(() => undefined)
  if (!bytes) return undefined
  const text = decoded(bytes, 'utf-8') ?? decoded(bytes, 'windows-1252')
  return text?.includes('\0') ? undefined : text
}

function decoded(bytes: ArrayBuffer, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
