'use client'

import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react'
import { classNames } from '../parts/class-names.ts'
import { oneOf } from '../parts/one-of.ts'
import classes from './Button.module.css'

export const buttonVariants = ['primary', 'secondary', 'tertiary'] as const
export const buttonSizes = ['medium', 'large', 'responsive'] as const

/** How a button looks, whether it acts or leads somewhere. Source: docs/spec/blocks.md#button. */
export type ButtonLook = {
  /** One primary per screen; tertiary is a link that acts. @default 'primary' */
  variant?: (typeof buttonVariants)[number] | undefined
  /** Brightness of the ground it is on: `dark` turns ink and paper around. @default 'light' */
  brightness?: 'light' | 'dark' | undefined
  /** `responsive` is as wide as its container up to 480 px. @default 'medium' */
  size?: (typeof buttonSizes)[number] | undefined
  /** Stands before the text. */
  icon?: ReactNode
  children: ReactNode
}

export type ButtonProps = ButtonLook &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'children'> & {
    /** @default 'button' */
    type?: 'button' | 'submit' | 'reset'
    /** The action runs: a spinner covers icon and text, clicks and submits are ignored, focus and name stay. @default false */
    loading?: boolean
    ref?: Ref<HTMLButtonElement>
  }

/** The class and data attributes of the look, for what is no button but looks like one. */
export function buttonLook({ variant, brightness, size }: Partial<ButtonLook>) {
  return {
    className: classes.button ?? '',
    'data-variant': oneOf('Button', 'variant', variant, buttonVariants, 'primary'),
    'data-brightness': oneOf('Button', 'brightness', brightness, ['light', 'dark'], 'light'),
    'data-size': oneOf('Button', 'size', size, buttonSizes, 'medium'),
  }
}

/** Acts. A disabled one ignores everything; a loading one keeps its place in the tab order and swallows clicks. */
export function Button({
  variant,
  brightness,
  size,
  icon,
  type = 'button',
  loading = false,
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const look = buttonLook({ variant, brightness, size })
  // Also stops the submit that Enter in a field asks of the form's submit button.
  const ignoreWhileLoading = (event: MouseEvent<HTMLButtonElement>) => {
    if (!loading) return onClick?.(event)
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <button
      {...rest}
      {...look}
      className={classNames(look.className, className)}
      type={type}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={ignoreWhileLoading}
    >
      <ButtonFace icon={icon} loading={loading}>
        {children}
      </ButtonFace>
    </button>
  )
}

/** What is in a button: icon and text, and over them the spinner, so that the button keeps its width. */
export const ButtonFace = ({
  icon,
  loading = false,
  children,
}: Pick<ButtonProps, 'icon' | 'loading' | 'children'>) => (
  <>
    {loading && <span className={classes.spinner} aria-hidden="true" />}
    {icon && (
      <span className={classes.icon} aria-hidden="true">
        {icon}
      </span>
    )}
    <span className={classes.text}>{children}</span>
  </>
)
