// @vitest-environment jsdom

import { blocks } from '../testing/blocks.ts'
import { testHydration } from '../testing/hydration-suite.ts'

testHydration(blocks)
