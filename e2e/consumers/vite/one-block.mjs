import { gzipSync } from 'node:zlib'
import { build } from 'vite'

// What a page of this app loads that uses one block: `node one-block.mjs @leserkonto/ui/Badge Badge`.

const [, , specifier, name] = process.argv
const page = '\0page'
const built = await build({
  logLevel: 'error',
  plugins: [
    {
      name: 'page',
      resolveId: (id) => (id === 'page' ? page : undefined),
      load: (id) =>
        id === page ? `import { ${name} } from '${specifier}'\nglobalThis.block = ${name}` : undefined,
    },
  ],
  build: { write: false, rolldownOptions: { input: 'page', external: /^react(-dom)?($|\/)/ } },
})
const chunks = built.output.filter(({ type }) => type === 'chunk')
const sheets = built.output
  .filter(({ fileName }) => fileName.endsWith('.css'))
  .map(({ source }) => String(source))
const modules = chunks.flatMap(({ moduleIds }) => moduleIds)
console.log(
  JSON.stringify({
    js: gzipSync(chunks.map(({ code }) => code).join('')).length,
    css: sheets.length > 0 ? gzipSync(sheets.join('')).length : 0,
    sheet: sheets.join(''),
    ours: modules.flatMap((id) => /\/@leserkonto\/(.+\.js)$/.exec(id)?.slice(1) ?? []).sort(),
    others: [
      ...new Set(
        modules.flatMap((id) => /node_modules\/(?!@leserkonto)((?:@[^/]+\/)?[^/]+)/.exec(id)?.slice(1) ?? []),
      ),
    ],
  }),
)
