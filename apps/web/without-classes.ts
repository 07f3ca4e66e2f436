type Statement = { readonly head: string; readonly body: string | undefined }

/** The sheet without the selectors that name one of the classes, and without what is empty then. */
export function withoutClasses(css: string, names: ReadonlySet<string>): string {
  let kept = ''
  for (const { head, body } of statementsOf(css)) {
    if (body === undefined) kept += `${head};`
    else if (/^@(media|supports|container|layer|scope)\b/.test(head)) {
      const inner = withoutClasses(body, names)
      if (inner !== '') kept += `${head}{${inner}}`
    } else {
      const selectors = selectorsOf(head).filter(
        (selector) => !namesIn(selector).some((one) => names.has(one)),
      )
      if (selectors.length > 0) kept += `${selectors.join(',')}{${body}}`
    }
  }
  return kept
}

const namesIn = (selector: string) => [...selector.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name)

/** The statements of the outermost level: rules, groups of rules, and what ends with a semicolon. */
function* statementsOf(css: string): Generator<Statement> {
  let [depth, from, head] = [0, 0, '']
  for (const { 0: sign, index } of css.matchAll(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[{};]/g)) {
    if (sign === '{' && depth++ === 0) {
      head = css.slice(from, index).trim()
      from = index + 1
    } else if (sign === '}' && --depth === 0) {
      yield { head, body: css.slice(from, index) }
      from = index + 1
    } else if (sign === ';' && depth === 0) {
      yield { head: css.slice(from, index).trim(), body: undefined }
      from = index + 1
    }
  }
}

/** The parts of a list of selectors; a comma within brackets is none of the list's. */
function selectorsOf(head: string): string[] {
  const selectors: string[] = []
  let [depth, from] = [0, 0]
  for (const [index, sign] of [...head].entries()) {
    if (sign === '(' || sign === '[') depth += 1
    else if (sign === ')' || sign === ']') depth -= 1
    else if (sign === ',' && depth === 0) {
      selectors.push(head.slice(from, index))
      from = index + 1
    }
  }
  return [...selectors, head.slice(from)]
}
