import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { browserSpecs } from './changed.ts'

const slices = globSync('apps/web/src/account/features/*/').map((folder) => basename(folder))
const specs = globSync('e2e/journeys/*.spec.ts')
const nothing = { blocks: [], storyFolders: [], journeys: [] }

test('a block brings its own spec, where it has one, and its stories', () => {
  expect(browserSpecs(['packages/ui/src/CardSlider/use-slides.ts'])).toEqual({
    ...nothing,
    blocks: ['e2e/blocks/card-slider.spec.ts'],
    storyFolders: ['packages/ui/src/CardSlider/'],
  })
  expect(browserSpecs(['packages/ui/src/Divider/Divider.tsx']).blocks).toEqual([])
})

test('a slice of the account area brings its stories and the journeys that begin with its name', () => {
  const slice = 'apps/web/src/account/features/session/'
  expect(browserSpecs([`${slice}LoginScreen.tsx`, `${slice}operations.ts`])).toEqual({
    ...nothing,
    storyFolders: [slice],
    journeys: ['e2e/journeys/session'],
  })
})

test('a page of the portal brings the journeys of the portal', () => {
  const { journeys } = browserSpecs(['packages/pages/src/portal/article/Article.tsx'])
  expect(journeys).toEqual(['e2e/journeys/portal'])
})

test('a spec brings itself, unless it was removed', () => {
  expect(browserSpecs(['e2e/blocks/tabs.spec.ts', 'e2e/journeys/email.spec.ts'])).toEqual({
    ...nothing,
    blocks: ['e2e/blocks/tabs.spec.ts'],
    journeys: ['e2e/journeys/email.spec.ts'],
  })
  expect(browserSpecs(['e2e/blocks/gone.spec.ts', 'e2e/journeys/gone.spec.ts'])).toEqual(nothing)
})

test('other files bring none', () => {
  expect(browserSpecs(['README.md', 'packages/rules/src/limits/limits.ts', 'apps/api/src/app.ts'])).toEqual(
    nothing,
  )
})

test('every slice of the account area has journeys of that name', () => {
  const { journeys } = browserSpecs(slices.map((slice) => `apps/web/src/account/features/${slice}/x.tsx`))
  for (const prefix of journeys)
    expect(
      specs.some((spec) => spec.startsWith(prefix)),
      prefix,
    ).toBe(true)
})
