import type { Page } from '@playwright/test'

/** What is wrong with a page as it is laid out, in words; empty where nothing is. */
export const pageFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
    const all = <E extends Element = HTMLElement>(selector: string, root: ParentNode = document) =>
      [...root.querySelectorAll<E>(selector)].filter(shown)
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 50)}"`
    const textOf = (element: Element | null | undefined) => element?.textContent?.trim().slice(0, 40) ?? ''

    /** A frame has the shape it names, whatever stands beside it. */
    const ratios = all('main [data-ratio]:not([data-ratio="natural"])').flatMap((frame) => {
      const wide = innerWidth >= 800 ? frame.dataset.desktopRatio : undefined
      const [across = 1, down = 1] = (wide ?? frame.dataset.ratio ?? '').split('/').map(Number)
      const { width, height } = frame.getBoundingClientRect()
      const isHeld = Math.abs(width / height - across / down) < 0.03
      // The head of a special topic has a shape of its own where there is room.
      return isHeld || frame.closest('header')
        ? []
        : [
            `the picture beside "${textOf(frame.parentElement)}" is ${Math.round(width)}×${Math.round(height)}`,
          ]
    })

    /** Lists that print dates are in their order. */
    const orders = all('main [data-stories], main ol').flatMap((list) => {
      // What is pinned stays above what is newer.
      const times = all<HTMLTimeElement>('time', list)
        .filter((time) => !time.closest('[data-pinned]'))
        .map(({ dateTime }) => dateTime)
      const late = times.findIndex((time, place) => place > 0 && time > (times[place - 1] ?? ''))
      return late > 0 ? [`${times[late]} follows ${times[late - 1]}`] : []
    })

    /** What looks like a control does something. */
    const dead = [
      ...all('main a[href="#"], main a:not([href])').map((link) => `${nameOf(link)} leads nowhere`),
      ...all('main section[data-type]').flatMap((slider) => {
        const slides = slider.querySelectorAll('.swiper-slide').length
        const frame = slider.querySelector('.swiper')
        const buttons = all('button', slider).length
        const hides = frame && frame.scrollWidth > frame.clientWidth + 24
        return buttons > 0 && (slides < 2 || !hides)
          ? [`${nameOf(slider)} has buttons and nowhere to go`]
          : []
      }),
    ]

    /** Least share of its cell that a teaser fills. */
    const least = 0.45
    const empties = all('main ul').flatMap((list) => {
      const style = getComputedStyle(list)
      const columns = style.gridTemplateColumns.split(' ').length
      if (style.display !== 'grid' || columns < 2) return []
      const items = [...list.children].filter(shown)
      const hollow = items.filter((item) => {
        const [cell, filled] = [item, item.firstElementChild].map(
          (one) => one?.getBoundingClientRect().height,
        )
        return cell !== undefined && filled !== undefined && filled / cell < least
      })
      const widest = Math.max(...items.map((item) => item.getBoundingClientRect().right))
      const [last] = items.toReversed()
      const isShort = items.length > 1 && last && last.getBoundingClientRect().right < widest - 24
      return [
        ...hollow.map((item) => `the cell of "${textOf(item)}" is mostly empty`),
        ...(isShort ? [`beside "${textOf(last)}" a cell is empty`] : []),
      ]
    })

    /** Words alone are no slab: they stand on the page's own ground. */
    const slabs = all('main article:not([data-address])').flatMap((teaser) =>
      teaser.querySelector('picture') || getComputedStyle(teaser).backgroundColor === 'rgba(0, 0, 0, 0)'
        ? []
        : [`${nameOf(teaser)} lies on a ground of its own`],
    )

    const sideways = document.documentElement.scrollWidth - innerWidth
    return [
      ...ratios,
      ...orders,
      ...dead,
      ...empties,
      ...slabs,
      ...(sideways > 0 ? [`it scrolls sideways by ${sideways}`] : []),
    ]
  })
