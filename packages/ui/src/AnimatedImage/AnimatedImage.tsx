'use client'

import type { ComponentProps } from 'react'
import { useOwnRef } from '../hooks/use-own-ref.ts'
import { useReveal } from '../hooks/use-reveal.ts'
import { Image, type ImageProps } from '../Image/Image.tsx'
import { classNames } from '../parts/class-names.ts'
import { oneOf } from '../parts/one-of.ts'
import classes from './AnimatedImage.module.css'

export const imageAnimations = ['fadeIn', 'fadeInLeft', 'growIn'] as const

/** How a picture comes. Source: docs/spec/blocks.md#animatedimage. */
export type ImageAnimation = (typeof imageAnimations)[number]

export type AnimatedImageProps = Omit<ComponentProps<'div'>, 'children'> &
  Pick<ImageProps, 'src' | 'alt' | 'damId' | 'ratio' | 'focus'> & {
    /** @default 'fadeIn' */
    animation?: ImageAnimation | undefined
  }

/**
 * A picture that comes with a motion, once, when at least half of it is in view, or when it fills the view. Without
 * scripts and under reduced motion it is simply there.
 */
export function AnimatedImage({
  animation,
  src,
  alt,
  damId,
  ratio,
  focus,
  className,
  ref,
  ...rest
}: AnimatedImageProps) {
  const frame = useOwnRef(ref)
  const reveal = useReveal(frame, 0.5)
  return (
    <div
      {...rest}
      ref={frame}
      className={classNames(classes.animated, className)}
      data-animation={oneOf('AnimatedImage', 'animation', animation, imageAnimations, 'fadeIn')}
      data-reveal={reveal}
    >
      <Image src={src} alt={alt} damId={damId} ratio={ratio} focus={focus} className={classes.image} />
    </div>
  )
}
