import { headers } from 'next/headers'
import { getApp } from '@/app/_lib/site/app'
import { isRelayed, visitorOf } from '@/lib/connector/http/caller'
import { isLoopback } from '@/lib/networks'

/**
 * Returns the simulated failures of a server with sample data, but only to a browser on the same computer. A
 * failure affects the whole server, so no visitor may set one. Returns undefined to every other client, also
 * behind a local proxy that is missing from TRUSTED_PROXIES.
 */
export async function settableFaults() {
  const { faults } = await getApp()
  const request = await headers()
  return faults && isLoopback(visitorOf(request)) && !isRelayed(request) ? faults : undefined
}
