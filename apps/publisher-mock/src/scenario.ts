import type { Fault } from './faults.ts'
import { refusal } from './refusal.ts'

/** What the test header asks for: a separate data set and a fault. */
export type Scenario = { session: string | null; fault: Fault | null }

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const latency = /^crm-latency:(\d{1,5})$/

const faults: Record<string, Fault | null> = {
  'crm-500': { kind: 'status', status: 500 },
  'crm-503': { kind: 'status', status: 503 },
  'crm-timeout': { kind: 'timeout' },
  'crm-malformed': { kind: 'malformed' },
  'crm-empty': { kind: 'empty' },
  'crm-conflict': { kind: 'conflict' },
  'mail-down': null, // the account service's own matter
  none: null,
}

const invalid = (part: string) =>
  refusal(400, 'SCENARIO_INVALID', `X-Mock-Scenario has a ${part} that is not known.`)

const readFault = (value: string): Fault | null => {
  const latencyMs = latency.exec(value)?.[1]
  if (latencyMs) return { kind: 'latency', latencyMs: Number(latencyMs) }
  const fault = Object.hasOwn(faults, value) ? faults[value] : undefined
  if (fault === undefined) throw invalid('fault') // a misspelt fault must not let a test pass
  return fault
}

/** Reads `session=<uuid>;fault=<name>[:value];persona=<key>`; 400 for anything else. */
export const readScenario = (header: string | undefined): Scenario => {
  const scenario: Scenario = { session: null, fault: null }
  for (const part of (header ?? '').split(';').map((text) => text.trim())) {
    if (part === '') continue
    const [name, value = ''] = part.split('=', 2)
    if (name === 'session' && uuid.test(value)) scenario.session = value.toLowerCase()
    else if (name === 'fault') scenario.fault = readFault(value)
    else if (name !== 'persona') throw invalid('part') // persona is for the browser app alone
  }
  return scenario
}
