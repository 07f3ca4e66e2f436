/**
 * The addresses in a pasted list: one per line, several between commas, semicolons and tabs, or a column of a spreadsheet
 * among others.
 */
export function bulkRows(list: string): string[] {
  const lines = list.split(/[\r\n]+/).filter((line) => line.trim() !== '')
  return lines.flatMap((line, place) => {
    const found = addressesIn(line)
    // Text that is not an address stays visible, so that the reader can correct it; the heads of columns are none.
    if (found.length === 0) return place === 0 && isHead(line, lines) ? [] : [asTyped(line)]
    return found.length === 1 ? found : listIn(line)
  })
}

const separators = /[;,\t]/

const isAddress = (piece: string) => piece.slice(1, -1).includes('@')

const addressesIn = (line: string) => line.split(/[\s<>"';,]+/).filter(isAddress)

/** The whole line, with its columns side by side: what has to be mended may stand in any of them. */
const asTyped = (line: string) => {
  const columns = line.split(separators).map((column) => column.trim())
  return columns.filter((column) => column !== '').join(' ') || line.trim()
}

/** The first line of a spreadsheet: one of its columns is called as addresses are, which begin below. */
const isHead = (line: string, lines: readonly string[]) =>
  line.split(separators).some((column) => /^"?(e-?)?mail([ -]?adressen?)?"?$/i.test(column.trim())) &&
  lines.slice(1).some((other) => addressesIn(other).length > 0)

/** Several addresses in one line: names between them are left out, an address without its @ is not. */
const listIn = (line: string) =>
  line.split(separators).flatMap((column) => {
    const found = addressesIn(column)
    const text = column.trim()
    return found.length > 0 ? found : /^\w[^\s@]*\.\w{2,}$/.test(text) ? [text] : []
  })
