import { setMaxListeners } from 'node:events'

/**
 * Clears its timer at the end. `AbortSignal.timeout` would keep everything that the signal guards in memory
 * until it fires.
 */
export async function within<T>(
  milliseconds: number,
  run: (signal: AbortSignal) => Promise<T>,
  outer?: AbortSignal,
): Promise<T> {
  const controller = new AbortController()
  // A page reads many areas at once, and each read adds a listener.
  setMaxListeners(Number.POSITIVE_INFINITY, controller.signal)
  const tooLate = () => controller.abort(new DOMException('The time allowed is over', 'TimeoutError'))
  const end = () => controller.abort(outer?.reason)
  const timer = setTimeout(tooLate, milliseconds)
  outer?.addEventListener('abort', end)
  if (outer?.aborted) end()
  try {
    return await run(controller.signal)
  } finally {
    clearTimeout(timer)
    outer?.removeEventListener('abort', end)
  }
}

export const whenAborted = (signal: AbortSignal) =>
  new Promise<undefined>((resolve) => signal.addEventListener('abort', () => resolve(undefined)))
