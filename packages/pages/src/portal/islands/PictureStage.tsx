import { portalTexts } from '@leserkonto/texts'
import { ImageSlider } from '@leserkonto/ui/ImageSlider'
import { ZoomablePicture } from '@leserkonto/ui/ZoomablePicture'
import { useEffect, useRef } from 'react'
import classes from './PictureStage.module.css'
import type { Pictured } from './pictured-by.ts'

type PictureStageProps = {
  pictures: readonly Pictured[]
  /** Which of them is seen first. */
  start: number
}

/** Pictures as large as their place allows, one at a time: each can be zoomed, and turned to the next. */
export function PictureStage({ pictures, start }: PictureStageProps) {
  const stage = useRef<HTMLDivElement>(null)
  useEffect(() => followArrows(stage.current), [])
  return (
    <div className={classes.stage} ref={stage}>
      <ImageSlider
        images={pictures.map(({ src, alt, description }) => ({
          src,
          alt: alt || unnamed,
          description: description || alt || unnamed,
        }))}
        label={portalTexts.article.slider}
        start={start}
        picture={zoomable}
      />
    </div>
  )
}

// A slider shows no picture without words.
const unnamed = portalTexts.article.picture

const zoomable = ({ src, alt }: Pictured) => <ZoomablePicture src={src} alt={alt} ratio="natural" />

/** Arrow keys turn the pictures wherever the focus is in the dialog: there is nothing else for them to do. */
function followArrows(stage: HTMLElement | null): (() => void) | undefined {
  const dialog = stage?.closest('dialog')
  if (!stage || !dialog) return undefined
  const turn = (event: KeyboardEvent) => {
    if (event.target instanceof Node && stage.contains(event.target)) return
    const [back, on] = stage.querySelectorAll<HTMLButtonElement>('[aria-controls]')
    if (event.key === 'ArrowLeft') back?.click()
    if (event.key === 'ArrowRight') on?.click()
  }
  dialog.addEventListener('keydown', turn)
  return () => dialog.removeEventListener('keydown', turn)
}
