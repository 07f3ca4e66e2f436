import type { Scenario } from './scenario.ts'
import { databaseGone, databaseRestarts } from './scenarios/database.ts'
import { databaseFull, picturesFull } from './scenarios/disks.ts'
import { kills } from './scenarios/kills.ts'
import { mailFails, publisherFails } from './scenarios/neighbours.ts'
import { promotions } from './scenarios/promotions.ts'
import { rollingRestart } from './scenarios/rolling-restart.ts'
import { soak } from './scenarios/soak.ts'
import { clockSteps, frozen } from './scenarios/time.ts'

/** Every fault that is tried, in their order. */
export const scenarios: readonly Scenario[] = [
  kills,
  databaseRestarts,
  databaseGone,
  rollingRestart,
  promotions,
  publisherFails,
  mailFails,
  frozen,
  clockSteps,
  picturesFull,
  databaseFull,
  soak,
]
