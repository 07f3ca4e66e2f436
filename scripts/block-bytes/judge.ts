import type { BlockBytes } from './measure.ts'

/** Blocks that use Mantine; its core is shared, so a page with several of them loads it once. */
const onMantine = new Set([
  'Checkbox',
  'EditionTheme',
  'bare-theme',
  'Input',
  'PasswordField',
  'Radio',
  'RadioGroup',
  'Select',
  'Tabs',
  'Textarea',
])

/** Blocks that use Swiper. */
const onSwiper = new Set(['CardSlider', 'ImageSlider', 'Slider', 'VideoSlider'])

/** Blocks on the browser's dialog instead of a library's (25 kB). Source: docs/spec/blocks.md#native-controls. */
const overlays = new Set(['AdvertorialLightbox', 'Lightbox', 'ModalFlyout', 'Overlay', 'SlideOutPanel'])

/** Blocks that consist of a dozen others: picture, badges, link, date, placeholders. */
const composed = new Set(['ArticleTeaser', 'CardTeaser', 'TeaserGrid'])

/** Maximum brotli bytes of a block's scripts without React. */
export function jsCeiling(block: string): number {
  if (overlays.has(block)) return 2_048
  // The flyout and two paragraphs of text.
  if (block === 'SponsoredTopicFlyout') return 2_400
  if (composed.has(block)) return 7_350
  if (onMantine.has(block)) return 13_500
  if (onSwiper.has(block)) return 32_000
  return 6_000
}

/** No list of ours is worth a positioning library (17–29 kB). Source: docs/spec/blocks.md#native-controls. */
const unwanted = /@floating-ui|components\/(Combobox|Select|Popover|Tooltip|Drawer|Modal)\//

/** What is wrong with the weight of a block; empty if nothing is. */
export function faultsOf({ block, js, modules }: BlockBytes): readonly string[] {
  const uses = (name: string) => modules.some((module) => module.includes(`/node_modules/${name}/`))
  return [
    js > jsCeiling(block) && `${js} B of scripts, ${jsCeiling(block)} allowed`,
    modules.some((module) => unwanted.test(module)) && 'pulls a part of Mantine that no block needs',
    !onMantine.has(block) && uses('@mantine/core') && 'pulls Mantine',
    !onSwiper.has(block) && uses('swiper') && 'pulls Swiper',
  ].filter((fault) => fault !== false)
}
