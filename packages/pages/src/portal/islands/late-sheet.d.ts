/** Styles of parts that a script draws; build/late-sheets.ts makes them. */
declare module 'virtual:late-sheet/*' {
  export const styles: string
}
