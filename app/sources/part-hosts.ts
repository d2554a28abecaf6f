import type { Declaration } from '@/lib/connector/declaration'
import type { Health } from '@/lib/connector/health'

/** Beyond this many, hosts that have said nothing yet would bury those that have. */
const MANY_HOSTS = 6

/** Hosts to show one by one, and those of a source with many that nobody has asked yet. */
export function partHosts(
  { hosts }: Declaration,
  health: Health,
  isBroken: (host: string) => boolean = () => false,
): { shown: string[]; quiet: string[] } {
  const isQuiet = (host: string) => {
    const { lastSuccess, lastFailure } = health.of(host)
    return hosts.length > MANY_HOSTS && !lastSuccess && !lastFailure && !isBroken(host)
  }
  return { shown: hosts.filter((host) => !isQuiet(host)), quiet: hosts.filter(isQuiet) }
}

export const sayMore = (count: number): string => (count === 1 ? '1 more host' : `${count} more hosts`)
