'use client'

import { linkTarget } from '@leserkonto/rules'
import type { ComponentProps } from 'react'
import { useLinkSurroundings } from '../LinkProvider/LinkProvider.tsx'

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** Address as the data has it; a missing one becomes '#'. */
  href: string | null | undefined
}

/**
 * A link by the house's rules: targets on the page's own host are reduced to their path and go through the site's
 * router, all others are plain anchors; a target that would run code leads nowhere.
 * Source: docs/spec/presentation.md#link-targets.
 */
export function Link({ href: target, ...rest }: LinkProps) {
  const surroundings = useLinkSurroundings()
  const { kind, href } = linkTarget(target, surroundings)
  const { internalLink: Internal = 'a' } = surroundings
  if (kind === 'internal') return <Internal {...rest} href={href} />
  return <a {...rest} href={href} />
}
