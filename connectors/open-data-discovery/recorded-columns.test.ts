import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { sample } from './testing/construction-engine'

const samples = process.env.UPSTREAM_SAMPLES
const read = (file: string): unknown =>
  JSON.parse(readFileSync(join(samples ?? '', 'open-data-discovery', file), 'utf8'))

const view = z.object({ columns: z.array(z.object({ fieldName: z.string(), dataTypeName: z.string() })) })
type Columns = z.output<typeof view>['columns']

async function simulated(host: string, id: string): Promise<Map<string, string>> {
  const answer = await sample(new Request(`https://${host}/api/views/${id}.json`))
  const { columns } = view.parse(await answer.json())
  return new Map(columns.map(({ fieldName, dataTypeName }) => [fieldName, dataTypeName]))
}

describe.skipIf(!samples)('columns of simulated tables', () => {
  const rows = z.array(z.record(z.string(), z.unknown()))

  it.each([
    ['soda-la-permits-pi9x-tg5x.json', 'data.lacity.org', 'pi9x-tg5x'],
    ['soda-sf-permits-i98e-djp9.json', 'data.sf.gov', 'i98e-djp9'],
    ['rows-2018-chicago-violations-22u3-xenr.json', 'data.cityofchicago.org', '22u3-xenr'],
    ['rows-2018-la-inspections-9w5z-rg2h.json', 'data.lacity.org', '9w5z-rg2h'],
    ['rows-2018-sf-nov-nbtm-fbw5.json', 'data.sf.gov', 'nbtm-fbw5'],
    // The city now publishes this dataset under another id.
    ['rows-2018-honolulu-ibbr-77pq.masked.json', 'data.honolulu.gov', '4vab-c87q'],
  ])('simulates every column of the rows in %s', async (file, host, id) => {
    const columns = await simulated(host, id)
    const named = new Set(rows.parse(read(file)).flatMap(Object.keys))
    expect([...named].filter((name) => !columns.has(name))).toEqual([])
  })

  it("simulates every column of New York's recorded certificates", async () => {
    const { certificates } = z.object({ certificates: rows }).parse(read('nyc-completions-rows-2026.json'))
    const columns = await simulated('data.cityofnewyork.us', 'pkdm-hqz6')
    const named = new Set(certificates.flatMap(Object.keys))
    expect([...named].filter((name) => !columns.has(name))).toEqual([])
  })

  it.each(['3syk-w9eu', '3f9m-afei', 'rcm3-fn58', '7fq7-8j7r', '9w5z-rg2h'])(
    'simulates every column of the recorded page of %s with its type',
    async (id) => {
      const tables = z
        .record(z.string(), view.extend({ domain: z.string() }))
        .parse(read('socrata-columns-2018.json'))
      const { domain, columns } = tables[id] ?? { domain: '', columns: [] }
      const now = await simulated(domain, id)
      const wrong = columns.filter(
        ({ fieldName, dataTypeName }) => now.get(fieldName) !== plain(dataTypeName),
      )
      expect(wrong).toEqual([] satisfies Columns)
      expect(columns.length).toBeGreaterThan(5)
    },
  )
})

const plain = (type: string) => (type === 'phone' ? 'text' : type)
