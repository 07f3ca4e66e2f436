// s3rver brings no types of its own; this is the part that tests use.
declare module 's3rver' {
  type Options = {
    address: string
    port: number
    silent: boolean
    directory: string
    configureBuckets: { name: string }[]
  }
  const S3rver: new (
    options: Options,
  ) => {
    run: () => Promise<{ port: number }>
    close: () => Promise<void>
  }
  export = S3rver
}
