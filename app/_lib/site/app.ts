import 'server-only'
import type { App } from '@/connectors/engine'
import { createSite } from './create-site'
import { appKey, shared } from './shared-app'

/**
 * Next loads a separate copy of this module for pages, routes and actions, so the app is stored in a global
 * object.
 */
export function getApp(): Promise<App> {
  shared[appKey] ??= createSite({ isInstance: true })
  return shared[appKey]
}
