import type { HTMLAttributes, Ref } from 'react'
import { Button } from '../Button/Button.tsx'
import { Icon, type IconName } from '../Icon/Icon.tsx'
import { LinkButton } from '../LinkButton/LinkButton.tsx'

/** The one thing a block asks for: it leads somewhere or it acts. Source: seed presentation §3. */
export type Action = {
  text: string
  icon?: IconName | undefined
} & ({ to: string; onClick?: never } | { onClick: () => void; to?: never })

export type PrimaryActionProps = Action &
  Omit<HTMLAttributes<HTMLElement>, 'onClick' | 'children'> & { ref?: Ref<HTMLElement> }

/** The most important action of a block, as a link when it has an address, else as a button. */
export function PrimaryAction({ text, icon, to, onClick, ref, ...rest }: PrimaryActionProps) {
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
