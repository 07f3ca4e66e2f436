import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { faultsOf } from './judge.ts'
import { blockNames, bytesOf } from './measure.ts'

// Under a test runner Vite would build for development.
beforeEach(() => vi.stubEnv('NODE_ENV', 'production'))
afterEach(() => vi.unstubAllEnvs())

test.each(blockNames())('%s weighs no more than it may and pulls nothing it should not', async (block) => {
  expect(faultsOf(await bytesOf(block))).toEqual([])
})

test.each([
  ['an overlay over 2 kB', { block: 'Lightbox', js: 2_049, modules: [] }, 1],
  ['an overlay with its words over 2.4 kB', { block: 'SponsoredTopicFlyout', js: 2_401, modules: [] }, 1],
  [
    'Mantine in a block of content',
    { block: 'Badge', js: 1, modules: ['/x/node_modules/@mantine/core/esm/core/Box/Box.mjs'] },
    1,
  ],
  [
    'a positioning library',
    { block: 'Select', js: 1, modules: ['/x/node_modules/@floating-ui/react/index.mjs'] },
    1,
  ],
  [
    "Mantine's list",
    { block: 'Select', js: 1, modules: ['/x/node_modules/@mantine/core/esm/components/Select/Select.mjs'] },
    1,
  ],
  [
    'what is allowed',
    { block: 'Input', js: 13_500, modules: ['/x/node_modules/@mantine/core/esm/core/Box/Box.mjs'] },
    0,
  ],
])('%s is judged', (_, measured, faults) => {
  expect(faultsOf({ css: 0, ...measured })).toHaveLength(faults)
})
