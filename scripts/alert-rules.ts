// Checks deploy/prometheus with promtool: the rules, and what they would have told. Installs it where it may; ends with code 3,
// which is said at the end of the checks, where there is none.
import { spawnSync } from 'node:child_process'
import { root } from './bootstrap/root.mjs'
import { installDebianPackage } from './checks/debian-package.ts'
import { notAvailableCode } from './checks/not-available.ts'

const isThere = () => spawnSync('promtool', ['--version']).error === undefined
if (!isThere() && !((await installDebianPackage('prometheus')) && isThere())) {
  console.log("promtool is missing (Debian's package prometheus)")
  process.exit(notAvailableCode)
}
for (const args of [
  ['check', 'rules', 'deploy/prometheus/alerts.yml'],
  ['test', 'rules', 'deploy/prometheus/alerts.test.yml'],
]) {
  const { status, stdout, stderr } = spawnSync('promtool', args, { cwd: root, encoding: 'utf8' })
  if (status === 0) continue
  console.error(stdout + stderr)
  process.exit(1)
}
