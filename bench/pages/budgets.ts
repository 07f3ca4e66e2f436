/** The measures of a page; times in ms, weights in transferred kB, scores of Lighthouse from 0 to 100. */
export type Measure = keyof typeof measures

/** The numbers of one page. */
export type Numbers = Readonly<Record<Measure, number>>

/** Required, good, and the best that seems possible. */
type Budget = readonly [must: number, stretch: number, moonshot: number]

/**
 * Every measure with its name, its digits, and its budgets for content pages and for the login.
 * Source: docs/spec/blocks.md#budgets.
 */
export const measures = {
  script: { label: 'JS br, kB', digits: 1, content: [95, 72, 5], login: [112, 90, 72] },
  style: { label: 'CSS br, kB', digits: 1, content: [8, 5, 4], login: [7, 6, 4] },
  markup: { label: 'HTML br, kB', digits: 1, content: [10, 8, 7], login: [3.7, 3, 2] },
  firstPaint: { label: 'FCP, ms', digits: 0, content: [1800, 1300, 900], login: [1800, 1400, 800] },
  largestPaint: { label: 'LCP, ms', digits: 0, content: [2500, 2000, 1500], login: [1800, 1400, 1200] },
  shift: { label: 'CLS', digits: 4, content: [0.05, 0.01, 0.002], login: [0.05, 0.01, 0.002] },
  blocked: { label: 'TBT, ms', digits: 0, content: [150, 50, 0], login: [150, 100, 50] },
  interaction: { label: 'INP at CPU 4x, ms', digits: 0, content: [200, 100, 50], login: [200, 100, 80] },
  nodes: { label: 'DOM nodes', digits: 0, content: [600, 400, 330], login: [150, 100, 90] },
  requests: { label: 'requests before LCP', digits: 0, content: [8, 5, 3], login: [6, 4, 3] },
  renders: {
    label: 'renders/s/core',
    digits: 0,
    higherIsBetter: true,
    content: [500, 1500, 2500],
    login: [500, 1000, 1400],
  },
  performance: score('performance', [90, 95, 100]),
  accessibility: score('accessibility', [100, 100, 100]),
  'best-practices': score('best practices', [100, 100, 100]),
  seo: score('SEO', [100, 100, 100]),
} as const satisfies Record<
  string,
  { label: string; digits: number; higherIsBetter?: true; content: Budget; login: Budget }
>

function score(label: string, budget: Budget) {
  return { label, digits: 0, higherIsBetter: true, content: budget, login: budget } as const
}

/** Further goals for the overview, beyond the required ones. */
export const overviewAims = { script: 10, largestPaint: 1500, shift: 0.005 } as const

const grades = ['moonshot', 'stretch', 'must'] as const

/** The strictest of its budgets that a number meets; undefined if it misses all. */
export function gradeOf(
  value: number,
  budget: Budget,
  higherIsBetter: boolean,
): (typeof grades)[number] | undefined {
  const kept = (limit: number) => (higherIsBetter ? value >= limit : value <= limit)
  return grades.find((_, index) => kept(budget[2 - index] ?? Number.NaN))
}
