// @vitest-environment jsdom
import { testHydration } from '../testing/hydration-suite.tsx'
import { blocks } from './registry.tsx'

testHydration(blocks)
