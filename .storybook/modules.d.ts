declare module 'virtual:block-bytes' {
  /** Brotli bytes; `ceiling` is what the script may weigh. */
  const weights: readonly { block: string; js: number; css: number; ceiling: number }[]
  export default weights
}
