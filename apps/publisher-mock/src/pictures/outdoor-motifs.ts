import { type Draw, day, many, pick, row, sun } from './scenery.ts'
import { box, disc, fir, hills, house, person, sky, tree } from './shapes.ts'

/** A bridge with three arches over a river. */
const bridge: Draw = (dice) =>
  day(dice) +
  hills(dice, 560, 150, '#93ada0') +
  box(0, 620, 1440, 340, '#4f86a3') +
  box(0, 400, 1440, 90, '#8d8478') +
  many(4, (index) => box(20 + index * 440, 480, 80, 330, '#7d7468')) +
  many(
    3,
    (index) =>
      `<path d="M100 480h360v220a180 180 0 0 0 -360 0Z" fill="#8d8478" transform="translate(${index * 440})"/>`,
  ) +
  many(14, () => box(dice() * 1400, 700 + dice() * 230, 60 + dice() * 160, 6, '#8fb8cc'))

/** Stalls with striped roofs. */
const market: Draw = (dice) =>
  sky('#5d6a92', '#f0b48c') +
  row(dice, 560, 200) +
  box(0, 560, 1440, 400, '#8f8578') +
  many(3, (stall) => {
    const [x, paint] = [60 + stall * 470, pick(dice, '#b4533c', '#3f6f6a', '#d29a2e')]
    const roof = many(6, (index) => box(x + index * 64, 440, 64, 100, index % 2 ? '#f7efe0' : paint))
    const goods = many(6, (index) =>
      disc(x + 45 + index * 60, 700, 30, pick(dice, '#d8a25c', '#c8543c', '#8fae5d')),
    )
    return (
      roof +
      box(x + 12, 540, 14, 300, '#5c4636') +
      box(x + 358, 540, 14, 300, '#5c4636') +
      goods +
      box(x, 720, 384, 120, '#a9825a')
    )
  })

/** A tree with lights between houses at night. */
const lights: Draw = (dice) =>
  sky('#1c2544', '#5a4a6b') +
  row(dice, 780, 190) +
  box(0, 780, 1440, 180, '#dfe6ec') +
  fir(720, 860, 640, '#274a38') +
  many(34, () => {
    const down = dice()
    return disc(
      720 + (dice() - 0.5) * 280 * down,
      260 + down * 570,
      11,
      pick(dice, '#f4c95a', '#e2735a', '#fff3c4'),
    )
  }) +
  many(4, (index) => person(180 + index * 350, 900, 200, dice))

/** Piled logs before a hall. */
const logs: Draw = (dice) =>
  day(dice) +
  hills(dice, 500, 100, '#6d947a') +
  house(820, 640, 520, 220, { wall: '#a98a63', roof: '#6b4a3a', pane: '#4a3a2c' }) +
  box(0, 630, 1440, 330, '#b3a288') +
  many(15, (index) => {
    const line = index < 6 ? 0 : index < 11 ? 1 : 2
    const place = index - (line === 0 ? 0 : line === 1 ? 6 : 11)
    const [x, y] = [150 + place * 140 + line * 70, 860 - line * 122]
    return disc(x, y, 70, '#7a5840') + disc(x, y, 54, '#e0bd8c') + disc(x, y, 24 + dice() * 10, '#c99f6a')
  })

const peaks: Draw = (dice) =>
  sky('#7fa3c7', '#e6eff5') +
  many(3, (index) => {
    const [x, y] = [index * 560 + 80 + dice() * 90, 330 + dice() * 130]
    return `<path d="M${x - 420} 960L${x} ${y}L${x + 420} 960Z" fill="#8ea6bd"/><path d="M${x - 92} ${y + 140}L${x} ${y}L${x + 92} ${y + 140}L${x} ${y + 110}Z" fill="#ffffff"/>`
  })

/** A cabin on its rope before mountains. */
const cabin: Draw = (dice) =>
  peaks(dice) +
  hills(dice, 900, 90, '#f6fafc') +
  '<path d="M0 380L1440 90" stroke="#2f3a44" stroke-width="10"/><path d="M720 236V400" stroke="#2f3a44" stroke-width="16"/>' +
  '<rect x="540" y="390" width="360" height="300" rx="60" fill="#b83a32"/><rect x="580" y="440" width="280" height="120" rx="20" fill="#dbe8ee"/>' +
  many(3, (index) => disc(640 + index * 80, 530, 30, '#3b4a55'))

