import { headers } from 'next/headers'
import { getApp } from '@/app/_lib/site/app'
import { isRelayed, visitorOf } from '@/lib/connector/http/caller'
import { isLoopback } from '@/lib/networks'

/**
 * Returns the simulated failures of a server with sample data to the computer that runs it, and undefined to everyone
 * else: a failure holds for the whole server, and no visitor may hurt another. Whom a local proxy passes on is somebody
 * else, also where the proxy is not among TRUSTED_PROXIES.
 */
export async function settableFaults() {
  const { faults } = await getApp()
  const request = await headers()
  return faults && isLoopback(visitorOf(request)) && !isRelayed(request) ? faults : undefined
}
