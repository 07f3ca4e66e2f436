// @vitest-environment jsdom
import { testHydration } from '@leserkonto/ui/testing/hydration-suite.tsx'
import { teasers } from './registry.tsx'

testHydration(teasers)
