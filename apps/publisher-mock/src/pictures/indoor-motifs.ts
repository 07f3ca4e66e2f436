import { type Draw, many, pick } from './scenery.ts'
import { box, disc, person } from './shapes.ts'

const floor = (wall: string, ground: string, y = 620) =>
  box(0, 0, 1440, y, wall) + box(0, y, 1440, 960 - y, ground)

/** Lanes of an indoor pool under tall windows. */
const pool: Draw = (dice) =>
  floor('#dce6e6', '#c9bda8', 480) +
  many(8, (index) => box(40 + index * 176, 60, 140, 340, pick(dice, '#a9cbe0', '#bcd8e6'))) +
  '<path d="M220 520h1000l220 440H0Z" fill="#3f9fbd"/>' +
  many(5, (index) => {
    const [top, bottom] = [386 + index * 167, 220 + index * 250]
    return `<path d="M${top} 520L${bottom} 960" stroke="${index % 2 ? '#c8543c' : '#f5f5ee'}" stroke-width="10" stroke-dasharray="26 14"/>`
  }) +
  many(3, (index) => disc(420 + index * 290 + dice() * 60, 680 + dice() * 160, 26, '#d9ac86'))

/** A chessboard with pieces. */
const chess: Draw = (dice) =>
  floor('#3c4c48', '#6b4632', 420) +
  '<path d="M360 430h720l250 470H110Z" fill="#efe5d2"/>' +
  many(16, (index) => {
    const [column, line] = [(index % 4) * 2, Math.floor(index / 4)]
    const [y, next] = [430 + line * 118, 548 + line * 118]
    const x = (place: number, at: number) => 360 - (at - 430) * 0.53 + (place * (720 + (at - 430) * 1.06)) / 8
    const from = column + (line % 2)
    return `<path d="M${x(from, y)} ${y}H${x(from + 1, y)}L${x(from + 1, next)} ${next}H${x(from, next)}Z" fill="#7a5840"/>`
  }) +
  many(6, (index) => {
    const [x, y] = [330 + index * 150 + dice() * 40, 620 + (index % 3) * 110]
    const wood = index % 2 ? '#2e2a2b' : '#fbf4e2'
    return `<path d="M${x - 46} ${y}l28 -120h36l28 120Z" fill="${wood}"/>${disc(x, y - 142, 34, wood)}`
  })

const hallFloor =
  floor('#c8d3d6', '#d8a25c') + many(7, (index) => box(60 + index * 200, 70, 140, 120, '#f3f0e4'))

/** Players before a goal in a sports hall. */
const goal: Draw = (dice) =>
  hallFloor +
  many(15, (index) => box(440 + index * 40, 330, 3, 290, '#ffffff')) +
  many(7, (index) => box(440, 340 + index * 40, 560, 3, '#ffffff')) +
  `<path d="M430 620V320H1010V620" fill="none" stroke="#b4533c" stroke-width="20" stroke-dasharray="60 40"/>` +
  '<ellipse cx="720" cy="640" rx="560" ry="150" fill="none" stroke="#f5f5ee" stroke-width="8"/>' +
  many(5, (index) => person(200 + index * 250 + dice() * 60, 880, 360, dice)) +
  disc(600 + dice() * 300, 420, 26, '#f5e6a8')

/** Two teams on both sides of a net. */
const net: Draw = (dice) =>
  hallFloor +
  many(6, (index) => person(120 + index * 240 + dice() * 40, 860, 330, dice)) +
  box(0, 360, 1440, 14, '#f5f5ee') +
  many(37, (index) => box(index * 40, 360, 3, 170, '#4a4f54')) +
  many(5, (index) => box(0, 395 + index * 34, 1440, 3, '#4a4f54')) +
  disc(500 + dice() * 440, 240, 48, '#f0d264')

/** Two people on a wrestling mat. */
const mat: Draw = (dice) =>
  hallFloor +
  '<ellipse cx="720" cy="780" rx="640" ry="160" fill="#c8543c"/><ellipse cx="720" cy="780" rx="500" ry="120" fill="#3f6f9a"/>' +
  person(650, 820, 440, dice) +
  person(800, 820, 430, dice)

