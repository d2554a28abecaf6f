import type { ConnectorError } from '../errors'

export interface HostHealth {
  lastSuccess?: { at: string; milliseconds: number }
  /** `message` is present only for failures in this process, because instances share only the code. */
  lastFailure?: { at: string; code: string; message?: string }
}

/** Instances share times and codes, never parameters. An update may be lost. */
export interface SharedHealthStore {
  tell(host: string, health: HostHealth): void
  /** Returns the health of the hosts in the order of `hosts`, or undefined if the store is unavailable. */
  read(hosts: readonly string[]): Promise<HostHealth[] | undefined>
}

export type HealthScope = 'process' | 'instances' | 'cut-off'

export interface LatestHealth {
  reach: HealthScope
  of(host: string): HostHealth
}

export interface HostHealthLog {
  succeeded(host: string, milliseconds: number): void
  failed(host: string, failure: ConnectorError): void
  of(host: string): HostHealth
  latest(hosts: readonly string[]): Promise<LatestHealth>
  counts(): { host: string; outcome: string; count: number }[]
}

export function createHealth(now: () => Date, shared?: SharedHealthStore): HostHealthLog {
  const hosts = new Map<string, HostHealth>()
  const counts = new Map<string, Map<string, number>>()
  const of = (host: string) => hosts.get(host) ?? {}

  function note(host: string, outcome: string, health: HostHealth): void {
    const ofHost = counts.get(host) ?? new Map<string, number>()
    counts.set(host, ofHost.set(outcome, (ofHost.get(outcome) ?? 0) + 1))
    hosts.set(host, { ...of(host), ...health })
    shared?.tell(host, of(host))
  }

  return {
    of,
    succeeded(host, milliseconds) {
      note(host, 'ok', {
        lastSuccess: { at: now().toISOString(), milliseconds: Math.round(milliseconds) },
      })
    },
    failed(host, { code, message }) {
      note(host, code, { lastFailure: { at: now().toISOString(), code, message } })
    },
    async latest(hosts) {
      if (!shared) return { reach: 'process', of }
      const remote = await shared.read(hosts)
      if (!remote) return { reach: 'cut-off', of }
      const byHost = new Map(hosts.map((host, index) => [host, laterOf(of(host), remote[index] ?? {})]))
      return { reach: 'instances', of: (host) => byHost.get(host) ?? of(host) }
    },
    counts: () =>
      [...counts].flatMap(([host, outcomes]) =>
        [...outcomes].map(([outcome, count]) => ({ host, outcome, count })),
      ),
  }
}

/** Our own entry wins a tie, because remote entries have no message. */
function laterOf(own: HostHealth, remote: HostHealth): HostHealth {
  const lastSuccess = later(own.lastSuccess, remote.lastSuccess)
  const lastFailure = later(own.lastFailure, remote.lastFailure)
  return { ...(lastSuccess ? { lastSuccess } : {}), ...(lastFailure ? { lastFailure } : {}) }
}

function later<T extends { at: string }>(own: T | undefined, remote: T | undefined): T | undefined {
  return own && (!remote || own.at >= remote.at) ? own : remote
}
