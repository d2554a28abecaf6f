import 'server-only'
import type { App } from '@/connectors/engine'

export const houseKey: unique symbol = Symbol.for('openplat.engine')

/** Where the one house of a process hangs, for what must not open it. */
export const shared = globalThis as { [houseKey]?: Promise<App> }
