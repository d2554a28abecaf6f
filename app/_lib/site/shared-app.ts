import 'server-only'
import type { App } from '@/connectors/engine'

export const appKey: unique symbol = Symbol.for('openplat.engine')

/** Global location of the process's app, for code that must not create the app. */
export const shared = globalThis as { [appKey]?: Promise<App> }
