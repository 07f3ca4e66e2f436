/** A line of a list, as its columns. */
export type ListRow = readonly string[]

const hidden = [',', ';', '|']
const firstHidden = 0xe000

/** A sign inside quotes is no separator. */
const hide = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/[,;|]/g, (sign) => String.fromCharCode(firstHidden + hidden.indexOf(sign)))

const show = (text: string) =>
  text.replace(/[\ue000-\ue002]/g, (sign) => hidden[sign.charCodeAt(0) - firstHidden] ?? '').trim()

// As mail programs put a name before its address: in single, typographic or doubled quotes.
const quotedName =
  /(^|[;,\t|\n] *)(?:'([^\n<>@]{1,99})'|""([^"\n]{1,99})""|[„“”«»]([^„“”«»\n]{1,99})[“”«»])(?=\s*<)/g

const quoted = /(^|[;,\t|\n])( *)"((?:[^"]|"")*)"(?=\s*(?:[;,\t|\n<]|$))/g

/**
 * The lines of a list as a spreadsheet or an address book writes it: quoted columns may have separators and line breaks in
 * them, and a first line like `sep=;` names the separator. Source: RFC 4180, but for quotes that do not match.
 */
export function listLines(list: string): string[] {
  const lines = list
    .replace(/^(?:to|cc|bcc|an|from|von)\s*:\s*/gim, '')
    .replace(
      quotedName,
      (_, before: string, ...texts: (string | undefined)[]) =>
        before + hide(texts.slice(0, 3).find((text) => text !== undefined) ?? ''),
    )
    .replace(
      quoted,
      (_, before: string, blanks: string, text: string) => before + blanks + hide(text.replaceAll('""', '"')),
    )
    .split('\n')
    .filter((line) => line.trim() !== '')
  return /^"?sep=.?"?$/i.test(lines[0] ?? '') ? lines.slice(1) : lines
}

/** The separators of a line: commas only where nothing else separates, since names contain them, too. */
export function separatorOf(line: string): RegExp {
  if (line.includes('\t')) return /\t/
  return /[;|]/.test(line) ? /[;|]/ : /,/
}

/** A line by these separators, quotes resolved. */
export const columnsOf = (line: string, separator: RegExp): ListRow => line.split(separator).map(show)

/** A line by every separator. */
export const piecesOf = (line: string): ListRow => line.split(/[;,|\t]/).map(show)

/** The whole line, with its columns side by side: any of them may hold what has to be mended. */
export const asTyped = (line: string): string =>
  piecesOf(line)
    .filter((piece) => piece !== '')
    .join(' ') || line.trim()
