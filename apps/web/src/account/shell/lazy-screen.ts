import { type ComponentType, lazy } from 'react'

type Load = () => Promise<ComponentType>

/** Longest wait for a chunk. Source: seed account §9 "load time-out". */
const chunkTimeoutMs = 120_000

/** A screen whose code comes when it is wanted: it may take two minutes and is asked for twice. */
export const lazyScreen = (load: Load) =>
  lazy(async () => ({ default: await inTime(load).catch(() => inTime(load)) }))

/** Such a screen among those that load data: the code for that comes beside it, not after it. */
export const lazyDataScreen = (load: Load) =>
  lazy(async () => {
    const [{ withApi }, screen] = await Promise.all([
      import('../session/ApiProvider.tsx'),
      inTime(load).catch(() => inTime(load)),
    ])
    return { default: withApi(screen) }
  })

function inTime(load: Load): Promise<ComponentType> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error('A part of the page did not arrive in time')),
      chunkTimeoutMs,
    )
    load()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer))
  })
}
