import { indoorMotifs } from './indoor-motifs.ts'
import { natureMotifs } from './nature-motifs.ts'
import { outdoorMotifs } from './outdoor-motifs.ts'
import { type Draw, day, many, pick, row, sun } from './scenery.ts'
import { box, disc, fir, hills, house, sky, tree } from './shapes.ts'
import { bus, site, stage, storm } from './street-motifs.ts'

const country: Draw = (dice) =>
  day(dice) +
  sun(dice) +
  hills(dice, 560, 160, '#9db7a4') +
  hills(dice, 680, 140, '#6f9a7c') +
  hills(dice, 800, 120, '#4b7a5c') +
  many(9, () => tree(dice() * 1440, 760 + dice() * 150, 110 + dice() * 80, '#33593f', '#4a3a2c'))

const water: Draw = (dice) =>
  day(dice) +
  sun(dice) +
  hills(dice, 520, 150, '#93ada0') +
  hills(dice, 600, 110, '#5c8570') +
  box(0, 610, 1440, 350, '#4f86a3') +
  many(22, () => box(dice() * 1400, 630 + dice() * 310, 60 + dice() * 190, 6, '#8fb8cc')) +
  hills(dice, 940, 70, '#3c6349')

const forest: Draw = (dice) =>
  day(dice) +
  hills(dice, 560, 180, '#8fae9a') +
  many(16, (index) => fir(index * 98 - 10, 720 + dice() * 30, 260 + dice() * 130, '#557f66')) +
  box(0, 735, 1440, 225, '#3d6650') +
  many(12, (index) => fir(index * 132 + dice() * 40, 900 + dice() * 40, 360 + dice() * 160, '#274a38'))

const snow: Draw = (dice) =>
  sky('#7fa3c7', '#e6eff5') +
  many(4, (index) => {
    const [x, y] = [index * 420 - 60 + dice() * 90, 300 + dice() * 150]
    return `<path d="M${x - 380} 960L${x} ${y}L${x + 380} 960Z" fill="#8ea6bd"/><path d="M${x - 84} ${y + 146}L${x} ${y}L${x + 84} ${y + 146}L${x + 20} ${y + 110}L${x - 22} ${y + 150}Z" fill="#ffffff"/>`
  }) +
  hills(dice, 740, 110, '#dfe9f0') +
  many(10, (index) => fir(index * 158 + dice() * 60, 850 + dice() * 60, 150 + dice() * 130, '#3b5a5c')) +
  hills(dice, 930, 60, '#f6fafc')

const night: Draw = (dice) =>
  sky('#141c33', pick(dice, '#39456b', '#5a4a6b', '#2f5563')) +
  many(70, () => disc(dice() * 1440, dice() * 560, 1.5 + dice() * 3.5, '#f4ecd2')) +
  disc(180 + dice() * 1080, 150 + dice() * 160, 50 + dice() * 40, '#f7eecb') +
  hills(dice, 700, 90, '#1e2946') +
  many(13, (index) =>
    house(index * 116 - 20, 900, 100, 130 + dice() * 250, {
      wall: '#10162a',
      roof: '#0b1020',
      pane: '#f2c464',
    }),
  ) +
  box(0, 895, 1440, 65, '#0a0e1c')

const road: Draw = (dice) =>
  day(dice) +
  hills(dice, 560, 130, '#9cb3a1') +
  hills(dice, 660, 90, '#6d947a') +
  '<path d="M640 640h160L1260 960H180Z" fill="#5b6268"/>' +
  many(
    6,
    (index) =>
      `<path d="M${714 - index * 2} ${660 + index * 50}h${12 + index * 4}l${2 + index} ${22 + index * 3}h-${16 + index * 6}Z" fill="#f1ead8"/>`,
  ) +
  many(8, (index) =>
    tree(
      index < 4 ? 60 + index * 130 : 900 + (index - 4) * 150,
      720 + dice() * 60,
      190,
      '#3f6b4c',
      '#4a3a2c',
    ),
  )

