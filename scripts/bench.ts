import { measureEngine } from './bench/measure-engine'
import { measureMemory } from './bench/measure-memory'
import { measureServer } from './bench/measure-server'
import { printTable } from './print-table'

const memory = await measureMemory()
const engine = await measureEngine()
const server = await measureServer()
const rows = [...engine, ...server, ...memory]

printTable(rows.map(({ what, ratio, figures }) => ({ what, ratio, figures })))
process.stdout.write('\nHow each was measured\n')
for (const { what, method } of rows) process.stdout.write(`- ${what}: ${method}.\n`)
