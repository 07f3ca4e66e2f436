import type { PlanPrice } from '@leserkonto/rules'

const per = { month: 'im Monat', quarter: 'im Quartal', half_year: 'im Halbjahr', year: 'im Jahr' } as const

/** A sum: `14,90 €`. */
export const sumText = (cents: number): string =>
  (cents / 100).toLocaleString('de-DE', { style: 'currency', currency: 'EUR' })

/** What a plan costs: `14,90 € im Monat`. */
export const priceText = (price: PlanPrice): string => `${sumText(price.cents)} ${per[price.per]}`

const units: Readonly<Record<string, readonly [one: string, more: string]>> = {
  D: ['Tag', 'Tage'],
  W: ['Woche', 'Wochen'],
  M: ['Monat', 'Monate'],
  Y: ['Jahr', 'Jahre'],
}

/** A notice of no days. */
export const anyTime = 'P0D'

/** A notice period, given as an ISO 8601 duration of one unit: `P1M` is `1 Monat`, `P0D` is `keine`; another form stays as it is. */
export function noticeText(duration: string): string {
  const [, count = '', unit = ''] = /^P(\d+)([DWMY])$/.exec(duration) ?? []
  const words = units[unit]
  if (!words) return duration
  if (Number(count) === 0) return 'keine'
  return `${count} ${words[count === '1' ? 0 : 1]}`
}
