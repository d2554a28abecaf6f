import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { idsAnswer } from '@/lib/arcgis/layer-response'
import { layerQuery } from '@/lib/arcgis/query'
import { compileCells } from '@/lib/sample-tables/cells'
import { columnType } from '@/lib/sample-tables/column-type'
import type { SampleCellValue } from '@/lib/sample-tables/pipes'
import {
  assessedFacts,
  assessedFactType,
  type SampleAssessedYear,
} from '@/lib/sample-world/addresses/assessed-facts'
import { propertiesFor, towns } from '@/lib/sample-world/rolls/roll-search'
import { findSource } from '../search/choose-source'
import { assessmentSites } from '../simulator'
import { rolls } from './rolls'

const samples = process.env.UPSTREAM_SAMPLES

describe('columns of the simulated rolls', () => {
  it.each(Object.entries(rolls))('gives each column the type of its cells: %s', (_, roll) => {
    const { towns: places, search, facts = {}, columns } = roll
    const cells = compileCells<SampleAssessedYear>(assessedFacts, facts, columns)
    const [property] = propertiesFor(towns(...places), search, { equals: {}, like: {} })
    const values = Object.entries(property ? cells.row({ ...property, year: 2025 }) : {})
    const typeOf = (value: SampleCellValue) =>
      value instanceof Date
        ? 'day'
        : ({ number: 'number', boolean: 'truth' }[typeof value as string] ?? 'text')
    const types = values.flatMap(([name, value]) => (value === null ? [] : [[name, typeOf(value)]]))
    const inferred = types.map(([name = '']) => [
      name,
      columnType(columns[name] ?? null, facts, assessedFactType),
    ])
    expect(types.length).toBeGreaterThan(5)
    expect(inferred).toEqual(types)
  })

  it('lists the fourteen rolls that have no recorded response', () => {
    const unrecorded = Object.entries(rolls).flatMap(([name, { recorded }]) => (recorded ? [] : [name]))
    expect(unrecorded).toEqual([
      'idaho',
      'travis',
      'williamson',
      'fortBend',
      'montgomery',
      'collin',
      'dallas',
      'denton',
      'tarrant',
      'bexar',
      'elPaso',
      'washingtonDc',
      'washingtonDcExtract',
      'woodburyCounty',
    ])
  })

  it.skipIf(!samples).each(Object.entries(rolls).filter(([, { recorded }]) => recorded))(
    'finds every simulated column in a recorded response, or in the list of unrecorded columns: %s',
    (_name, { recorded = [], unseen = [], columns }) => {
      const recordedNames = new Set(
        recorded.flatMap((file) => [
          ...namesIn(JSON.parse(readFileSync(join(samples ?? '', 'us-public-assessments', file), 'utf8'))),
        ]),
      )
      const missing = Object.keys(columns).filter((column) => !recordedNames.has(column))
      expect(missing).toEqual(unseen)
    },
  )
})

function* namesIn(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    yield key
    if (key === 'name' && typeof inner === 'string') yield inner
    yield* namesIn(inner)
  }
}

it.each(['dallas-county-tx-assessments', 'tarrant-county-tx-assessments'])(
  'gives each row of %s a unique number',
  async (id) => {
    const table = findSource(id)?.table
    const layer = table && 'url' in table ? (table.url ?? '') : ''
    const { host, pathname } = new URL(layer)
    const site = assessmentSites.find((each) => each.host === host && pathname.startsWith(each.path))
    const { url, ...init } = layerQuery(layer, { idsOnly: true })
    if (!site) throw new Error(`${id} has no simulated layer`)
    const answer = await site.simulate(new Request(url, init))
    const { objectIds } = idsAnswer.parse(await answer.json())
    expect(objectIds.length).toBeGreaterThan(100)
    expect(new Set(objectIds).size).toBe(objectIds.length)
    expect(Math.max(...objectIds)).toBeLessThan(2 ** 31)
  },
)
