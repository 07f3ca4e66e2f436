import type { ComponentProps } from 'react'
import { expect, expectTypeOf, test } from 'vitest'
import type { FactBoxProps } from '../blocks/FactBox.tsx'
import type { PicturesProps } from '../blocks/Pictures.tsx'
import type { Island } from './Island.tsx'
import { type IslandName, type IslandProps, islandComponents } from './island-components.ts'

// The compiler checks these expectations: one that does not hold is a type error.

test('an island takes a name of the table and the props of that component, and nothing else compiles', () => {
  expectTypeOf<IslandProps<'box'>>().toEqualTypeOf<FactBoxProps>()
  expectTypeOf<IslandProps<'pictures'>>().toEqualTypeOf<PicturesProps>()
  type BoxIsland = ComponentProps<typeof Island<'box'>>
  expectTypeOf<{ title: string; paragraphs: string[] }>().toExtend<BoxIsland['props']>()
  expectTypeOf<{ title: string }>().not.toExtend<BoxIsland['props']>()
  expectTypeOf<{ title: string; paragraphs: number[] }>().not.toExtend<BoxIsland['props']>()
  expectTypeOf<'box'>().toExtend<IslandName>()
  expectTypeOf<'bx'>().not.toExtend<IslandName>()
  expectTypeOf<(props: { picture: string }) => null>().not.toExtend<BoxIsland['component']>()
})

test.each(Object.entries(islandComponents))('the code of %s can be fetched', async (_name, load) => {
  expect(await load()).toBeTypeOf('function')
})
