/** Where pictures are kept. Keys are random and never written twice. */
export type ObjectStore = {
  /** First part of a picture's reference. */
  bucket: string
  /** The directory behind `/media`; undefined when the pictures are elsewhere. */
  directory: string | undefined
  put: (key: string, bytes: Uint8Array, type: string) => Promise<void>
  /** Removes an object; one that is not there is no error. */
  remove: (key: string) => Promise<void>
}
