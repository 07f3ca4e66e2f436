import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { root } from '../bootstrap/root.mjs'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
type Rules = { groups: { rules: { alert: string; labels: { severity: string } }[] }[] }
type Tries = { tests: { alert_rule_test: { alertname: string; exp_alerts?: unknown[] }[] }[] }

const { groups }: Rules = parse(read('deploy/prometheus/alerts.yml'))
const { tests }: Tries = parse(read('deploy/prometheus/alerts.test.yml'))
const alerts = groups.flatMap(({ rules }) => rules)
const tries = tests.flatMap(({ alert_rule_test }) => alert_rule_test)

test('each alert is tried by promtool where it fires and where it does not', () => {
  expect(alerts.length).toBeGreaterThan(20)
  const fires = (name: string) =>
    tries.filter(({ alertname }) => alertname === name).map(({ exp_alerts = [] }) => exp_alerts.length > 0)
  for (const { alert } of alerts)
    expect([alert, [...new Set(fires(alert))].sort()]).toEqual([alert, [false, true]])
})

test('incidents.md begins with a row for each alert, and says how urgent it is', () => {
  const rows = read('docs/operations/incidents.md').match(/^\| `Leserkonto\w+` \| \w+ \|/gm)
  expect(rows?.toSorted()).toEqual(
    alerts.map(({ alert, labels }) => `| \`${alert}\` | ${labels.severity} |`).toSorted(),
  )
})
