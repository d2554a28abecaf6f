import { headers } from 'next/headers'
import { getApp } from '@/app/_lib/site/app'
import { visitorOf } from '@/lib/connector/http/caller'
import { isLoopback } from '@/lib/networks'

/**
 * Returns the simulated failures of a server with sample data to the computer that runs it, and undefined to everyone
 * else: a failure holds for the whole server, and no visitor may hurt another.
 */
export async function settableFaults() {
  const { faults } = await getApp()
  return faults && isLoopback(visitorOf(await headers())) ? faults : undefined
}
