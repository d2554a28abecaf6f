import type { EngineDeps } from '../engine/engine'
import type { Transport } from '../upstream/transport'

interface Options {
  now?: () => Date
  reportBug?: EngineDeps['reportBug']
}

export function engineDeps(
  transport: Transport,
  { now = () => new Date(), reportBug }: Options = {},
): EngineDeps {
  return {
    transport,
    sample: true,
    release: 'test',
    userAgent: 'test',
    maxCacheBytes: 10_000_000,
    isOff: () => false,
    settingsOf: () => ({}),
    now,
    reportBug:
      reportBug ??
      ((_reference, error) => {
        throw error
      }),
  }
}
