import { measureEngine } from './bench/measure-engine'
import { measureFacilities } from './bench/measure-facilities'
import { measureMemory } from './bench/measure-memory'
import { measureParcels } from './bench/measure-parcels'
import { measureReport } from './bench/measure-report'
import { measureScopes } from './bench/measure-scopes'
import { measureServer } from './bench/measure-server'
import { printTable } from './print-table'

const memory = await measureMemory()
const engine = await measureEngine()
const server = await measureServer()
const facilities = await measureFacilities()
const report = await measureReport()
const scopes = await measureScopes()
const parcels = await measureParcels()
const rows = [...engine, ...server, ...facilities, ...report, ...scopes, ...parcels, ...memory]

printTable(rows.map(({ what, ratio, figures }) => ({ what, ratio, figures })))
process.stdout.write('\nHow each was measured\n')
for (const { what, method } of rows) process.stdout.write(`- ${what}: ${method}.\n`)
