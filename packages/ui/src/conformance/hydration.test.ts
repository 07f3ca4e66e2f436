// @vitest-environment jsdom
import { testHydration } from '../testing/hydration-suite.ts'
import { blocks } from './registry.ts'

testHydration(blocks)