const hall: Draw = (dice) => {
  const [width, height, x] = [380 + dice() * 300, 240 + dice() * 150, 180 + dice() * 480]
  const middle = x + width / 2
  const roof = pick(dice, '#7d4434', '#5a5560', '#44525c')
  const tower =
    box(middle - 44, 150 + dice() * 60, 88, 420, '#e4d7bf') +
    `<path d="M${middle - 58} 190L${middle} ${40 + dice() * 60}L${middle + 58} 190Z" fill="${roof}"/>` +
    disc(middle, 262, 28, '#fdfaf1')
  const flag =
    box(middle - 5, 120, 10, 480, '#6b625a') +
    box(middle + 5, 124, 110, 66, pick(dice, '#b4533c', '#3f6f6a', '#40597d'))
  const wall = pick(dice, '#efe5d2', '#e3cdb8', '#d6dcd8', '#c98f6b')
  return (
    day(dice) +
    row(dice, 780, 170 + dice() * 80) +
    (dice() > 0.5 ? tower : flag) +
    house(x, 800, width, height, { wall, roof, pane: '#3b4a55' }) +
    box(0, 795, 1440, 165, pick(dice, '#c9bda8', '#9fb08f', '#b3aca2')) +
    many(Math.round(2 + dice() * 4), () =>
      tree(dice() * 1440, 860 + dice() * 60, 190 + dice() * 70, '#4d7a58', '#55443a'),
    )
  )
}

const shop: Draw = (dice) =>
  day(dice) +
  row(dice, 560, 240) +
  box(110, 330, 1220, 500, '#ead9bf') +
  many(12, (index) =>
    box(110 + index * 102, 330, 102, 96, index % 2 ? '#f7efe0' : pick(dice, '#b4533c', '#3f6f6a')),
  ) +
  box(190, 470, 420, 280, '#52636b') +
  box(830, 470, 420, 280, '#52636b') +
  box(660, 470, 120, 360, '#6b4632') +
  many(10, (index) =>
    disc(
      (index < 5 ? 250 : 650) + index * 74,
      690,
      30 + dice() * 14,
      pick(dice, '#d8a25c', '#c8743f', '#8fae5d'),
    ),
  ) +
  box(0, 825, 1440, 135, '#b9ad99')

const works: Draw = (dice) =>
  day(dice) +
  hills(dice, 600, 100, '#a5b5aa') +
  many(4, (index) =>
    box(120 + index * 330, 430 - dice() * 120, 270, 540, pick(dice, '#8c989c', '#76858a', '#a39a8c')),
  ) +
  many(3, (index) => box(240 + index * 420, 190 + dice() * 80, 58, 420, '#5c696e')) +
  many(8, (index) => disc(300 + index * 46 + dice() * 60, 210 - index * 16, 44 + dice() * 26, '#f2efe8')) +
  box(0, 800, 1440, 160, '#66706c') +
  many(7, (index) => box(80 + index * 200, 850, 130, 14, '#e0b656'))

const field: Draw = (dice) =>
  sky('#9cc0d9', '#edf2ec') +
  box(0, 330, 1440, 210, '#6b7780') +
  many(150, () =>
    disc(dice() * 1440, 350 + dice() * 170, 9, pick(dice, '#e6c9a8', '#b4533c', '#f1ead8', '#38566f')),
  ) +
  box(0, 530, 1440, 430, '#4f8f5b') +
  many(6, (index) => box(index * 240, 530, 120, 430, '#478352')) +
  '<g fill="none" stroke="#f5f5ee" stroke-width="8"><ellipse cx="720" cy="760" rx="230" ry="96"/><path d="M0 760h1440"/></g>' +
  disc(640 + dice() * 160, 700 + dice() * 120, 26, '#ffffff')

const portrait: Draw = (dice) => {
  const [skin, hair] = [
    pick(dice, '#e7c3a2', '#d3a27e', '#b98461'),
    pick(dice, '#4a3527', '#8a5c34', '#2e2a2b', '#b9a58c'),
  ]
  const shirt = pick(dice, '#3f6f6a', '#7a4a5a', '#40597d')
  return (
    box(0, 0, 1440, 960, pick(dice, '#dfe6e1', '#eadfcf', '#d8dfe8')) +
    `<ellipse cx="720" cy="1010" rx="430" ry="290" fill="${shirt}"/>` +
    disc(720, 400, 236, hair) +
    box(650, 560, 140, 190, skin) +
    `<ellipse cx="720" cy="450" rx="178" ry="220" fill="${skin}"/>` +
    `<path d="M528 450C520 170 920 170 912 450C850 350 640 330 528 450Z" fill="${hair}"/>`
  )
}

/** The drawings of the newsroom. */
export const motifs = {
  country,
  water,
  forest,
  snow,
  night,
  road,
  hall,
  shop,
  works,
  field,
  stage,
  storm,
  bus,
  site,
  portrait,
  ...indoorMotifs,
  ...natureMotifs,
  ...outdoorMotifs,
} as const
