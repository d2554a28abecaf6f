import 'server-only'
import type { App } from '@/connectors/engine'

export const appKey: unique symbol = Symbol.for('openplat.engine')

/** The process's app in a global variable, for code that must not create the app. */
export const shared = globalThis as { [appKey]?: Promise<App> }
