import { safeStorage } from '@leserkonto/ui/browser/web-storage'

/** Where films and recordings of this tab stand, by their addresses. */
const placesKey = 'leserkonto.media_places'
/** Nobody looks for the place again that is so near to the beginning, in seconds. */
const worthKeeping = 3
const mostKept = 20

const places = safeStorage(() => sessionStorage)

/** Begins what a sign on a still, or a chapter, belongs to. */
export async function play(link: HTMLAnchorElement): Promise<void> {
  const media = playerOf(link)?.querySelector<HTMLMediaElement>('video, audio')
  if (!media) return
  if (link.dataset.at !== undefined) moveTo(media, Number(link.dataset.at))
  begin(media)
  // The sign is gone once something plays.
  media.focus()
  await media.play()
}

/** Does what a browser's own player does not: the other ones rest, the speed can be chosen, the place is known again. */
export function begin(media: HTMLMediaElement): void {
  const player = playerOf(media)
  if (!player) return
  const all = media.ownerDocument.querySelectorAll<HTMLMediaElement>('[data-player] :is(video, audio)')
  for (const other of all) if (other !== media) other.pause()
  if (media.dataset.known !== undefined) return
  media.dataset.known = ''
  media.parentElement?.setAttribute('data-played', '')
  chooseSpeed(player, media)
  goOn(player.dataset.player ?? '', media)
}

const playerOf = (inside: Element) => inside.closest<HTMLElement>('[data-player]')

function chooseSpeed(player: HTMLElement, media: HTMLMediaElement) {
  const place = player.querySelector<HTMLElement>('[data-speed]')
  const choice = place?.querySelector('select')
  if (!place || !choice) return
  place.hidden = false
  choice.addEventListener('change', () => {
    media.playbackRate = Number(choice.value)
  })
}

/** Begins where the reader has left, and notes where that is as long as it plays. */
function goOn(address: string, media: HTMLMediaElement) {
  const left = keptPlaces()[address]
  if (left !== undefined && media.dataset.placed === undefined) moveTo(media, left)
  let noted = 0
  media.addEventListener('timeupdate', () => {
    if (Math.abs(media.currentTime - noted) < worthKeeping) return
    noted = media.currentTime
    keepPlace(address, noted)
  })
  media.addEventListener('pause', () => keepPlace(address, media.ended ? 0 : media.currentTime))
}

/** Before the file is there, browsers take it as the place to begin at. */
function moveTo(media: HTMLMediaElement, seconds: number) {
  media.dataset.placed = ''
  media.currentTime = seconds
}

function keptPlaces(): Record<string, number> {
  try {
    const kept: unknown = JSON.parse(places.read(placesKey) ?? '{}')
    return kept !== null && typeof kept === 'object' ? (kept as Record<string, number>) : {}
  } catch {
    return {}
  }
}

function keepPlace(address: string, seconds: number) {
  const { [address]: _former, ...others } = keptPlaces()
  const kept = seconds < worthKeeping ? others : { ...others, [address]: Math.floor(seconds) }
  places.write(placesKey, JSON.stringify(Object.fromEntries(Object.entries(kept).slice(-mostKept))))
}
