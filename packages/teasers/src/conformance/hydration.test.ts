// @vitest-environment jsdom
import { testHydration } from '@leserkonto/ui/testing/hydration-suite.ts'
import { teasers } from '../testing/teasers.ts'

testHydration(teasers)
