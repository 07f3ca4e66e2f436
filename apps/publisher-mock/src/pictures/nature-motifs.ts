import { type Draw, day, many, pick } from './scenery.ts'
import { box, disc, fir, hills, person, sky, tree } from './shapes.ts'

/** Dark pools between reeds and dead trunks. */
const bog: Draw = (dice) =>
  sky('#a9b3ae', '#e9dcc4') +
  hills(dice, 480, 60, '#8b8f6d') +
  box(0, 470, 1440, 490, '#8a7f4c') +
  many(
    6,
    (index) =>
      `<ellipse cx="${140 + index * 240}" cy="${600 + dice() * 260}" rx="${120 + dice() * 90}" ry="42" fill="#2f3f42"/>`,
  ) +
  many(5, (index) => box(120 + index * 290 + dice() * 60, 260 + dice() * 120, 26, 400, '#5d534a')) +
  many(60, () => {
    const [x, y] = [dice() * 1440, 700 + dice() * 260]
    return `<path d="M${x} ${y}l${dice() * 40 - 20} -120" stroke="#5f6a35" stroke-width="7"/>`
  })

/** A rowing boat with four people. */
const boat: Draw = (dice) =>
  day(dice) +
  hills(dice, 470, 110, '#6f9a7c') +
  box(0, 470, 1440, 490, '#4f86a3') +
  many(18, () => box(dice() * 1400, 520 + dice() * 420, 60 + dice() * 190, 6, '#8fb8cc')) +
  many(4, (index) => person(430 + index * 180, 700, 220, dice)) +
  many(4, (index) => `<path d="M${430 + index * 180} 620l130 190" stroke="#efe5d2" stroke-width="12"/>`) +
  '<path d="M160 680H1280L1160 750H300Z" fill="#b4533c"/>'

/** A lit ski track in the evening. */
const track: Draw = (dice) =>
  sky('#26345c', '#8d97b8') +
  many(12, (index) => fir(index * 130 + dice() * 40, 600, 260 + dice() * 120, '#1f3a3c')) +
  box(0, 590, 1440, 370, '#dfe7f1') +
  '<path d="M700 590L420 960M740 590L1020 960" stroke="#a9b9cd" stroke-width="16"/>' +
  many(
    3,
    (index) => box(180 + index * 500, 300, 12, 320, '#39414a') + disc(186 + index * 500, 300, 44, '#fff3c4'),
  ) +
  person(720, 850, 300, dice)

/** A lynx among firs. */
const lynx: Draw = (dice) =>
  sky('#9fb0a4', '#dfe3d4') +
  many(10, (index) => fir(index * 150 + dice() * 40, 720, 420 + dice() * 160, '#3f5f4c')) +
  box(0, 700, 1440, 260, '#5c7350') +
  '<ellipse cx="800" cy="720" rx="260" ry="130" fill="#b98a54"/><path d="M620 780v120M700 800v110M920 800v110M1000 780v120" stroke="#b98a54" stroke-width="48"/>' +
  '<path d="M480 520L500 400L570 500H620L690 400L710 520Z" fill="#a87844"/>' +
  disc(595, 590, 120, '#c99a62') +
  disc(550, 570, 16, '#2e2a2b') +
  disc(640, 570, 16, '#2e2a2b') +
  many(14, () => disc(640 + dice() * 360, 640 + dice() * 130, 12, '#7a5430'))

/** A stork in its nest. */
const stork: Draw = (dice) =>
  day(dice) +
  '<path d="M0 960L720 560L1440 960Z" fill="#8c4a36"/>' +
  box(640, 520, 160, 240, '#a9705a') +
  '<ellipse cx="720" cy="510" rx="220" ry="60" fill="#6b4f36"/>' +
  many(
    16,
    () =>
      `<path d="M${520 + dice() * 400} ${490 + dice() * 40}l${dice() * 120 - 60} ${dice() * 50 - 25}" stroke="#4a3626" stroke-width="9"/>`,
  ) +
  '<path d="M690 470V350M730 470V350" stroke="#c8543c" stroke-width="12"/><ellipse cx="710" cy="320" rx="130" ry="70" fill="#ffffff"/><path d="M720 330l150 60l-40 -90Z" fill="#2e2a2b"/>' +
  '<path d="M610 300Q580 220 590 170" fill="none" stroke="#ffffff" stroke-width="36"/><path d="M580 160l-170 40l170 4Z" fill="#c8543c"/>' +
  disc(592, 165, 40, '#ffffff')

/** Trees in the colours of autumn. */
const autumn: Draw = (dice) =>
  sky('#e9b98a', '#f8ecd6') +
  hills(dice, 600, 140, '#b58a54') +
  hills(dice, 740, 80, '#96703f') +
  many(14, (index) =>
    tree(index * 110, 800 + dice() * 120, 330, pick(dice, '#c8743f', '#d9a23c', '#a8472e'), '#4a3626'),
  )

/** Beehives under fruit trees. */
const orchard: Draw = (dice) =>
  day(dice) +
  hills(dice, 600, 100, '#a9c08a') +
  box(0, 640, 1440, 320, '#7fa65e') +
  many(4, (index) => {
    const x = 160 + index * 370
    return (
      tree(x, 760, 430, '#5d8a4c', '#55443a') +
      many(9, () => disc(x - 110 + dice() * 220, 420 + dice() * 150, 14, '#c8432e'))
    )
  }) +
  many(
    3,
    (index) =>
      box(300 + index * 330, 780, 150, 110, '#e0b656') + box(285 + index * 330, 760, 180, 26, '#8c6a34'),
  )

export const natureMotifs = { bog, boat, track, lynx, stork, autumn, orchard } as const
