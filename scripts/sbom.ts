// node scripts/sbom.ts > <file> – what is installed here, as CycloneDX, by npm's own command. The build of an image writes it.
// Without imports but Node's: it runs where nothing but packages and manifests are.
import { execFileSync } from 'node:child_process'

/** As much of CycloneDX 1.5 as is read here. Source: https://cyclonedx.org/docs/1.5/json/ */
export type Bill = {
  bomFormat: string
  specVersion: string
  metadata: { component: Component }
  components: Component[]
  dependencies: { ref: string; dependsOn: string[] }[]
}
type Component = { 'bom-ref': string; name: string; version: string; type: string }

/**
 * The bill of what is installed in a folder, or of what the lock file there has for one of its packages. Needs no network. Throws
 * where packages are missing.
 */
export function softwareBill(folder: string, packageName?: string): Bill {
  const of = packageName
    ? ['--package-lock-only', '--omit=dev', `--workspace=${packageName}`]
    : ['--sbom-type=application']
  // Peers that an image leaves out on purpose are no gaps in it.
  const args = ['sbom', '--sbom-format=cyclonedx', '--legacy-peer-deps', ...of]
  const text = execFileSync('npm', args, { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 ** 2 })
  return aboutPackage(JSON.parse(text), packageName)
}

/** npm names what lies in a folder by the folder, and the bill of one package by all of them. */
export function aboutPackage(bill: Bill, packageName?: string): Bill {
  const named = (component: Component) => ({ ...component, name: nameIn(component['bom-ref']) })
  const all = [bill.metadata.component, ...bill.components].map(named)
  const [whole] = all
  const subject = packageName ? all.find(({ name }) => name === packageName) : whole
  if (!subject || !whole) throw new Error(`There is no ${packageName} in the bill`)
  const others = new Set([whole['bom-ref'], subject['bom-ref']])
  return {
    ...bill,
    metadata: { ...bill.metadata, component: subject },
    components: all.filter((component) => !others.has(component['bom-ref'])),
    dependencies: bill.dependencies.filter(({ ref }) => subject === whole || ref !== whole['bom-ref']),
  }
}

const nameIn = (reference: string) => reference.slice(0, reference.lastIndexOf('@'))

if (import.meta.main) process.stdout.write(`${JSON.stringify(softwareBill(process.cwd()), null, 2)}\n`)
