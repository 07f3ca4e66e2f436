import { isOwnScreen } from '@leserkonto/pages/route-table'
import { isPlainClick } from '@leserkonto/ui/browser/is-plain-click'
import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'

/**
 * A click handler for a whole frame: it opens plain links to screens of this area without a full load. Everything else
 * (new tab, download, other site) is left to the browser.
 */
export function useInAppLinks() {
  const navigate = useNavigate()
  return (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || event.defaultPrevented || !isPlainClick(event) || !isHere(link)) return
    if (!isOwnScreen(link.pathname) || link.hash) return
    event.preventDefault()
    navigate(link.pathname + link.search)
  }
}

const isHere = (link: HTMLAnchorElement) =>
  link.origin === location.origin && !link.target && !link.hasAttribute('download')
