/** Ids of names that say what a typeface is called; copyright and licence stay as they are. */
const calls = new Set([1, 3, 4, 6, 16, 25])

/**
 * A TrueType file whose own name has "Leserk" for "Source", which is as long, so that nothing else moves. Checksums are not
 * mended: what writes the file next does that. The places are those of OpenType's `name` table.
 */
export function renamed(font: Uint8Array): Buffer {
  const file = Buffer.from(font)
  const table = tableAt(file, 'name')
  const [count, texts] = [file.readUInt16BE(table + 2), table + file.readUInt16BE(table + 4)]
  for (let index = 0; index < count; index += 1) {
    const record = table + 6 + index * 12
    if (!calls.has(file.readUInt16BE(record + 6))) continue
    const [length, start] = [file.readUInt16BE(record + 8), texts + file.readUInt16BE(record + 10)]
    const name = file.subarray(start, start + length)
    for (const [from, to] of spellings) replaceIn(name, from, to)
  }
  return file
}

/** As platforms write it: in two bytes for each letter, or in one. */
const spellings = [true, false].map((wide) =>
  ['Source', 'Leserk'].map((word) => (wide ? Buffer.from(word, 'utf16le').swap16() : Buffer.from(word))),
) as [Buffer, Buffer][]

function replaceIn(name: Buffer, from: Buffer, to: Buffer): void {
  for (let at = name.indexOf(from); at >= 0; at = name.indexOf(from, at + 1)) to.copy(name, at)
}

function tableAt(file: Buffer, tag: string): number {
  const count = file.readUInt16BE(4)
  for (let index = 0; index < count; index += 1) {
    const record = 12 + index * 16
    if (file.toString('latin1', record, record + 4) === tag) return file.readUInt32BE(record + 8)
  }
  throw new Error(`The file has no table ${tag}.`)
}
