'use client'

import { fullName } from '@leserkonto/rules'
import { uiTexts } from '@leserkonto/texts'
import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react'
import { useWords } from '../hooks/use-words.ts'
import { classNames } from '../parts/class-names.ts'
import { imageAddress } from '../parts/image-sources.ts'
import { oneOf } from '../parts/one-of.ts'
import classes from './Avatar.module.css'
import { type HyphenReading, initials } from './initials.ts'

export type { HyphenReading } from './initials.ts'

export const avatarSizes = ['small', 'medium', 'large'] as const

/** The part of an account an avatar shows. */
export type AvatarUser = {
  given_name?: string | null | undefined
  family_name?: string | null | undefined
  profilePicture?: string | null | undefined
}

export type AvatarProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** Nobody when missing. */
  user?: AvatarUser | null | undefined
  /** 32, 44 or 96 px. @default 'medium' */
  size?: (typeof avatarSizes)[number] | undefined
  /** What is shown of somebody without initials. @default 'letter' for a user, 'icon' for nobody */
  fallback?: 'letter' | 'icon' | undefined
  /** How a hyphen in the family name is read. @default 'cutFirst' */
  hyphen?: HyphenReading | undefined
  /** The name is beside it, so assistive technology skips the picture. @default false */
  decorative?: boolean
}

/**
 * A person as a round picture; without one, or when it cannot be loaded, as initials; without these as the letter U or
 * an icon. Source: docs/spec/blocks.md#avatar.
 */
export function Avatar({
  user,
  size,
  fallback = user ? 'letter' : 'icon',
  hyphen,
  decorative = false,
  className,
  ...rest
}: AvatarProps) {
  const words = useWords('avatar', uiTexts.avatar)
  const [givenName, familyName] = [user?.given_name ?? '', user?.family_name ?? '']
  const picture = imageAddress(user?.profilePicture)
  const name = fullName({ givenName: givenName.trim(), familyName: familyName.trim() })
  return (
    <span
      {...rest}
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name || words.unknown })}
      className={classNames(classes.avatar, className)}
      data-size={oneOf('Avatar', 'size', size, avatarSizes, 'medium')}
    >
      <Sign letters={initials(givenName, familyName, hyphen)} fallback={fallback} />
      {picture && <Portrait key={picture} src={picture} />}
    </span>
  )
}

const Sign = ({ letters, fallback }: { letters: string; fallback: 'letter' | 'icon' }) =>
  letters || fallback === 'letter' ? <span>{letters || 'U'}</span> : <PersonGlyph />

/** Lies over the initials, so that they are there while it loads and again when it fails. */
function Portrait({ src }: { src: string }) {
  const picture = useRef<HTMLImageElement>(null)
  const [isBroken, setBroken] = useState(false)
  // It may have failed before hydration attached the listener.
  useLayoutEffect(() => {
    if (picture.current?.complete && picture.current.naturalWidth === 0) setBroken(true)
  }, [])
  if (isBroken) return null
  return (
    <img
      ref={picture}
      src={src}
      alt=""
      // Otherwise the server's page would preload it, before the picture that matters.
      fetchPriority="low"
      onError={() => setBroken(true)}
    />
  )
}

const PersonGlyph = () => (
  <svg className={classes.person} viewBox="0 0 24 24" aria-hidden="true">
    <path
      d="M12 12.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20c1-3.6 4-5 7.5-5s6.5 1.4 7.5 5"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
    />
  </svg>
)
