import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../bootstrap/root.mjs'

const program = join(root, 'node_modules/@squawk-cli/linux-x64/bin/squawk')

/** Whether squawk is here: npm installs it on Linux with an x64 processor, where the checks run. */
export const canJudgeMigrations = (): boolean => existsSync(program)

/**
 * What is wrong with the SQL of a migration that runs beside the former release: the names of squawk's rules it breaks.
 * Throws if squawk cannot be run.
 */
export function judgeMigration(sql: string): string[] {
  // PostgreSQL takes a migration as one transaction, but for the only statement that may not be in one.
  const inTransaction = /\bCONCURRENTLY\b/.test(sql) ? [] : ['--assume-in-transaction']
  const args = ['--config', join(root, '.squawk.toml'), '--reporter', 'json', ...inTransaction]
  const { stdout, stderr } = spawnSync(program, args, { input: sql, encoding: 'utf8' })
  if (!stdout.startsWith('[')) throw new Error(`squawk did not run: ${stderr}`)
  return (JSON.parse(stdout) as { rule_name: string }[]).map((broken) => broken.rule_name)
}
