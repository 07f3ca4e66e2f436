import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../bootstrap/root.mjs'

/**
 * Copies the tree as it is, committed or not, so that a mutant is never in the one that somebody works on. Installed packages
 * are linked one by one: the folder as a whole would lead our own packages back here.
 */
export function copyHouse(to: string): void {
  const listed = execFileSync('git', ['ls-files', '-coz', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  const generated = globSync('apps/*/src/**/generated', { cwd: root })
  for (const file of [...listed.split('\0').filter(Boolean), ...generated]) {
    if (!existsSync(join(root, file))) continue
    mkdirSync(dirname(join(to, file)), { recursive: true })
    cpSync(join(root, file), join(to, file), { recursive: true, verbatimSymlinks: true })
  }
  for (const modules of ['node_modules', ...globSync('{apps,packages}/*/node_modules', { cwd: root })])
    linkPackages(join(root, modules), join(to, modules))
}

function linkPackages(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from)) {
    // Vite and vitest write here.
    if (name.startsWith('.') && name !== '.bin') continue
    // Links to the packages of this repository: as relative ones they lead to those of the copy.
    if (name === '@leserkonto')
      cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true })
    else symlinkSync(join(from, name), join(to, name))
  }
}
