// Checks deploy/prometheus with promtool: the rules, and what they would have told. Ends with code 3 where there is none.
import { spawnSync } from 'node:child_process'
import { root } from './bootstrap/root.mjs'
import { notAvailableCode } from './checks/not-available.ts'

const checks = [
  ['check', 'rules', 'deploy/prometheus/alerts.yml'],
  ['test', 'rules', 'deploy/prometheus/alerts.test.yml'],
]
for (const args of checks) {
  const { error, status, stdout, stderr } = spawnSync('promtool', args, { cwd: root, encoding: 'utf8' })
  if (error) {
    console.log("promtool is missing (Debian's package prometheus)")
    process.exit(notAvailableCode)
  }
  if (status !== 0) {
    console.error(stdout + stderr)
    process.exit(1)
  }
}
