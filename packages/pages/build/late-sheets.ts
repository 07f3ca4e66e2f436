import type { Plugin } from 'vite'

const prefix = 'virtual:late-sheet/'

/**
 * Gives scripts the styles of parts that they draw and the server does not, as text: `virtual:late-sheet/<name>`. A sheet
 * of its own would need another request, and a place in each page's policy. `sheets` lists the modules of each.
 */
export const lateSheets = (sheets: Readonly<Record<string, readonly string[]>>): Plugin => ({
  name: 'late-sheets',
  resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
  load(id) {
    if (!id.startsWith(`\0${prefix}`)) return undefined
    const modules = sheets[id.slice(prefix.length + 1)]
    if (!modules) throw new Error(`There is no late sheet ${id.slice(1)}.`)
    const lines = modules.map((path, index) => `import s${index} from ${JSON.stringify(`${path}?inline`)}`)
    return `${lines.join('\n')}\nexport const styles = ${modules.map((_, index) => `s${index}`).join('+')}`
  },
})
