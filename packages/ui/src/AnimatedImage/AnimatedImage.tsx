import type { ComponentProps } from 'react'
import { classNames } from '../class-names/class-names.tsx'
import { Image, type ImageProps } from '../Image/Image.tsx'
import { oneOf } from '../one-of/one-of.tsx'
import { useOwnRef } from '../use-own-ref/use-own-ref.tsx'
import { useReveal } from '../use-reveal/use-reveal.tsx'
import classes from './AnimatedImage.module.css'

export const imageAnimations = ['fadeIn', 'fadeInLeft', 'growIn'] as const

/** How a picture comes. Source: seed presentation §4. */
export type ImageAnimation = (typeof imageAnimations)[number]

export type AnimatedImageProps = Omit<ComponentProps<'div'>, 'children'> &
  Pick<ImageProps, 'src' | 'alt' | 'damId' | 'ratio'> & {
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
      <Image src={src} alt={alt} damId={damId} ratio={ratio} className={classes.image} />
    </div>
  )
}
