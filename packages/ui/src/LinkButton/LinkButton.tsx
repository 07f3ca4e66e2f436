import type { ComponentPropsWithRef } from 'react'
import { ButtonFace, type ButtonLook, buttonLook } from '../Button/Button.tsx'
import { Link } from '../Link/Link.tsx'
import { classNames } from '../parts/class-names.ts'

export type LinkButtonProps = ButtonLook &
  Omit<ComponentPropsWithRef<'a'>, 'href' | 'children'> & {
    /** Address as the data has it, by the rules of `Link`. */
    href: string | null | undefined
  }

/** Leads somewhere and looks like a button. */
export function LinkButton({
  variant,
  brightness,
  size,
  icon,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  const look = buttonLook({ variant, brightness, size })
  return (
    <Link {...rest} {...look} className={classNames(look.className, className)}>
      <ButtonFace icon={icon}>{children}</ButtonFace>
    </Link>
  )
}
