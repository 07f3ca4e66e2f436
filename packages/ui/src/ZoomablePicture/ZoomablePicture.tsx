'use client'

import { uiTexts } from '@leserkonto/texts'
import { type ComponentProps, type KeyboardEvent, useRef, useState } from 'react'
import { useWords } from '../hooks/use-words.ts'
import { Image, type ImageProps, type ImageRatio } from '../Image/Image.tsx'
import { classNames } from '../parts/class-names.ts'
import type { ImageAddress } from '../parts/image-sources.ts'
import { useClickZoom } from './use-click-zoom.ts'
import { usePan } from './use-pan.ts'
import { usePinch } from './use-pinch.ts'
import { useTapZoom } from './use-tap-zoom.ts'
import { useZoom } from './use-zoom.ts'
import classes from './ZoomablePicture.module.css'
import { ZoomControls } from './ZoomControls.tsx'

export type ZoomablePictureProps = Omit<ComponentProps<'div'>, 'children'> & {
  src: ImageAddress
  alt: string
  /** Id in the media library, emitted as data attribute. */
  damId?: string | undefined
  /** @default '3/2' */
  ratio?: ImageRatio
  /** What no crop may lose, in percent from the left and upper edge. */
  focus?: ImageProps['focus']
  /** Let two taps within 200 ms zoom. @default true */
  doubleTap?: boolean
}

/**
 * A picture to look at closely: a double tap toggles between 1 and 2, a pinch goes up to 3, a click with the mouse
 * toggles when the picture is larger than its frame; buttons do all of it without a gesture, Escape goes back. A zoomed
 * picture scrolls in its frame, by finger, mouse or arrow keys. Source: docs/spec/blocks.md#zoomablepicture.
 */
export function ZoomablePicture({
  src,
  alt,
  damId,
  ratio,
  focus,
  doubleTap = true,
  className,
  ...rest
}: ZoomablePictureProps) {
  const words = useWords('zoom', uiTexts.zoom)
  const frame = useRef<HTMLDivElement>(null)
  const [picture, setPicture] = useState<HTMLImageElement | null>(null)
  const { scale, zoomTo } = useZoom(frame)
  const tap = useTapZoom(scale, zoomTo, doubleTap)
  const click = useClickZoom(picture, scale, zoomTo)
  const pan = usePan(frame, scale)
  usePinch(frame, scale, zoomTo)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || scale === 1) return
    // An overlay around it closes on the next one.
    event.preventDefault()
    zoomTo(1)
  }
  return (
    <div {...rest} className={classNames(classes.root, className)}>
      <figure
        ref={frame}
        className={classes.frame}
        data-scale={scale}
        data-zoomable={click.isZoomable || undefined}
        aria-label={words.frame}
        tabIndex={scale > 1 ? 0 : undefined}
        onPointerDown={(event) => {
          tap.onPointerDown(event)
          pan.onPointerDown(event)
        }}
        onPointerUp={tap.onPointerUp}
        onPointerMove={pan.onPointerMove}
        // Else the browser takes the picture itself along.
        onDragStart={(event) => event.preventDefault()}
        onClick={(event) => {
          if (!pan.hasMoved()) click.onClick(event)
        }}
        onKeyDown={onKeyDown}
      >
        <Image
          src={src}
          alt={alt}
          damId={damId}
          ratio={ratio}
          focus={focus}
          className={classes.picture}
          pictureRef={setPicture}
        />
      </figure>
      <ZoomControls scale={scale} zoomTo={zoomTo} onKeyDown={onKeyDown} />
    </div>
  )
}