/** Building blocks and a ball on the floor. */
const toys: Draw = (dice) =>
  floor('#eadfcf', '#c9a27a') +
  many(9, (index) => {
    const [column, storey] = [index % 4, Math.floor(index / 4)]
    const paint = pick(dice, '#c8543c', '#3f6f9a', '#d8a22c', '#4d8a58')
    return box(260 + column * 170 + storey * 85, 700 - storey * 160, 150, 150, paint)
  }) +
  disc(1120, 780, 90, '#3f6f9a') +
  '<path d="M1030 780h180" stroke="#f5f5ee" stroke-width="26"/>'

/** A doctor's bag on a table. */
const bag: Draw = (dice) =>
  floor(pick(dice, '#d6e2dd', '#dfe3ea'), '#8a6a4e', 700) +
  '<path d="M560 360V290H880V360" fill="none" stroke="#4a3527" stroke-width="34"/>' +
  '<path d="M380 360H1060L1130 800H310Z" fill="#6b4632"/>' +
  disc(720, 590, 120, '#f5f0e4') +
  box(695, 510, 50, 160, '#b83a32') +
  box(640, 565, 160, 50, '#b83a32')

/** Pots that steam on a stove. */
const stove: Draw = (dice) =>
  floor('#e6e0d2', '#7b858a', 640) +
  many(14, (index) => box(index * 104, 120, 98, 98, pick(dice, '#c6d8d4', '#d9e3dc', '#b5ccc8'))) +
  many(3, (index) => {
    const [x, paint] = [180 + index * 400, pick(dice, '#b4533c', '#40597d', '#3f6f6a')]
    const steam = many(3, (puff) => disc(x + 70 + puff * 60, 400 - puff * 40 - dice() * 40, 36, '#f8f5ee'))
    return `${steam + box(x, 480, 260, 180, paint) + box(x - 40, 520, 340, 24, paint) + box(x - 10, 462, 280, 22, '#3a3d40')}`
  })

/** Piles of coins beside bars that fall. */
const coins: Draw = (dice) =>
  floor('#dde4e2', '#b9ad99', 780) +
  many(4, (index) => box(760 + index * 150, 250 + index * 110, 110, 530 - index * 110, '#40597d')) +
  many(3, (pile) =>
    many(
      Math.round(10 - pile * 3 + dice()),
      (coin) =>
        `<ellipse cx="${190 + pile * 200}" cy="${780 - coin * 44}" rx="90" ry="34" fill="${coin % 2 ? '#e0b656' : '#c99a35'}"/>`,
    ),
  )

/** A map with a river, roads and a mark. */
const map: Draw = (dice) =>
  box(0, 0, 1440, 960, '#e8eadb') +
  many(9, () => disc(dice() * 1440, dice() * 960, 90 + dice() * 90, '#bfd3ac')) +
  `<path d="M0 ${200 + dice() * 300}C400 100 600 800 900 620S1200 300 1440 ${500 + dice() * 200}" fill="none" stroke="#7fb2d0" stroke-width="60"/>` +
  '<path d="M200 0L520 480L360 960M520 480L1440 240M520 480L1100 960" fill="none" stroke="#ffffff" stroke-width="26"/>' +
  many(26, () => box(380 + dice() * 460, 300 + dice() * 380, 44, 44, '#c9a58c')) +
  '<path d="M820 520L740 360A92 92 0 1 1 900 360Z" fill="#b4322c"/>' +
  disc(820, 330, 36, '#ffffff')

/** The pipes of an organ over its gallery. */
const organ: Draw = (dice) =>
  floor('#e6dcc8', '#8a6a4e', 700) +
  box(220, 120, 1000, 580, '#6b4632') +
  many(15, (index) => {
    const height = 300 + Math.abs(index - 7) * 26
    return box(250 + index * 63, 680 - height, 46, height, pick(dice, '#d9c07a', '#c9ad62', '#e3cf90'))
  }) +
  box(160, 690, 1120, 110, '#5a3a28')

/** Shelves full of books. */
const shelves: Draw = (dice) =>
  box(0, 0, 1440, 960, '#7a5840') +
  many(4, (line) => {
    const y = 30 + line * 232
    const books = many(30, (index) => {
      const height = 130 + dice() * 60
      const paint = pick(dice, '#b4533c', '#3f6f6a', '#40597d', '#d8a25c', '#efe5d2')
      return box(40 + index * 46, y + 200 - height, 38, height, paint)
    })
    return box(30, y, 1380, 200, '#4a3527') + books
  })

export const indoorMotifs = {
  pool,
  chess,
  goal,
  net,
  mat,
  toys,
  bag,
  stove,
  coins,
  map,
  organ,
  shelves,
} as const
