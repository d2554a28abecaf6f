import 'server-only'
import type { App } from '@/connectors/engine'
import { createSite } from './create-site'
import { appKey, shared } from './shared-app'

/**
 * Returns the only app of the process, although pages, routes and actions load separate copies of this
 * module.
 */
export function getApp(): Promise<App> {
  shared[appKey] ??= createSite({ isInstance: true })
  return shared[appKey]
}
