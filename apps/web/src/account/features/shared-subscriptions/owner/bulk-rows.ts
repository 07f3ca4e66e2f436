/** The addresses of a list, one per line: of several columns the first that holds one, else the line's first text. */
export const bulkRows = (list: string): string[] =>
  list
    .split(/[\r\n]+/)
    .map(addressIn)
    .filter((row) => row !== '')

function addressIn(line: string): string {
  const address = line.split(/[\s<>"';,]+/).find((piece) => piece.slice(1, -1).includes('@'))
  // What is no address stays visible, so that its writer can mend it.
  return (
    address ??
    line
      .split(/[;,\t]/)
      .find((column) => column.trim() !== '')
      ?.trim() ??
    ''
  )
}
