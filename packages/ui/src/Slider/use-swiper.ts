import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { Swiper } from 'swiper'
import { type SliderError, sliderError } from './slider-error.ts'
import { fitSlides, type SlideMeasures, type SliderView, viewAtRest, viewOf } from './slider-view.ts'
import { swiperParams } from './swiper-params.ts'

/** Moves a slider. Before it is initialised a call is reported and does nothing. */
export type SliderControl = {
  readonly next: () => void
  readonly previous: () => void
  /** Position from 0; beyond the ends it stops at them. */
  readonly slideTo: (index: number) => void
}

export type SwiperSettings = SlideMeasures & {
  readonly count: number
  /** Names the slides: another value means other slides. */
  readonly slideKeys: string
  /** Position of the slide it begins with. */
  readonly start: number
  /** False leaves the slides a plain row that scrolls. */
  readonly runs: boolean
  readonly report: (error: SliderError) => void
}

const viewEvents = 'init slideChange toEdge fromEdge update resize'

/** Runs Swiper on a frame whose slides React writes, and tells what its controls are to show. */
export function useSwiper(frame: RefObject<HTMLElement | null>, settings: SwiperSettings) {
  const { runs, count, report } = settings
  const running = useRef<Swiper>(null)
  const layoutKey = layoutKeyOf(settings)
  const shownLayout = useRef(layoutKey)
  const [view, setView] = useState<SliderView>(() => viewAtRest(count))
  const begin = useEffectEvent(() => settings.start)
  const layOut = useEffectEvent((swiper: Swiper) => fitSlides(swiper, settings))

  useLayoutEffect(() => {
    if (!runs || frame.current === null) return
    const swiper = new Swiper(frame.current, { ...swiperParams, initialSlide: begin(), init: false })
    const stopFollowing = followReducedMotion(swiper)
    const stopYielding = yieldToPinch(swiper, frame.current)
    swiper.on('beforeInit beforeResize', () => layOut(swiper))
    swiper.on(viewEvents, () => {
      // Read at once: React may ask for the next state when this slider is gone.
      const now = viewOf(swiper)
      setView((before) => unlessEqual(before, now))
    })
    const swiped = Math.abs(frame.current.scrollLeft)
    swiper.init()
    carryOn(swiper, swiped)
    running.current = swiper
    return () => {
      running.current = null
      stopFollowing()
      stopYielding()
      swiper.destroy()
    }
  }, [runs, frame])

  useLayoutEffect(() => {
    if (shownLayout.current === layoutKey) return
    shownLayout.current = layoutKey
    if (running.current === null) return
    layOut(running.current)
    running.current.update()
  })

  const control = sliderControl(running, report)
  return { view, control, revealFocus: revealFocus(running), moveByArrows: moveByArrows(control) }
}

/** Begins where the row had been scrolled to before scripts moved it, and comes to rest on the nearest slide. */
function carryOn(swiper: Swiper, swiped: number): void {
  if (swiped === 0) return
  swiper.setTranslate(swiper.rtlTranslate ? swiped : -swiped)
  swiper.updateActiveIndex()
  swiper.slideToClosest()
}

/** Names the slides and their layout: another value asks for another layout. */
const layoutKeyOf = ({ slideKeys, layouts, minSlideWidth, minWidthWins }: SwiperSettings): string =>
  JSON.stringify([slideKeys, layouts, minSlideWidth, minWidthWins])

/** Lets slides change at once while the reader wants no motion. Returns the function that ends it. */
function followReducedMotion(swiper: Swiper): () => void {
  const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)')
  const setSpeed = () => {
    swiper.params.speed = reducedMotion.matches ? 0 : swiperParams.speed
  }
  setSpeed()
  reducedMotion.addEventListener('change', setSpeed)
  return () => reducedMotion.removeEventListener('change', setSpeed)
}

/** Two fingers zoom, a picture or the page: the slides go back to where they were. Returns the function that ends it. */
function yieldToPinch(swiper: Swiper, frame: HTMLElement): () => void {
  const stop = ({ touches }: TouchEvent) => {
    if (touches.length < 2) return
    Object.assign(swiper.touchEventsData, { isTouched: false, isMoved: false })
    swiper.slideToClosest()
  }
  frame.addEventListener('touchstart', stop, { passive: true })
  return () => frame.removeEventListener('touchstart', stop)
}

const unlessEqual = (before: SliderView, now: SliderView): SliderView =>
  JSON.stringify(before) === JSON.stringify(now) ? before : now

function sliderControl(running: RefObject<Swiper | null>, report: SwiperSettings['report']): SliderControl {
  const withSwiper = (move: (swiper: Swiper) => void) => {
    if (running.current === null) report(sliderError('NOT_INITIALISED'))
    else move(running.current)
  }
  return {
    next: () => withSwiper((swiper) => swiper.slideNext()),
    previous: () => withSwiper((swiper) => swiper.slidePrev()),
    slideTo: (index) => withSwiper((swiper) => swiper.slideTo(index)),
  }
}

/** Brings a slide into view that Tab has reached. A press of the pointer must not move what it is on. */
const revealFocus = (running: RefObject<Swiper | null>) => (event: FocusEvent) => {
  const { target } = event
  if (!target.matches(':focus-visible')) return
  const swiper = running.current
  if (swiper === null) {
    // Browsers leave what is seen in part where it is.
    target.closest('.swiper-slide')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    return
  }
  const index = swiper.slides.findIndex((slide) => slide.contains(target))
  const slide = swiper.slides[index]
  if (!slide) return
  const [seen, room] = [slide.getBoundingClientRect(), swiper.el.getBoundingClientRect()]
  if (seen.left < room.left - 1 || seen.right > room.right + 1) swiper.slideTo(index)
}

/** What arrow keys move by themselves, a zoomed picture among them. */
const ownArrows =
  'input, select, textarea, [contenteditable], [role="slider"], [role="tab"], [data-scale]:not([data-scale="1"])'

/** Arrow keys move the slider the focus is in, and no other; page keys stay the page's. */
const moveByArrows = (control: SliderControl) => (event: KeyboardEvent) => {
  const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event
  if ((key !== 'ArrowRight' && key !== 'ArrowLeft') || altKey || ctrlKey || metaKey || shiftKey) return
  if (!(target instanceof Element) || target.matches(ownArrows)) return
  event.preventDefault()
  const isLeftToRight = !target.matches(':dir(rtl)')
  if ((key === 'ArrowRight') === isLeftToRight) control.next()
  else control.previous()
}
