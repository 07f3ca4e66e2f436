/** `31.12.2026` as `2026-12-31`; anything else as it is, for a schema to refuse. */
export const isoDay = (typed: string): string =>
  typed.replace(
    /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/,
    (_, day: string, month: string, year: string) =>
      `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
  )
