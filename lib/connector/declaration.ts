import type { Method } from './method'
import type { ConnectorSource } from './source'

export interface Declaration extends ConnectorSource {
  methods: Readonly<Record<string, Method>>
  internal?: Readonly<Record<string, Method>>
}

export type Registry = Readonly<Record<string, Declaration>>
