'use client'

import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react'
import { brokenPicturePath } from '../parts/broken-picture.ts'
import { classNames } from '../parts/class-names.ts'
import { glyph } from '../parts/glyph.tsx'
import { type ImageAddress, imageSources } from '../parts/image-sources.ts'
import { oneOf } from '../parts/one-of.ts'
import classes from './Image.module.css'

export const imageRatios = ['3/2', '16/9', '5/2', '4/3', '1/1', 'natural'] as const

/** Shape of the frame; `natural` is the picture's own. */
export type ImageRatio = (typeof imageRatios)[number]

export type ImageProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** One address, or addresses per breakpoint with optional retina variants. Without any, the failed state shows. */
  src: ImageAddress | null | undefined
  /** Text alternative; '' for a picture that adds no information. */
  alt: string
  /** Id in the media library, emitted as data attribute. */
  damId?: string | undefined
  /** @default '3/2' */
  ratio?: ImageRatio | undefined
  /** The main picture of the first view: loaded at once and first. @default false */
  priority?: boolean | undefined
  /** What no crop may lose, in percent from the left and upper edge; taken in quarters. @default the middle */
  focus?: { readonly x: number; readonly y: number } | undefined
  /** Takes the picture element itself, to measure it. */
  pictureRef?: ((picture: HTMLImageElement | null) => void) | undefined
}

/** A crossed-out picture: it could not be loaded. */
const BrokenPictureGlyph = glyph(<path d={brokenPicturePath} />, 1.5)

type LoadState = 'loading' | 'loaded' | 'failed'

/**
 * A picture in a frame of fixed shape, so that nothing moves when it arrives. A failed one leaves a grey ground with a
 * crossed-out picture and keeps its text alternative. Source: docs/spec/blocks.md#image.
 */
export function Image({
  src,
  alt,
  damId,
  ratio,
  priority = false,
  focus,
  pictureRef,
  className,
  ...rest
}: ImageProps) {
  const resolved = imageSources(src)
  const address = resolved && [resolved.src, ...resolved.sources.map(({ srcSet }) => srcSet)].join(' ')
  return (
    <span
      {...rest}
      className={classNames(classes.frame, className)}
      data-ratio={oneOf('Image', 'ratio', ratio, imageRatios, '3/2')}
      data-dam-id={damId}
      data-focus-x={quarterOf(focus?.x)}
      data-focus-y={quarterOf(focus?.y)}
    >
      {/* Another address is another picture: it starts again at 'loading'. */}
      <Picture key={address} resolved={resolved} alt={alt} priority={priority} pictureRef={pictureRef} />
    </span>
  )
}

/** Without a style attribute, which a strict policy refuses, there are five places; the middle need not be said. */
function quarterOf(percent: number | undefined): number | undefined {
  const quarter = Math.round((percent ?? 50) / 25)
  return quarter >= 0 && quarter <= 4 && quarter !== 2 ? quarter : undefined
}

type PictureProps = Pick<ImageProps, 'alt' | 'pictureRef'> & {
  resolved: ReturnType<typeof imageSources>
  priority: boolean
}

function Picture({ resolved, alt, priority, pictureRef }: PictureProps) {
  const picture = useRef<HTMLImageElement>(null)
  const [state, setState] = useState<LoadState>('loading')
  // The events of a cached or fast picture are over before hydration attaches its listeners.
  useLayoutEffect(() => {
    if (picture.current?.complete) setState(picture.current.naturalWidth > 0 ? 'loaded' : 'failed')
  }, [])
  if (resolved === undefined || state === 'failed') return <FailedPicture alt={alt} />
  return (
    <picture className={classes.picture} data-state={state}>
      {resolved.sources.map(({ minWidthPx, srcSet }) => (
        <source key={minWidthPx} media={`(min-width: ${minWidthPx / 16}em)`} srcSet={srcSet} />
      ))}
      <img
        ref={(element) => {
          picture.current = element
          pictureRef?.(element)
        }}
        className={classes.image}
        src={resolved.src}
        srcSet={resolved.srcSet}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'sync' : 'async'}
        onLoad={() => setState('loaded')}
        onError={() => setState('failed')}
      />
    </picture>
  )
}

const FailedPicture = ({ alt }: { alt: string }) => (
  <span
    className={classes.failed}
    data-state="failed"
    {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
  >
    <BrokenPictureGlyph />
  </span>
)
