/** Kinds of pages whose speed browsers tell. Source: docs/spec/presentation.md#field-measurements. */
export const measuredPages = ['overview', 'section', 'article', 'advert', 'author', 'other'] as const

/** One of them. */
export type MeasuredPage = (typeof measuredPages)[number]

/** The kind of a page by its name; those that few open are one. */
export const measuredPage = (name: string): MeasuredPage =>
  measuredPages.find((one) => one === name) ?? 'other'
