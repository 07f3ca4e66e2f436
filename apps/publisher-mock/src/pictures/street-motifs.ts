import { type Draw, day, many, pick, row } from './scenery.ts'
import { box, disc, hills, person, sky } from './shapes.ts'

/** A stage in a beam of light, with four people and the heads of those who watch. */
export const stage: Draw = (dice) => {
  const cloth = pick(dice, '#7c2432', '#6a2c4c', '#2f4a5c')
  const fold = pick(dice, '#5f1a27', '#4d1f38', '#233947')
  return (
    box(0, 0, 1440, 960, '#1b1618') +
    `<path d="M560 0h320l260 760H300Z" fill="#f6e3b4" opacity="0.32"/>` +
    `<ellipse cx="720" cy="740" rx="430" ry="70" fill="#e9cf98"/>` +
    many(4, (index) => person(520 + index * 125 + dice() * 30, 745, 230 + dice() * 50, dice)) +
    many(6, (index) => box(index * 52, 0, 52, 800, index % 2 ? cloth : fold)) +
    many(6, (index) => box(1128 + index * 52, 0, 52, 800, index % 2 ? fold : cloth)) +
    box(0, 0, 1440, 110, cloth) +
    many(16, (index) => disc(index * 96 + dice() * 16, 930 - (index % 2) * 46, 58, '#0d0b0c'))
  )
}

/** Bent trees under dark clouds. */
export const storm: Draw = (dice) =>
  sky('#3c4650', '#a8aea4') +
  many(9, () => disc(dice() * 1440, 60 + dice() * 150, 110 + dice() * 90, pick(dice, '#59636b', '#6b747a'))) +
  hills(dice, 700, 110, '#6d7f6c') +
  hills(dice, 820, 90, '#48604e') +
  many(6, (index) => {
    const [x, y] = [120 + index * 240 + dice() * 60, 850 + dice() * 60]
    return `<path d="M${x} ${y}q10 -120 70 -190" stroke="#3d3128" stroke-width="18" fill="none"/><ellipse cx="${x + 120}" cy="${y - 220}" rx="120" ry="62" fill="#33503b" transform="rotate(-18 ${x + 120} ${y - 220})"/>`
  }) +
  many(60, () => {
    const [x, y] = [dice() * 1440, 200 + dice() * 700]
    return `<path d="M${x} ${y}l-26 54" stroke="#d7dde0" stroke-width="3" opacity="0.6"/>`
  })

/** A lit bus in the evening. */
export const bus: Draw = (dice) => {
  const paint = pick(dice, '#c8543c', '#2f6f8f', '#d29a2e')
  return (
    sky('#5d6a92', '#f0b48c') +
    row(dice, 700, 190 + dice() * 60) +
    box(0, 700, 1440, 260, '#5b6268') +
    box(260, 400, 900, 360, paint) +
    many(6, (index) => box(300 + index * 130, 450, 106, 130, '#fbe6b0')) +
    many(4, (index) => disc(352 + index * 200, 545, 30, pick(dice, '#4a3527', '#7b5a44', '#2e2a2b'))) +
    box(1080, 450, 60, 260, '#2f3a44') +
    many(
      2,
      (index) => disc(430 + index * 560, 765, 66, '#22262b') + disc(430 + index * 560, 765, 28, '#a9aeb2'),
    ) +
    disc(1150, 690, 20, '#fff3c4')
  )
}

/** A digger on a wet street, behind a barrier. */
export const site: Draw = (dice) =>
  day(dice) +
  row(dice, 700, 200 + dice() * 60) +
  box(0, 700, 1440, 260, '#6f7073') +
  `<path d="M620 500l-190 -150l-120 190l40 30l96 -140l130 130Z" fill="#d8961f"/><path d="M280 540h110l-20 70h-60Z" fill="#4a4f54"/>` +
  box(600, 440, 190, 170, '#e0a52d') +
  box(690, 465, 80, 80, '#bcd3dc') +
  box(570, 610, 270, 90, '#33373b') +
  many(4, (index) => disc(605 + index * 67, 655, 30, '#7b8085')) +
  `<ellipse cx="${420 + dice() * 120}" cy="830" rx="260" ry="40" fill="#9db8c6"/>` +
  many(9, (index) => box(850 + index * 64, 720, 64, 56, index % 2 ? '#f5f1e8' : '#c23b2e')) +
  many(3, (index) => box(880 + index * 240, 776, 16, 90, '#4a4f54'))
