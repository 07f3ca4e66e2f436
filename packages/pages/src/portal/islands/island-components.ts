import type { ComponentProps } from 'react'

/** Every part of a page that becomes interactive in the browser, by its name in the markup. Its code is loaded on demand. */
// `then`, not `await`: with `await` the bundler makes each line three times as long, and every page loads this table.
export const islandComponents = {
  box: () => import('../FactBox.tsx').then((part) => part.FactBox),
  cards: () => import('../Cards.tsx').then((part) => part.Cards),
  comparison: () => import('../Comparison.tsx').then((part) => part.Comparison),
  header: () => import('@leserkonto/ui/ContentHeader').then((part) => part.ContentHeader),
  picture: () => import('../LargePicture.tsx').then((part) => part.LargePicture),
  pictures: () => import('@leserkonto/ui/ImageSlider').then((part) => part.ImageSlider),
  sponsored: () => import('../SponsoredHeader.tsx').then((part) => part.SponsoredHeader),
  videos: () => import('../Videos.tsx').then((part) => part.Videos),
}

/** Name of a part of the table. */
export type IslandName = keyof typeof islandComponents

/** Props of a part's component. */
export type IslandProps<Name extends IslandName> = ComponentProps<
  Awaited<ReturnType<(typeof islandComponents)[Name]>>
>
