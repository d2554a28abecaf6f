import type { ConnectorMethod } from './method'
import type { ConnectorSource } from './source'

export interface ConnectorDeclaration extends ConnectorSource {
  methods: Readonly<Record<string, ConnectorMethod>>
  internal?: Readonly<Record<string, ConnectorMethod>>
}

export type ConnectorRegistry = Readonly<Record<string, ConnectorDeclaration>>
