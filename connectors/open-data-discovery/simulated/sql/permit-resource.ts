import { simulateCkan } from '@/lib/ckan/simulator'
import type { SimulatedSite } from '@/lib/connector/simulated-site'
import type { Sketch } from '../sketch'
import { permitTable } from './permit-table'

type ResourceSketch<Row> = Sketch<Row> & {
  host: string
  resource: string
  sql: 'on' | 'revoked'
}

export function permitResource<Row>({ host, resource, sql, ...sketch }: ResourceSketch<Row>): SimulatedSite {
  const table = permitTable(sketch)
  return { host, path: '/', simulate: simulateCkan([{ id: resource, ...table }], { sql }) }
}
