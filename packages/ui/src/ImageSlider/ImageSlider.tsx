'use client'

import { uiTexts } from '@leserkonto/texts'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { useWords } from '../hooks/use-words.ts'
import { Image, type ImageProps } from '../Image/Image.tsx'
import { Link } from '../Link/Link.tsx'
import { devWarning } from '../parts/dev-warning.ts'
import { distinctKeys } from '../parts/distinct-keys.ts'
import { Slider, type SliderProps } from '../Slider/Slider.tsx'
import classes from './ImageSlider.module.css'
import { PaginationBar } from './PaginationBar.tsx'

/**
 * Time without a further change before the pictures are written again, in milliseconds.
 * Source: docs/spec/blocks.md#imageslider.
 */
export const rerenderDelayMs = 100

/** One picture of the slider. Source: docs/spec/blocks.md#imageslider. */
export type SliderImage = {
  readonly src: NonNullable<ImageProps['src']>
  readonly alt: string
  readonly description: string
  /** Makes the description a link. */
  readonly descriptionLink?: string | undefined
  /** Id in the media library, emitted as data attribute. */
  readonly damId?: string | undefined
  /** Who made it; shown after the description. */
  readonly credit?: string | undefined
  /** What no crop may lose, in percent from the left and upper edge. */
  readonly focus?: ImageProps['focus']
}

export type ImageSliderProps<Shown extends SliderImage = SliderImage> = Omit<
  SliderProps,
  'type' | 'footer' | 'oneAtATime' | 'children' | 'layouts' | 'label'
> & {
  images: readonly Shown[]
  /** Names the slider. @default 'Bilder' */
  label?: string | undefined
  /** @default '3/2' */
  ratio?: ImageProps['ratio']
  /** What lies over each picture, such as a link to a larger one. */
  control?: ((image: Shown) => ReactNode) | undefined
  /** Draws each picture itself, such as one that can be zoomed. @default an image of that ratio */
  picture?: ((image: Shown) => ReactNode) | undefined
}

/**
 * Pictures one at a time, each with its description, over a bar with one segment per picture. A picture without
 * source, alt or description is left out. Changes of `images` within 100 ms are written once.
 */
export function ImageSlider<Shown extends SliderImage>({
  images,
  label,
  ratio,
  control,
  picture,
  ...rest
}: ImageSliderProps<Shown>) {
  const words = useWords('slider', uiTexts.slider)
  const settled = useDebouncedValue(images, rerenderDelayMs)
  const slides = useMemo(() => {
    const complete = settled.filter(isComplete)
    const keys = distinctKeys(complete.map(({ src, description }) => JSON.stringify([src, description])))
    return complete.map((image, index) => (
      <Slide key={keys[index]} image={image}>
        {picture?.(image) ?? (
          <Image src={image.src} alt={image.alt} damId={image.damId} ratio={ratio} focus={image.focus} />
        )}
        {control?.(image)}
      </Slide>
    ))
  }, [settled, ratio, control, picture])
  return (
    <Slider
      {...rest}
      type="image"
      label={label ?? words.pictures}
      oneAtATime
      footer={(view, { slideTo }) => (
        <PaginationBar index={view.index} count={slides.length} onChoose={slideTo} />
      )}
    >
      {slides}
    </Slider>
  )
}

type SlideProps = { image: SliderImage; children: ReactNode }

function Slide({ image, children }: SlideProps) {
  const words = useWords('image', uiTexts.image)
  const { description, descriptionLink, credit } = image
  return (
    <figure className={classes.figure} data-pictured>
      {children}
      <figcaption className={classes.description}>
        {descriptionLink ? <Link href={descriptionLink}>{description}</Link> : description}
        {credit && ` ${words.photo} ${credit}`}
      </figcaption>
    </figure>
  )
}

// Editorial data may lack what the types ask for.
function isComplete(image: SliderImage | null): boolean {
  const complete = Boolean(image?.src && image.alt && image.description)
  if (!complete) devWarning('ImageSlider', 'left out a picture without src, alt or description')
  return complete
}

/** The value as it was once it has not changed for `delayMs`: many changes in a row become one. */
function useDebouncedValue<Value>(value: Value, delayMs: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return settled
}
