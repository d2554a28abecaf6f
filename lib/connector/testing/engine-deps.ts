import type { EngineDeps } from '../engine/engine'
import type { Transport } from '../upstream/transport'

interface Options {
  now?: () => Date
  reportBug?: EngineDeps['reportBug']
}

/** What a real engine over one connector needs in a test; a bug inside a connector fails the test. */
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
