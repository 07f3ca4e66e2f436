import type { HTMLAttributes, Ref } from 'react'
import { Button } from '../Button/Button.tsx'
import { Icon, type IconName } from '../Icon/Icon.tsx'
import { LinkButton } from '../LinkButton/LinkButton.tsx'
import { devWarning } from '../parts/dev-warning.ts'

/** The one thing a block asks for: it leads somewhere or it acts. Source: docs/spec/blocks.md#primaryaction. */
export type Action = {
  text: string
  icon?: IconName | undefined
} & ({ to: string; onClick?: never } | { onClick: () => void; to?: never })

export type PrimaryActionProps = Action &
  Omit<HTMLAttributes<HTMLElement>, 'onClick' | 'children'> & { ref?: Ref<HTMLElement> }

/**
 * The most important action of a block, as a link when it has an address, else as a button; nothing without a text.
 * Source: docs/spec/blocks.md#primaryaction.
 */
export function PrimaryAction({ text, icon, to, onClick, ref, ...rest }: PrimaryActionProps) {
  if (!text?.trim()) {
    devWarning('PrimaryAction', 'is left out without a text')
    return null
  }
  const sign = icon && <Icon name={icon.name} iconStyle={icon.style} />
  // Each element gets a ref that asks for less than it is.
  return to === undefined ? (
    <Button {...rest} ref={ref as Ref<HTMLButtonElement>} icon={sign} onClick={onClick}>
      {text}
    </Button>
  ) : (
    <LinkButton {...rest} ref={ref as Ref<HTMLAnchorElement>} icon={sign} to={to}>
      {text}
    </LinkButton>
  )
}
