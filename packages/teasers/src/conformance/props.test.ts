// @vitest-environment jsdom
import { testProps } from '@leserkonto/ui/testing/props-suite.tsx'
import { teasers } from '../testing/teasers.ts'

testProps(teasers)
