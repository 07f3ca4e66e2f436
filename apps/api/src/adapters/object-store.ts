/** Where pictures are kept. Keys are random and never written twice. */
export type ObjectStore = {
  /** First part of a picture's reference. */
  bucket: string
  /** The directory behind `/media`; undefined when the pictures are elsewhere. */
  directory: string | undefined
  put: (key: string, bytes: Uint8Array, type: string) => Promise<void>
  /** Undefined for an object that is not there. */
  get: (key: string) => Promise<Buffer | undefined>
  /** The keys of all pictures there; what has another form of name is not this service's. */
  keys: () => Promise<string[]>
  /** Removes an object; one that is not there is no error. */
  remove: (key: string) => Promise<void>
}
