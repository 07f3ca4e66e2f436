import { expect, test } from 'vitest'
import { afterFault, inDatabase } from '../../apps/api/src/testing/invariants.ts'
import { whyNoPostgres } from '../../scripts/checks/postgres.ts'
import { randomOf } from '../faults/random.ts'
import { kills } from '../faults/scenarios/kills.ts'

// The first row of docs/faults.md in its shortest form; FAULTS_SEED repeats a run.
const { FAULTS_SEED = String(Date.now() % 2 ** 31) } = process.env
const count = (all: object) => Object.keys(all).length
const length = 0.015
// An idle machine needs a hundredth of it.
const patienceMs = 1_800_000

test.skipIf(whyNoPostgres())(
  `three kills of two processes on one database break no promise (seed ${FAULTS_SEED})`,
  { timeout: patienceMs },
  async () => {
    const figures = await kills.run(randomOf(Number(FAULTS_SEED)), length)
    expect(figures).toMatchObject({ kills: 3, checked: count(inDatabase) + count(afterFault), broken: [] })
  },
)
