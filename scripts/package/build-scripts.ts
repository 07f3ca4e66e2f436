import { readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type Plugin, preprocessCSS, type ResolvedConfig } from 'vite'
import { root } from '../bootstrap/root.mjs'
import { builtIn, type PackageSource, placeOf, publicScripts } from './package-sources.ts'

const sheet = /\.module\.css$/
const classNames = '.classes.ts'

/**
 * Makes of `Button.module.css` a script that imports `Button.css` and names its classes, so that any bundler loads the
 * styles of the blocks a page uses, and none else.
 */
function sheetBesideScript(folder: string): Plugin {
  let config: ResolvedConfig
  return {
    name: 'sheet-beside-script',
    enforce: 'pre',
    configResolved(resolved) {
      config = resolved
    },
    resolveId(specifier, importer) {
      if (importer?.endsWith(classNames)) return { id: specifier, external: true }
      // Under another name, or Vite would take it for a sheet.
      if (importer && sheet.test(specifier))
        return join(dirname(importer), specifier.replace(sheet, classNames))
      return undefined
    },
    async load(id) {
      if (!id.endsWith(classNames)) return undefined
      const file = id.replace(classNames, '.module.css')
      const { code, modules } = await preprocessCSS(readFileSync(file, 'utf8'), file, config)
      const name = `${basename(id, classNames)}.css`
      this.emitFile({ type: 'asset', fileName: `${dirname(placeIn(folder, id))}/${name}`, source: code })
      return { code: `import './${name}'\nexport default ${JSON.stringify(modules)}`, moduleType: 'js' }
    },
  }
}

const placeIn = (folder: string, file: string) => placeOf(relative(root, file), folder)

const own = new RegExp(`^@leserkonto/(${builtIn.join('|')})$`)

/** Writes a package's scripts, one per source, and the sheet of each beside it. */
export async function buildScripts(source: PackageSource, out: string): Promise<void> {
  await build({
    configFile: false,
    root: join(root, source.folder),
    logLevel: 'warn',
    mode: 'production',
    // Keeps the bundler silent about files that say they are for browsers.
    plugins: [react(), sheetBesideScript(source.folder)],
    build: {
      outDir: out,
      emptyOutDir: true,
      target: 'es2022',
      minify: false,
      lib: { entry: publicScripts(source).map((file) => join(root, source.folder, file)), formats: ['es'] },
      rolldownOptions: {
        external: (id) => !/^[./\0]/.test(id) && !own.test(id),
        output: {
          preserveModules: true,
          preserveModulesRoot: join(root, 'packages'),
          entryFileNames: ({ facadeModuleId, name }) =>
            `${facadeModuleId ? placeIn(source.folder, facadeModuleId) : name}.js`,
        },
      },
    },
  })
}
