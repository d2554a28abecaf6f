import type { ConnectorError } from './errors'

export interface HostHealth {
  lastSuccess?: { at: string; milliseconds: number }
  lastFailure?: { at: string; code: string; message: string }
}

/** What each host last said to this process. */
export interface Health {
  succeeded(host: string, milliseconds: number): void
  failed(host: string, failure: ConnectorError): void
  of(host: string): HostHealth
}

export function createHealth(now: () => Date): Health {
  const hosts = new Map<string, HostHealth>()
  const of = (host: string) => hosts.get(host) ?? {}
  return {
    of,
    succeeded(host, milliseconds) {
      const lastSuccess = { at: now().toISOString(), milliseconds: Math.round(milliseconds) }
      hosts.set(host, { ...of(host), lastSuccess })
    },
    failed(host, failure) {
      const lastFailure = { at: now().toISOString(), code: failure.code, message: failure.message }
      hosts.set(host, { ...of(host), lastFailure })
    },
  }
}
