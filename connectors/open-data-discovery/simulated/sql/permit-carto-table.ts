import { simulateCarto } from '@/lib/carto/simulator'
import type { SimulatedSite } from '@/lib/connector/simulated-site'
import type { Sketch } from '../sketch'
import { permitTable } from './permit-table'

type CartoSketch<Row> = Sketch<Row> & { host: string; table: string }

export function permitCartoTable<Row>({ host, table, ...sketch }: CartoSketch<Row>): SimulatedSite {
  return { host, path: '/', simulate: simulateCarto([{ table, ...permitTable(sketch) }]) }
}
