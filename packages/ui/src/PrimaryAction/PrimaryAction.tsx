'use client'

import type { HTMLAttributes, Ref } from 'react'
import { Button } from '../Button/Button.tsx'
import { type AnyIcon, iconNode } from '../Icon/icon-node.tsx'
import { LinkButton } from '../LinkButton/LinkButton.tsx'
import { devWarning } from '../parts/dev-warning.ts'

export type { AnyIcon } from '../Icon/icon-node.tsx'

/** The one thing a block asks for: it leads somewhere or it acts. Source: docs/spec/blocks.md#primaryaction. */
export type Action = {
  text: string
  icon?: AnyIcon | undefined
} & ({ href: string; onClick?: never } | { onClick: () => void; href?: never })

export type PrimaryActionProps = Action &
  Omit<HTMLAttributes<HTMLElement>, 'onClick' | 'children'> & { ref?: Ref<HTMLElement> }

/**
 * The most important action of a block, as a link when it has an address, else as a button; nothing without a text.
 * Source: docs/spec/blocks.md#primaryaction.
 */
export function PrimaryAction({ text, icon, href, onClick, ref, ...rest }: PrimaryActionProps) {
  if (!text?.trim()) {
    devWarning('PrimaryAction', 'is left out without a text')
    return null
  }
  const sign = iconNode(icon)
  // Each element gets a ref that asks for less than it is.
  return href === undefined ? (
    <Button {...rest} ref={ref as Ref<HTMLButtonElement>} icon={sign} onClick={onClick}>
      {text}
    </Button>
  ) : (
    <LinkButton {...rest} ref={ref as Ref<HTMLAnchorElement>} icon={sign} href={href}>
      {text}
    </LinkButton>
  )
}
