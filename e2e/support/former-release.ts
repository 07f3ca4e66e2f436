import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import former from '../../prisma/former-release.json' with { type: 'json' }
import { root } from '../../scripts/bootstrap/root.mjs'
import { checkOutRelease, whyNoRelease } from '../../scripts/checks/release.ts'
import { unlessDone } from '../../scripts/stack/fingerprint.ts'
import { runNode } from '../../scripts/stack/run-node.ts'

// What is built is kept from one run to the next: it takes as long as all the rest of the test.
const kept = 'node_modules/.cache/leserkonto/former-release'
const parts = ['apps/api/src/store/generated', 'dist/portal-server']
const building = {
  reads: ['package-lock.json', 'prisma/former-release.json', 'e2e/support/former-release.ts'],
  writes: kept,
  stamp: `${kept}/stamp`,
}

/** Whether the history here has the former release. */
export const hasFormerRelease = (): boolean => !whyNoRelease(former.commit)

/**
 * Puts the former release into an empty folder, ready to run, with a database client and pages made by its own code. Only
 * the scripts and sheets of browsers are those of today: building them takes long, and the service hands them out unread.
 */
export async function prepareFormerRelease(folder: string): Promise<void> {
  await checkOutRelease(former.commit, folder)
  await unlessDone(building, async () => {
    await build(folder)
    rmSync(join(root, kept), { recursive: true, force: true })
    for (const part of parts) cpSync(join(folder, part), join(root, kept, part), { recursive: true })
    return true
  })
  for (const part of parts) cpSync(join(root, kept, part), join(folder, part), { recursive: true })
  for (const name of readdirSync(join(root, 'dist')).filter(
    (one) => !['portal-server', 'drawn'].includes(one),
  ))
    symlinkSync(join(root, 'dist', name), join(folder, 'dist', name))
  // The former release reads the page that the build draws from a file of its own.
  const { signIn } = JSON.parse(readFileSync(join(root, 'dist/drawn/pages.json'), 'utf8'))
  mkdirSync(join(folder, 'dist/drawn'))
  writeFileSync(join(folder, 'dist/drawn/sign-in.json'), JSON.stringify(signIn))
}

async function build(folder: string): Promise<void> {
  mkdirSync(join(folder, 'dist'))
  const modules = join(folder, 'node_modules')
  await runNode([join(modules, 'prisma/build/index.js'), 'generate'], {}, folder)
  const production = { NODE_ENV: 'production' }
  await runNode(
    [join(modules, 'vite/bin/vite.js'), 'build', '--ssr'],
    production,
    join(folder, 'packages/pages'),
  )
}
