/** What a cell says that is no text. */
const readers: Readonly<Record<string, (cell: string) => unknown>> = {
  confirmed: trueOrText,
  blocked: trueOrText,
  manages: (cell) => ({ true: true, false: false })[cell.toLowerCase()] ?? cell,
  max_members: numberOrText,
  customer_numbers: words,
  allowed_domains: words,
  favourites: jsonOrText,
  'password.iterations': numberOrText,
  'password.n': numberOrText,
  'password.r': numberOrText,
  'password.p': numberOrText,
}

function trueOrText(cell: string): unknown {
  return cell.toLowerCase() === 'true' ? true : cell
}
function numberOrText(cell: string): unknown {
  return /^\d{1,15}$/.test(cell) ? Number(cell) : cell
}
function words(cell: string): string[] {
  return cell.split(/[\s,]+/).filter(Boolean)
}
function jsonOrText(cell: string): unknown {
  try {
    return JSON.parse(cell)
  } catch {
    return cell
  }
}

/**
 * The record of a row of CSV: a name with a dot is a field of a field, an empty cell is none. Undefined if two columns
 * have one name.
 */
export function recordOfCells(
  names: readonly string[],
  cells: readonly string[],
): Record<string, unknown> | undefined {
  if (new Set(names).size < names.length) return undefined
  const record = new Map<string, unknown>()
  const inner = new Map<string, Map<string, unknown>>()
  for (const [place, cell] of cells.entries()) {
    const name = names[place] ?? ''
    if (cell === '') continue
    const value = readers[name]?.(cell) ?? cell
    const dot = name.indexOf('.')
    if (dot < 1) {
      record.set(name, value)
      continue
    }
    const [outer, field] = [name.slice(0, dot), name.slice(dot + 1)]
    const fields = inner.get(outer) ?? new Map<string, unknown>()
    inner.set(outer, fields.set(field, value))
  }
  for (const [outer, fields] of inner) record.set(outer, Object.fromEntries(fields))
  return Object.fromEntries(record)
}
