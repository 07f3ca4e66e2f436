/** A part of a statement with the names of its values; there is one more text than there are names. */
export type Fragment<Name extends string = string> = {
  readonly texts: readonly string[]
  readonly names: readonly Name[]
}

/** What stands between the texts of a template: the name of a value, a constant number, or another part. */
type Piece = string | number | Fragment
type NameIn<P> = P extends string ? P : P extends Fragment<infer Name> ? Name : never

/**
 * A frequent statement: each connection prepares it once, under its name, and a call brings its values. (`Prisma.sql` holds
 * the values of one call, and is what is asked seldom.) Its parameters have names instead of numbers, and need casts in the
 * text, since Prisma sends text.
 */
export type Statement<Row, Name extends string> = {
  readonly name: string
  readonly text: string
  /** In the order of the parameters. */
  readonly names: readonly Name[]
  /** For the compiler alone: what its rows are. */
  readonly rows?: readonly Row[]
}

/** A statement with its values, as drivers take it. */
export type BoundStatement<Row> = {
  readonly name: string
  readonly text: string
  readonly values: readonly unknown[]
  /** For the compiler alone. */
  readonly rows?: readonly Row[]
}

/** A part of statements; `${'email'}` stands for the value of that name. */
export function sql<const P extends readonly Piece[]>(
  strings: TemplateStringsArray,
  ...pieces: P
): Fragment<NameIn<P[number]>> {
  const texts = [strings[0] ?? '']
  const names: string[] = []
  const append = (text: string) => texts.push(`${texts.pop()}${text}`)
  pieces.forEach((piece, at) => {
    const part = typeof piece === 'object' ? piece : partOf(piece)
    append(part.texts[0] ?? '')
    texts.push(...part.texts.slice(1))
    names.push(...part.names)
    append(strings[at + 1] ?? '')
  })
  // The types say which names the pieces have.
  return { texts, names: names as NameIn<P[number]>[] }
}

const partOf = (piece: string | number): Fragment =>
  typeof piece === 'number' ? { texts: [String(piece)], names: [] } : { texts: ['', ''], names: [piece] }

/** Parts one after the other. */
export const joined = <Name extends string>(
  parts: readonly Fragment<Name>[],
  separator: string,
): Fragment<Name> =>
  parts.reduce((before, part) => {
    const seam = `${before.texts.at(-1) ?? ''}${separator}${part.texts[0] ?? ''}`
    return {
      texts: [...before.texts.slice(0, -1), seam, ...part.texts.slice(1)],
      names: [...before.names, ...part.names],
    }
  })

/** Names a statement that is asked often; `Row` must be the type of its rows. */
export const statement =
  <Row>(name: string) =>
  <const P extends readonly Piece[]>(
    strings: TemplateStringsArray,
    ...pieces: P
  ): Statement<Row, NameIn<P[number]>> => {
    const { texts, names } = sql(strings, ...pieces)
    const unique = [...new Set(names)]
    const text = texts.reduce((before, next, at) => {
      const parameter = names[at - 1]
      return parameter === undefined ? next : `${before}$${unique.indexOf(parameter) + 1}${next}`
    })
    return { name, text, names: unique }
  }

/** A statement with its values in the order of its parameters. */
export const bound = <Row, Name extends string>(
  { name, text, names }: Statement<Row, Name>,
  values: Readonly<Record<Name, unknown>>,
): BoundStatement<Row> => ({ name, text, values: names.map((one) => values[one]) })
