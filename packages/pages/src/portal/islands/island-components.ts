import type { ComponentProps } from 'react'

/** Every part of a page that becomes interactive in the browser, by its name in the markup. Its code is loaded on demand. */
// `then`, not `await`: with `await` the bundler makes each line three times as long, and every page loads this table.
export const islandComponents = {
  answers: () => import('../blocks/Answers.tsx').then((part) => part.Answers),
  box: () => import('../blocks/FactBox.tsx').then((part) => part.FactBox),
  cards: () => import('../blocks/Cards.tsx').then((part) => part.Cards),
  comparison: () => import('../blocks/Comparison.tsx').then((part) => part.Comparison),
  figures: () => import('../blocks/Figures.tsx').then((part) => part.Figures),
  header: () => import('@leserkonto/ui/ContentHeader').then((part) => part.ContentHeader),
  motion: () => import('../blocks/MovingPicture.tsx').then((part) => part.MovingPicture),
  picture: () => import('../blocks/LargePicture.tsx').then((part) => part.LargePicture),
  pictures: () => import('../blocks/Pictures.tsx').then((part) => part.Pictures),
  sponsored: () => import('../blocks/SponsoredHeader.tsx').then((part) => part.SponsoredHeader),
  topics: () => import('./Topics.tsx').then((part) => part.Topics),
  videos: () => import('../blocks/Videos.tsx').then((part) => part.Videos),
}

/** Name of a part of the table. */
export type IslandName = keyof typeof islandComponents

/** Props of a part's component. */
export type IslandProps<Name extends IslandName> = ComponentProps<
  Awaited<ReturnType<(typeof islandComponents)[Name]>>
>
