import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { RunOptions } from 'axe-core'

type Axe = typeof import('axe-core')

/** One element that breaks one rule. */
export type Finding = { readonly rule: string; readonly target: string; readonly html: string }

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * What axe finds in the page as it stands, or in the part of it that a selector names. It runs in the page itself, which
 * has no frames, is read in once for each page (parsing it takes as long as its rules), and describes violations only.
 * What is fading in has ended by then: half a fade is no contrast. Firefox is asked nothing: where axe has run, the page of the ESR dies at the next field that is filled.
 */
export async function runAxe(page: Page, options: RunOptions, within?: string): Promise<readonly Finding[]> {
  if (page.context().browser()?.browserType().name() === 'firefox') return []
  if (!(await page.evaluate(() => 'axe' in window))) await readIn(page)
  return page.evaluate(
    async ([chosen, selector]) => {
      // One that goes on for ever, or stands still, has no end to wait for; one that is called off has ended, too.
      const hasEnd = ({ playState, effect }: Animation) =>
        playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
      const endings = document
        .getAnimations()
        .filter(hasEnd)
        .map((animation) => animation.finished.catch(() => undefined))
      await Promise.all(endings)
      const { run } = Reflect.get(window, 'axe') as Axe // read in above
      const { violations } = await run(selector ?? document, {
        ...chosen,
        resultTypes: ['violations'],
        // Of what it would load before, only sound and video matter to a rule that runs.
        preload: { assets: ['media'] },
      })
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, html }) => ({ rule: id, target: target.join(' '), html })),
      )
    },
    [options, within] as const,
  )
}

/**
 * By the browser itself: what `page.evaluate` is given is run by `eval`, which takes six times as long. Its session stays
 * open: with the end of any session Chromium takes the page's virtual authenticators away.
 */
async function readIn(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const { exceptionDetails } = await session.send('Runtime.evaluate', { expression: source })
  if (exceptionDetails) throw new Error(`axe could not be read in: ${exceptionDetails.text}`)
}
