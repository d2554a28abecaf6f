import { headers } from 'next/headers'
import { getApp } from '@/app/_lib/site/app'
import { isRelayed, visitorOf } from '@/lib/connector/http/caller'
import { isLoopback } from '@/lib/networks'

/**
 * Returns the simulated failures of a server with sample data, but only to a browser on the same computer,
 * because a failure affects all visitors. Returns undefined to any other client, even if its request comes
 * through a proxy on this computer that TRUSTED_PROXIES does not list.
 */
export async function settableFaults() {
  const { faults } = await getApp()
  const request = await headers()
  return faults && isLoopback(visitorOf(request)) && !isRelayed(request) ? faults : undefined
}
