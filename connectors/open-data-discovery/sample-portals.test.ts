import { describe, expect, it } from 'vitest'
import { isPersonalColumn } from '@/lib/untrusted-text/is-personal-column'
import { createDiscovery } from './testing/construction-engine'

const NAME = 'open-data-discovery'
const engine = createDiscovery()

async function find(q: string, portal?: string) {
  const answer = await engine.call(NAME, 'searchDatasets', { q, limit: 100, ...(portal ? { portal } : {}) })
  if (!answer.ok) throw new Error(answer.error.message)
  return answer.data.datasets
}

describe('datasets of sample data', () => {
  it('returns a schema and either rows or an expected error for a table of each portal in the search', async () => {
    const tables = (await find('permits')).filter(({ queryable }) => queryable)
    const byPortal = new Map(tables.map((table) => [table.portal, table]))
    expect(byPortal.size).toBeGreaterThan(10)
    for (const { portal, datasetId } of byPortal.values()) {
      const schema = await engine.call(NAME, 'getDatasetSchema', { portal, datasetId })
      const fields = schema.ok ? schema.data.columns.map(({ field }) => field) : []
      expect(
        fields.filter((field) => isPersonalColumn(field)),
        `${portal} ${datasetId}`,
      ).toEqual([])
      const answer = await engine.call(NAME, 'queryDataset', { portal, datasetId, limit: 2 })
      const [row] = answer.ok ? answer.data.rows : []
      if (answer.ok) expect(Object.keys(row ?? {}).sort(), datasetId).toEqual(fields.slice(0, 100).sort())
      else expect(answer.error.code, `${portal} ${datasetId}`).toMatch(/^(upstream_rejected|rate_limited)$/)
    }
  })

  it('marks entries that are not tables', async () => {
    const kinds = (await find('permits')).map(({ kind }) => kind)
    expect(kinds.some((kind) => kind !== 'table' && kind !== 'view')).toBe(true)
  })

  it('describes and queries a portal that the catalog does not list', async () => {
    const austin = { portal: 'data.austintexas.gov', datasetId: '3syk-w9eu' }
    const answer = await engine.call(NAME, 'queryDataset', { ...austin, limit: 2 })
    expect(answer).toMatchObject({ ok: true, data: { returned: 2 } })
    expect(await engine.call(NAME, 'getDatasetSchema', austin)).toMatchObject({
      data: { verifiedBy: 'portal' },
    })
  })
})
