import { testServer } from '@leserkonto/ui/testing/server-suite.tsx'
import { teasers } from '../testing/teasers.ts'

testServer(teasers)
