import 'server-only'
import type { App } from '@/connectors/engine'

export const appKey: unique symbol = Symbol.for('openplat.engine')

export const shared = globalThis as { [appKey]?: Promise<App> }
