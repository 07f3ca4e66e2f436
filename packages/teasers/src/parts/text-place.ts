import type { PerLayout } from '@leserkonto/rules'

/** Where a text is shown, as the style rules know it; undefined when nowhere. */
export function textPlaceName({
  mobile,
  desktop,
}: PerLayout<boolean>): 'both' | 'mobile' | 'desktop' | undefined {
  if (mobile && desktop) return 'both'
  if (mobile) return 'mobile'
  return desktop ? 'desktop' : undefined
}
