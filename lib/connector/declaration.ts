import type { Method } from './method'
import type { ConnectorSource } from './source'

/** A source and what can be asked of it. Service info and the catalogue are made from it. */
export interface Declaration extends ConnectorSource {
  methods: Readonly<Record<string, Method>>
  internal?: Readonly<Record<string, Method>>
}

export type Registry = Readonly<Record<string, Declaration>>
