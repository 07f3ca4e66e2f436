// npm run bench -- pages – overview, article and login of the production build on a phone: Lighthouse three times each,
// transferred bytes, a real touch, and the server's speed, each median with its budget. Exits with 1 if a page misses a
// required budget. Installs Lighthouse under bench/pages/ at its first run (docs/decisions/0008).
import { availableParallelism, loadavg } from 'node:os'
import { fieldLabels, sessionTexts, uiTexts } from '@leserkonto/texts'
import { type Browser, chromium, type Page } from '@playwright/test'
import { findChromium } from '../scripts/checks/chromium.ts'
import { gradeOf, type Measure, measures, type Numbers, overviewAims } from './pages/budgets.ts'
import { installLighthouse, lighthouse } from './pages/lighthouse.ts'
import { rendersPerSecond } from './pages/renders.ts'
import { visit } from './pages/visit.ts'
import { type Running, withServices } from './running-services.ts'
import { median } from './shift.ts'

const rounds = 3
// A reader looks before the next touch.
const pauseMs = 500
const articleId = 'az-bildergalerie-herbst'

type MeasuredPage = {
  readonly name: 'overview' | 'article' | 'login'
  readonly path: string
  readonly budget: 'content' | 'login'
  /** What a reader does there first. */
  readonly use: (page: Page) => Promise<void>
}

async function turnSlider(page: Page): Promise<void> {
  const next = page.getByRole('button', { name: uiTexts.slider.next }).first()
  await next.scrollIntoViewIfNeeded()
  await page.waitForTimeout(pauseMs)
  for (let turn = 0; turn < 2; turn += 1) {
    await next.tap()
    await page.waitForTimeout(pauseMs)
  }
}

async function tryToLogIn(page: Page): Promise<void> {
  const form = page.getByRole('tabpanel', { name: sessionTexts.tabs.login })
  await form.getByLabel(fieldLabels.email).pressSequentially('leserin@example.test')
  await form.getByRole('button', { name: sessionTexts.login.submit, exact: true }).tap()
}

const pages: readonly MeasuredPage[] = [
  { name: 'overview', path: '/overview', budget: 'content', use: turnSlider },
  { name: 'article', path: `/artikel/${articleId}`, budget: 'content', use: turnSlider },
  { name: 'login', path: '/service/profil/loginRegister', budget: 'login', use: tryToLogIn },
]

/** The median of each number over the rounds. */
function medians(all: readonly Numbers[]): Numbers {
  const names = Object.keys(measures) as Measure[] // the keys of an object of ours
  const middle = names.map((name) => [name, median(all.map((numbers) => numbers[name]))])
  return Object.fromEntries(middle)
}

function print({ name, budget }: MeasuredPage, numbers: Numbers): boolean {
  const line = (...cells: (string | number)[]) =>
    console.log(
      cells.map((cell, index) => String(cell)[index === 0 ? 'padEnd' : 'padStart'](index ? 10 : 22)).join(''),
    )
  console.log()
  line(name, 'measured', 'must', 'stretch', 'moonshot', 'keeps')
  let holds = true
  for (const [key, measure] of Object.entries(measures)) {
    const value = numbers[key as Measure] // the same keys
    const grade = gradeOf(value, measure[budget], 'higherIsBetter' in measure)
    holds &&= grade !== undefined
    line(measure.label, value.toFixed(measure.digits), ...measure[budget], grade ?? 'NOTHING')
  }
  return holds
}

function printAims(numbers: Numbers): void {
  for (const [key, aim] of Object.entries(overviewAims)) {
    const { label, digits } = measures[key as keyof typeof overviewAims] // the same keys
    const value = numbers[key as keyof typeof overviewAims]
    console.log(`aim: ${label} ${value.toFixed(digits)} of ${aim}, ${value <= aim ? 'reached' : 'MISSED'}`)
  }
}

async function measure(running: Running, browser: Browser, path: string): Promise<void> {
  const origin = running.api.replace('127.0.0.1', 'az.localhost')
  const renders = await rendersPerSecond(running.publisher, articleId)
  for (const page of pages) {
    const all: Numbers[] = []
    // One visit before, so that the pictures are drawn already.
    await visit(browser, origin + page.path, page.use)
    for (let round = 0; round < rounds; round += 1) {
      const judged = await lighthouse(origin + page.path, path)
      const seen = await visit(browser, origin + page.path, page.use)
      all.push({ ...judged, ...seen, renders: renders[page.name] })
      console.log(
        `${page.name}: LCP ${judged.largestPaint.toFixed(0)} ms, TBT ${judged.blocked.toFixed(0)} ms; processor ${judged.processor}, load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`,
      )
    }
    const middle = medians(all)
    if (!print(page, middle)) process.exitCode = 1
    if (page.name === 'overview') printAims(middle)
  }
}

await installLighthouse()
const path = await findChromium()
const browser = await chromium.launch({
  executablePath: path,
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
try {
  await withServices((running) => measure(running, browser, path))
} finally {
  await browser.close()
}
