import { Readable } from 'node:stream'
import { recordOf } from '@leserkonto/rules'
import { parse } from 'csv-parse'
import { recordOfCells } from './cells.ts'

/** A line as it was read: what it says, or why it says nothing. The number is that of its first line in the file. */
export type ReadRow =
  | { line: number; raw: unknown }
  | { line: number; reason: 'JSON' | 'CSV' | 'ENCODING' | 'TOO_LONG' }

export type Encoding = 'utf-8' | 'windows-1252'

/** No record is longer: a quote that is never closed ends here. */
const longestRecord = 1_000_000

type Chunks = AsyncIterable<Uint8Array>

/** Text of the bytes; a sign that is none in this encoding becomes U+FFFD, and a mark at the beginning goes. */
async function* decoded(chunks: Chunks, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true })
  yield decoder.decode()
}

/** With one sign at the end of a line, as lines are counted by it. */
async function* withPlainEnds(texts: AsyncGenerator<string>): AsyncGenerator<string> {
  let held = ''
  for await (const text of texts) {
    const all = held + text
    held = all.endsWith('\r') ? '\r' : ''
    yield all.slice(0, all.length - held.length).replaceAll('\r\n', '\n')
  }
  yield held
}

/** JSON lines. */
export async function* jsonRows(chunks: Chunks, encoding: Encoding): AsyncGenerator<ReadRow> {
  let [rest, line, isTooLong] = ['', 0, false]
  for await (const text of decoded(chunks, encoding)) {
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    for (const one of lines) {
      line++
      if (isTooLong || one.trim()) yield jsonRow(one, line, isTooLong)
      isTooLong = false
    }
    if (rest.length <= longestRecord) continue
    isTooLong = true
    rest = ''
  }
  if (isTooLong || rest.trim()) yield jsonRow(rest, line + 1, isTooLong)
}

function jsonRow(text: string, line: number, isTooLong: boolean): ReadRow {
  if (isTooLong || text.length > longestRecord) return { line, reason: 'TOO_LONG' }
  if (text.includes('\uFFFD')) return { line, reason: 'ENCODING' }
  try {
    return { line, raw: JSON.parse(text) }
  } catch {
    return { line, reason: 'JSON' }
  }
}

/** What divides the cells: what the head, whose names have neither, has most of. */
function delimiterOf(head: string): string {
  const count = (sign: string) => head.split(sign).length
  return [';', ',', '\t', '|'].toSorted((one, other) => count(other) - count(one))[0] ?? ','
}

/** The text again, with its first line. */
async function headOf(texts: AsyncGenerator<string>): Promise<{ head: string; all: AsyncGenerator<string> }> {
  let read = ''
  while (!read.includes('\n') && read.length < longestRecord) {
    const { value, done } = await texts.next()
    if (done) break
    read += value
  }
  async function* all() {
    yield read
    yield* texts
  }
  return { head: read.split('\n')[0] ?? '', all: all() }
}

type Parsed = { record: string[]; info: { lines: number } }

/** CSV with a head (RFC 4180), as programs for spreadsheets write it. A row that is not closed is skipped and named. */
export async function* csvRows(chunks: Chunks, encoding: Encoding): AsyncGenerator<ReadRow> {
  const { head, all } = await headOf(withPlainEnds(decoded(chunks, encoding)))
  const skipped: number[] = []
  const parser = parse({
    delimiter: delimiterOf(head),
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    max_record_size: longestRecord,
    trim: true,
    on_skip: (error) => {
      skipped.push(Number(recordOf(error).lines ?? 0))
    },
  })
  const source = Readable.from(all)
  // A file that ends in the middle ends the import, too.
  source.on('error', (error) => parser.destroy(error))
  let names: string[] | undefined
  const parsed: AsyncIterable<Parsed> = source.pipe(parser)
  for await (const { record, info } of parsed) {
    // The parser runs ahead: in their place, so that each run counts the same.
    const before = skipped.filter((line) => line <= info.lines)
    for (const line of skipped.splice(0, before.length)) yield { line, reason: 'CSV' }
    if (names) yield csvRow(names, record, info.lines - inner(record))
    else names = record.map((name) => name.trim().toLowerCase())
  }
  for (const line of skipped) yield { line, reason: 'CSV' }
}

/** Line breaks in cells. */
const inner = (cells: readonly string[]) => cells.join('').split('\n').length - 1

function csvRow(names: readonly string[], cells: readonly string[], line: number): ReadRow {
  if (cells.some((cell) => cell.includes('\uFFFD'))) return { line, reason: 'ENCODING' }
  const raw = cells.length > names.length ? undefined : recordOfCells(names, cells)
  return raw ? { line, raw } : { line, reason: 'CSV' }
}
