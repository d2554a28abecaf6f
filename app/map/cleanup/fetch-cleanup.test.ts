import { describe, expect, it } from 'vitest'
import type { EngineCaller } from '@/app/_lib/read/reading-scope'
import { shareSite } from '@/app/_lib/testing/share-site'
import { groupSites } from '@/lib/records/cleanup-site/group-sites'
import type { CleanupMapResponse } from './cleanup-answer'
import { fetchCleanup } from './fetch-cleanup'

const site = shareSite()
const bbox: [number, number, number, number] = [-118.3, 34, -118.2, 34.1]
const call: EngineCaller = (connector, method, params) =>
  site().engine.call(connector, method, params, { internal: true })

const failing =
  (name: string): EngineCaller =>
  async (connector, method, params) =>
    method === name
      ? ({ ok: false, error: { code: 'upstream_timeout', message: 'Late.', issues: [] } } as never)
      : call(connector, method, params)

async function answerOf(ask: EngineCaller): Promise<CleanupMapResponse> {
  const answer = await fetchCleanup(bbox, ask)
  if ('code' in answer) throw new Error(answer.message)
  return answer.data
}

describe('the cleanup sites of a view', () => {
  it('returns a row for each site with its own position, and a row for each boundary', async () => {
    const { rows, failures } = await answerOf(call)
    const [sites, boundaries] = await Promise.all([
      call('federal-cleanup', 'searchSites', { bbox }),
      call('federal-cleanup', 'getSiteBoundaries', { bbox }),
    ])
    if (!sites.ok || !boundaries.ok) throw new Error('The sample country has both here')
    const placed = groupSites(sites.data.sites).filter(
      ({ records: [{ latitude, isPlaceOnly }] }) => latitude !== null && !isPlaceOnly,
    )
    expect(rows.filter(({ outline }) => !outline)).toHaveLength(placed.length)
    expect(rows.filter(({ outline }) => outline)).toHaveLength(boundaries.data.boundaries.length)
    expect(placed.length).toBeGreaterThan(3)
    expect(boundaries.data.boundaries.length).toBeGreaterThan(0)
    expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length)
    expect(failures).toEqual([])
  })

  it.each([
    ['getSiteBoundaries', 'Superfund boundaries: Late.'],
    ['searchSites', 'Cleanup lists: Late.'],
  ])(
    'returns the rows of the other service and a note about the failure if %s fails',
    async (name, failure) => {
      const { rows, failures } = await answerOf(failing(name))
      expect(failures).toEqual([failure])
      expect(rows.length).toBeGreaterThan(0)
    },
  )
})
