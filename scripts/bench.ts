import { measureLoad } from './bench/load/measure-load'
import { measureCrowd } from './bench/map/measure-crowd'
import { measureLayers } from './bench/map/measure-layers'
import { measureParcels } from './bench/map/measure-parcels'
import { type PeerName, peerNames, peers } from './bench/map/peers'
import { measureEngine } from './bench/measure-engine'
import { measureFacilities } from './bench/measure-facilities'
import { measureFrame } from './bench/measure-frame'
import { measureLargeFiles } from './bench/measure-large-files'
import { measureMemory } from './bench/measure-memory'
import { measurePacket } from './bench/measure-packet'
import { measureReport } from './bench/measure-report'
import { measureScopes } from './bench/measure-scopes'
import { measureServer } from './bench/measure-server'
import { measureStreets } from './bench/measure-streets'
import { measureWeb } from './bench/measure-web'
import type { Measurement } from './bench/measurement'
import { printTable } from './print-table'

/** `load` (`load one`: half of it) and `--web` have tables of their own; everything else is one table, of which `map` (`map bare`: beside one of the others), `crowd`, `layers`, `packet` and `streets` are parts. */
if (process.argv.includes('load')) await measureLoad(process.argv.slice(2))
else if (process.argv.includes('--web')) await measureWeb()
else if (process.argv.includes('map')) print(await measureParcels(peersNamed(process.argv)))
else if (process.argv.includes('crowd')) print(await measureCrowd())
else if (process.argv.includes('layers')) print(await measureLayers())
else if (process.argv.includes('packet')) print(await measurePacket())
else if (process.argv.includes('streets')) print(await measureStreets())
else await measureAll()

/** By the last word of their addresses; without one all of them. */
function peersNamed(words: readonly string[]): readonly PeerName[] {
  const named = peerNames.filter((name) => words.some((word) => peers[name].endsWith(`/${word}`)))
  return named.length > 0 ? named : peerNames
}

async function measureAll(): Promise<void> {
  const memory = await measureMemory()
  const engine = await measureEngine()
  const server = await measureServer()
  const frame = await measureFrame()
  const files = await measureLargeFiles()
  const facilities = await measureFacilities()
  const report = await measureReport()
  const scopes = await measureScopes()
  const packet = await measurePacket()
  const streets = await measureStreets()
  const parcels = await measureParcels()
  const crowd = await measureCrowd()
  const layers = await measureLayers()
  print([
    ...engine,
    ...server,
    ...frame,
    ...files,
    ...facilities,
    ...report,
    ...scopes,
    ...packet,
    ...streets,
    ...parcels,
    ...crowd,
    ...layers,
    ...memory,
  ])
}

function print(rows: readonly Measurement[]): void {
  printTable(rows.map(({ what, ratio, figures }) => ({ what, ratio, figures })))
  process.stdout.write('\nHow each was measured\n')
  for (const method of new Set(rows.map((row) => row.method))) {
    const what = rows.filter((row) => row.method === method).map((row) => row.what)
    process.stdout.write(`- ${what.join('; ')}: ${method}.\n`)
  }
}
