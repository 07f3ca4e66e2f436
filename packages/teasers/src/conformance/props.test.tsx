// @vitest-environment jsdom
import { testProps } from '@leserkonto/ui/testing/props-suite.tsx'
import { teasers } from './registry.tsx'

testProps(teasers)
