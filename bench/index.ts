import { measureListLoad } from './load/measure-list-load'
import { measureLists } from './load/measure-lists'
import { measureLiveLoad } from './load/measure-live-load'
import { measureLoad } from './load/measure-load'
import { measureCrowd } from './map/measure-crowd'
import { measureLayers } from './map/measure-layers'
import { measureLotCrowd } from './map/measure-lot-crowd'
import { measureParcels } from './map/measure-parcels'
import { measureTable } from './map/measure-table'
import { type PeerName, peerNames, peers } from './map/peers'
import { measureEngine } from './measure-engine'
import { measureFacilities } from './measure-facilities'
import { measureFrame } from './measure-frame'
import { measureLargeFiles } from './measure-large-files'
import { measureLots } from './measure-lots'
import { measureMapFiles } from './measure-map-files'
import { measureMemory } from './measure-memory'
import { measurePacket } from './measure-packet'
import { measureReport } from './measure-report'
import { measureFreshReview, measureReview } from './measure-review'
import { measureScopes } from './measure-scopes'
import { measureServer } from './measure-server'
import { measureStreets } from './measure-streets'
import { measureWeb } from './measure-web'
import { type BenchRow, runRows } from './run-rows'

/**
 * `npm run bench -- load` and `--web` print separate tables. `load one` measures one instance, `load list` the
 * load beside a list of places, and `load live` the load beside a map program. Any other word selects rows of
 * the common table. `map bare` compares our map with only one other map.
 */
const has = (word: string) => process.argv.includes(word)

/**
 * Rows in the order of the printed table. Memory comes first, because a process seldom returns memory to the
 * system.
 */
const rows: readonly BenchRow[] = [
  { name: 'memory', measure: measureMemory },
  { name: 'engine', measure: measureEngine },
  { name: 'server', measure: measureServer },
  { name: 'frame', measure: measureFrame },
  { name: 'files', measure: measureMapFiles },
  { name: 'files', measure: measureLargeFiles },
  { name: 'facilities', measure: measureFacilities },
  { name: 'report', measure: measureReport },
  { name: 'review', measure: measureReview },
  { name: 'review', measure: measureFreshReview },
  { name: 'lists', measure: measureLists },
  { name: 'scopes', measure: measureScopes },
  { name: 'packet', measure: measurePacket },
  { name: 'streets', measure: measureStreets },
  { name: 'parcels', measure: measureLots },
  { name: 'parcels', measure: measureLotCrowd },
  { name: 'map', measure: () => measureParcels(peersNamed(process.argv)) },
  { name: 'crowd', measure: measureCrowd },
  { name: 'layers', measure: measureLayers },
  { name: 'table', measure: measureTable },
]

const parts = rows.filter(({ name }) => has(name))

if (has('load') && has('list')) await measureListLoad()
else if (has('load') && has('live')) await measureLiveLoad()
else if (has('load')) await measureLoad(process.argv.slice(2))
else if (has('--web')) await measureWeb()
else await runRows(parts.length > 0 ? parts : rows)

function peersNamed(words: readonly string[]): readonly PeerName[] {
  const named = peerNames.filter((name) => words.some((word) => peers[name].endsWith(`/${word}`)))
  return named.length > 0 ? named : peerNames
}
