import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readColumns } from './permit-table'
import { permitTables } from './permit-tables'

const samples = process.env.UPSTREAM_SAMPLES

const recorded = permitTables.filter((table) => table.recorded)

describe('simulated permit tables', () => {
  it('lists thirteen of the 65 permit tables as recorded', () => {
    expect(recorded.map(({ source }) => source)).toEqual([
      'chicago-building-permits',
      'chicago-building-violations',
      'austin-building-permits',
      'san-francisco-building-permits',
      'san-francisco-notices-of-violation',
      'los-angeles-new-residential-applications',
      'los-angeles-building-permits',
      'los-angeles-new-residential-completions',
      'los-angeles-building-inspections',
      'nyc-new-building-completions',
      'honolulu-new-residential-historical',
      'baton-rouge-new-residential',
      'new-orleans-new-residential',
    ])
    expect(permitTables).toHaveLength(65)
  })

  it.skipIf(!samples).each(recorded)('lists the columns of $source that no recording contains', (table) => {
    const names = new Set(table.recorded?.flatMap((place) => [...namesIn(readRecording(place))]))
    const missing = readColumns(table).flatMap(({ name }) => (names.has(name) ? [] : name))
    expect(missing).toEqual(table.unseen ?? [])
  })
})

function readRecording(place: string): unknown {
  const [file = '', part] = place.split(' ')
  const content: unknown = JSON.parse(readFileSync(join(samples ?? '', 'open-data-discovery', file), 'utf8'))
  return part === undefined ? content : z.record(z.string(), z.unknown()).parse(content)[part]
}

function* namesIn(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    yield key
    if (key === 'fieldName' && typeof inner === 'string') yield inner
    yield* namesIn(inner)
  }
}
