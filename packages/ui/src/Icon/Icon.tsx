'use client'

import { uiTexts } from '@leserkonto/texts'
import { type ComponentPropsWithRef, type ReactNode, useEffect, useEffectEvent } from 'react'
import { classNames } from '../parts/class-names.ts'
import { findIcon, type IconDrawing, type IconStyle, iconStyles } from '../parts/icon-registry.ts'
import { oneOf } from '../parts/one-of.ts'
import classes from './Icon.module.css'
import { isSvgDataUri } from './svg-data-uri.ts'

/** An icon as content data names it. Source: docs/spec/blocks.md#icon. */
export type IconName = { readonly name: string; readonly style?: IconStyle | undefined }

export type IconProps = Omit<ComponentPropsWithRef<'span'>, 'onError' | 'children' | 'style'> &
  ({ name: string; src?: never } | { src: string; name?: never }) & {
    /** Style of a named icon; one the set lacks falls back to regular. @default 'regular' */
    iconStyle?: IconStyle | undefined
    /** What the icon says where no text beside it does. @default decorative, hidden from assistive technology */
    label?: string | undefined
    /** Told once per source when there is nothing to draw. @default the console */
    onError?: ((error: Error) => void) | undefined
    /** Throws instead of reporting, for tests and builds. @default false */
    strict?: boolean
    /** Stands in for an invalid icon. @default nothing */
    children?: ReactNode
  }

/**
 * A registered icon by name and style, or an SVG as a data URI, in the size of the text around it. An invalid one shows
 * the children or an empty element and reports the error; it never breaks the page. Source: docs/spec/blocks.md#icon.
 */
export function Icon({
  name,
  src,
  iconStyle,
  label,
  onError,
  strict,
  className,
  children,
  ...rest
}: IconProps) {
  const style = oneOf('Icon', 'iconStyle', iconStyle, iconStyles, 'regular')
  const drawing = name === undefined ? undefined : findIcon(name, style)
  const isValid = drawing !== undefined || (src !== undefined && isSvgDataUri(src))
  if (!isValid && strict) throw new Error(uiTexts.icon.invalidSource)
  useReport(isValid ? null : (name ?? src ?? ''), onError)
  return (
    <span
      {...rest}
      className={classNames(classes.icon, className)}
      {...(label && isValid ? { role: 'img', 'aria-label': label } : { 'aria-hidden': !children || isValid })}
    >
      {isValid ? <Picture drawing={drawing} src={src} /> : children}
    </span>
  )
}

const Picture = ({ drawing, src }: { drawing: IconDrawing | undefined; src: string | undefined }) =>
  drawing ? (
    <svg
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      fill="currentColor"
      focusable="false"
      aria-hidden="true"
    >
      <path d={drawing.path} />
    </svg>
  ) : (
    // As an image, so that nothing inside the source can run.
    <img src={src} alt="" />
  )

const toConsole = (error: Error) => console.error(error)

function useReport(invalid: string | null, onError: (error: Error) => void = toConsole) {
  const report = useEffectEvent(onError)
  useEffect(() => {
    if (invalid !== null) report(new Error(uiTexts.icon.invalidSource, { cause: invalid }))
  }, [invalid])
}
