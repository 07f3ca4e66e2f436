import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ensureInstalled } from '../../scripts/bootstrap/install.mjs'
import { withTemporaryFolder } from '../../scripts/checks/temporary-folder.ts'
import type { Measure } from './budgets.ts'

const run = promisify(execFile)
const cli = join(import.meta.dirname, 'lighthouse/node_modules/lighthouse/cli/index.js')
const attempts = 3

const scores = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const times = {
  firstPaint: 'first-contentful-paint',
  largestPaint: 'largest-contentful-paint',
  shift: 'cumulative-layout-shift',
  blocked: 'total-blocking-time',
} as const satisfies Partial<Record<Measure, string>>

/** Lighthouse's results for a page. */
export type LighthouseNumbers = Record<(typeof scores)[number] | keyof typeof times, number> & {
  /** Speed of the processor as measured by Lighthouse; 1,500 and more on an idle desktop. */
  readonly processor: number
}

/** The part of Lighthouse's report that is read here. */
type Report = {
  runtimeError?: { message: string }
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number; score: number | null; title: string }>
  environment: { benchmarkIndex: number }
}

/** Installs Lighthouse next to this file if it is missing, because it is not a dependency of the project. */
export const installLighthouse = (): Promise<void> =>
  ensureInstalled('all', join(import.meta.dirname, 'lighthouse'))

/** One run with Lighthouse's own settings: a phone, slow 4G as simulated, a processor four times as slow. */
export async function lighthouse(url: string, chromium: string): Promise<LighthouseNumbers> {
  for (let attempt = 1; ; attempt += 1) {
    const { runtimeError, categories, audits, environment } = await report(url, chromium)
    // On a busy machine the browser sometimes loses the beginning of a trace; this is no fault of the page.
    if (runtimeError && attempt < attempts) continue
    if (runtimeError) throw new Error(`Lighthouse on ${url}: ${runtimeError.message}`)
    const scored = scores.map((name) => [name, Math.round(100 * (categories[name]?.score ?? 0))])
    const timed = Object.entries(times).map(([name, audit]) => [name, audits[audit]?.numericValue])
    return { ...Object.fromEntries([...scored, ...timed]), processor: environment.benchmarkIndex }
  }
}

async function report(url: string, chromium: string): Promise<Report> {
  const flags = [
    '--headless=new',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ]
  if (process.getuid?.() === 0) flags.push('--no-sandbox')
  const options = [
    '--output=json',
    '--quiet',
    '--no-enable-error-reporting',
    `--only-categories=${scores.join(',')}`,
    `--chrome-flags=${flags.join(' ')}`,
  ]
  return withTemporaryFolder(async (folder) => {
    // Into a file, because its standard output may be cut off at the end.
    const file = join(folder, 'report.json')
    const env = { ...process.env, CHROME_PATH: chromium }
    // It ends with 1 when the run failed, and says why in its report.
    await run(process.execPath, [cli, url, ...options, `--output-path=${file}`], { env }).catch(
      () => undefined,
    )
    return JSON.parse(readFileSync(file, 'utf8'))
  })
}
