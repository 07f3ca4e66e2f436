import { testServer } from '@leserkonto/ui/testing/server-suite.tsx'
import { teasers } from './registry.ts'

testServer(teasers)
