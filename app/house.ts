import 'server-only'
import { createHouse, type House } from '@/connectors/engine'

const key = Symbol.for('openplat.engine')
const shared = globalThis as { [key]?: Promise<House> }

/** One house per process: pages, routes and actions load separate copies of this module. */
export function openHouse(): Promise<House> {
  shared[key] ??= createHouse({ isInstance: true })
  return shared[key]
}
