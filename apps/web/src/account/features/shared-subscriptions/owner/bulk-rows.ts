/** The addresses of a list, one per line: the first column with an address, else the first column with text. */
export const bulkRows = (list: string): string[] =>
  list
    .split(/[\r\n]+/)
    .map(addressIn)
    .filter((row) => row !== '')

function addressIn(line: string): string {
  const address = line.split(/[\s<>"';,]+/).find((piece) => piece.slice(1, -1).includes('@'))
  // Text that is not an address stays visible, so that the reader can correct it.
  return (
    address ??
    line
      .split(/[;,\t]/)
      .find((column) => column.trim() !== '')
      ?.trim() ??
    ''
  )
}
