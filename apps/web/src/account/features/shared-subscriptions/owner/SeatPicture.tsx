import classes from '../SharedSubscriptions.module.css'
import type { Member } from '../shared-plan.ts'

/** Plans with more seats are drawn as one bar, because nobody counts forty figures. */
const maxFigures = 12

type SeatPictureProps = { members: readonly Member[]; used: number; max: number }

/** The plan's seats as a picture: taken, waiting, free. The text next to it says the same. */
export function SeatPicture({ members, used, max }: SeatPictureProps) {
  if (Math.max(used, max) > maxFigures) return <Bar share={Math.min(1, used / max)} />
  const active = members.filter(({ status }) => status === 'activated').length
  const seats = Array.from({ length: Math.max(used, max) }, (_, place) => ({
    place,
    seat: place < active ? 'active' : place < used ? 'waiting' : 'free',
  }))
  return (
    <div className={classes.seats}>
      {seats.map(({ seat, place }) => (
        <Figure key={place} seat={seat} />
      ))}
    </div>
  )
}

const Figure = ({ seat }: { seat: string }) => (
  <svg viewBox="0 0 24 24" data-seat={seat} aria-hidden="true" focusable="false">
    <circle cx="12" cy="7.5" r="4" />
    <path d="M4 21c0-5 3.6-7.5 8-7.5s8 2.5 8 7.5z" />
  </svg>
)

const Bar = ({ share }: { share: number }) => (
  <div className={classes.seats}>
    <svg data-seat="bar" aria-hidden="true" focusable="false">
      <rect className={classes.track} width="100%" height="100%" />
      <rect className={classes.taken} width={`${share * 100}%`} height="100%" />
    </svg>
  </div>
)