/** Three people with a sledge in the snow. */
const rescue: Draw = (dice) =>
  peaks(dice) +
  hills(dice, 720, 60, '#f6fafc') +
  many(3, (index) => person(330 + index * 300, 840, 380, dice)) +
  '<path d="M900 850H1240l60 -60" fill="none" stroke="#6b4632" stroke-width="24"/>' +
  box(940, 780, 250, 60, '#c8543c')

/** A house with panels on its roof. */
const panels: Draw = (dice) =>
  day(dice) +
  sun(dice) +
  box(0, 780, 1440, 180, '#7fa06a') +
  house(380, 820, 700, 330, { wall: '#efe5d2', roof: '#8c4a36', pane: '#3b4a55' }) +
  many(5, (index) => `<path d="M${520 + index * 70} 460l44 -70h52l-44 70Z" fill="#23385c"/>`) +
  box(1120, 690, 170, 130, '#d7dcdc') +
  disc(1205, 755, 50, '#8f9ba0')

/** A hotel with balconies before the mountains. */
const hotel: Draw = (dice) =>
  peaks(dice) +
  box(0, 820, 1440, 140, '#8fae9a') +
  house(330, 840, 780, 420, { wall: '#e3cdb8', roof: '#6b4632', pane: '#52636b' }) +
  many(3, (index) => box(310, 560 + index * 105, 820, 26, '#8a5c34')) +
  many(6, (index) =>
    fir(index < 3 ? 40 + index * 110 : 1180 + (index - 3) * 110, 880, 260 + dice() * 80, '#3b5a4c'),
  )

/** A parliament with columns. */
const columns: Draw = (dice) =>
  day(dice) +
  box(0, 800, 1440, 160, '#b3aca2') +
  '<path d="M180 360L720 130L1260 360Z" fill="#d9cdb8"/>' +
  box(180, 360, 1080, 60, '#c9bda8') +
  box(230, 420, 980, 380, '#8d8478') +
  many(7, (index) => box(240 + index * 149, 420, 70, 380, '#efe8d8')) +
  many(3, (index) => box(140 - index * 30, 790 + index * 32, 1160 + index * 60, 32, '#ded4c2')) +
  box(715, 20, 8, 120, '#6b625a') +
  box(723, 20, 110, 60, pick(dice, '#b4533c', '#3f6f6a', '#40597d'))

/** Classrooms in containers on a yard. */
const containers: Draw = (dice) =>
  day(dice) +
  tree(1320, 780, 420, '#4d7a58', '#55443a') +
  box(0, 780, 1440, 180, '#b3aca2') +
  many(4, (index) => {
    const [x, y] = [80 + (index % 2) * 580, index < 2 ? 530 : 290]
    const paint = pick(dice, '#d8a25c', '#3f6f9a', '#c8543c', '#8a9a9e')
    return (
      box(x, y, 560, 230, paint) + many(3, (pane) => box(x + 50 + pane * 170, y + 60, 120, 100, '#e6f0f2'))
    )
  }) +
  many(3, (index) => person(250 + index * 300, 900, 210, dice))

/** Rails between trees. */
const rails: Draw = (dice) =>
  day(dice) +
  hills(dice, 560, 120, '#9cb3a1') +
  hills(dice, 640, 60, '#6d947a') +
  '<path d="M690 600h60L1130 960H310Z" fill="#9a8f80"/>' +
  many(8, (index) =>
    box(680 - index * 44, 620 + index * index * 6.2, 80 + index * 88, 8 + index * 3, '#5c4636'),
  ) +
  '<path d="M704 600L420 960M736 600L1020 960" stroke="#4a4f54" stroke-width="14"/>' +
  many(6, (index) =>
    tree(
      index < 3 ? 80 + index * 150 : 1040 + (index - 3) * 160,
      740 + dice() * 40,
      240,
      '#3f6b4c',
      '#4a3a2c',
    ),
  )

export const outdoorMotifs = {
  bridge,
  market,
  lights,
  logs,
  cabin,
  rescue,
  panels,
  hotel,
  columns,
  containers,
  rails,
} as const
