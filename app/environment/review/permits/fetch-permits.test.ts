import { describe, expect, it } from 'vitest'
import type { EngineCaller } from '@/app/_lib/read/reading-scope'
import { draw } from '@/app/_lib/testing/draw'
import { shareSite } from '@/app/_lib/testing/share-site'
import { distanceBetween } from '@/lib/arcgis/intersection'
import { circleAround } from '@/lib/geography/geo-circle'
import { metersToMiles } from '@/lib/units'
import { describePermitSearch } from './describe-permits'
import { fetchPermits, type ReviewPermitSearch, type ReviewPermits } from './fetch-permits'
import { permitListIds } from './permit-lists'
import { permitListTable, permitTable } from './permit-tables'
import { PermitsPanel } from './permits-panel'

const site = shareSite({ VISITOR_CALLS_PER_MINUTE: '1000' })

const houston = { latitude: 29.725, longitude: -95.23 }

const call: EngineCaller = (connector, method, params) =>
  site().engine.call(connector, method, params, { internal: true })

type NearAnswer = {
  ok: true
  data: {
    rows: { programs: { toxicsRelease: boolean | null } }[]
    counts: { matched: number | null; countedTwice: number; notLoaded: number | null }
    totals: Record<string, number | null>
  }
}

const changed = (change: (answer: NearAnswer) => unknown): EngineCaller =>
  (async (connector: never, method: never, params: never) =>
    change(structuredClone((await call(connector, method, params)) as unknown as NearAnswer))) as never

const sumOf = (search: ReviewPermitSearch) => {
  if (search.state === 'failed') throw new Error(search.problem)
  const { counted, listed, notLoaded, unplaced, beyond, countedTwice } = search.counts
  return { counted, sum: listed + (notLoaded ?? 0) + unplaced + beyond + countedTwice }
}

const listIn = ({ permits }: ReviewPermits, list: string) => permits.filter((permit) => permit.list === list)

describe('permits and toxic releases of a review', () => {
  it('the counts of each list add up to the count of the source, and the nearest permits are first', async () => {
    const permits = await fetchPermits(houston, 1, call)
    expect(permits.searches.map(({ list }) => list)).toEqual(permitListIds)
    for (const search of permits.searches) {
      const { counted, sum } = sumOf(search)
      expect(counted).toBeGreaterThan(0)
      expect(sum).toBe(counted)
      expect(search).toMatchObject({
        state: 'found',
        counts: { listed: listIn(permits, search.list).length },
      })
    }
    for (const { distanceMiles } of permits.permits) expect(distanceMiles).toBeLessThanOrEqual(1.01)
    const distances = permits.permits.map(({ distanceMiles }) => distanceMiles ?? 0)
    expect(distances).toEqual(distances.toSorted((one, other) => one - other))
  })

  it('a search around an outline lists rows within the distance of the edge, and counts the rows beyond', async () => {
    const polygon = circleAround({ latitude: 29.73, longitude: -95.21 }, 1_200, 5)
    const miles = 0.5
    const permits = await fetchPermits({ polygon }, miles, call)
    const around = await call('federal-env-compliance', 'facilitiesNear', {
      service: 'water',
      latitude: 29.73,
      longitude: -95.21,
      radiusMiles: 3,
    })
    if (!around.ok) throw new Error(around.error.message)
    const byHand = around.data.rows.flatMap(({ latitude, longitude, key }) => {
      if (latitude === null || longitude === null) return []
      const point = { type: 'Point' as const, coordinates: [longitude, latitude] }
      return metersToMiles(distanceBetween(polygon, point)) <= miles ? [key] : []
    })
    expect(byHand.length).toBeGreaterThan(0)
    const listed = listIn(permits, 'water-permit').filter(({ distanceMiles }) => distanceMiles !== null)
    expect(listed.map(({ row }) => row.key).toSorted()).toEqual(byHand.toSorted())
    const beyond = permits.searches.map((search) => (search.state === 'failed' ? 0 : search.counts.beyond))
    expect(Math.max(...beyond)).toBeGreaterThan(0)
    for (const search of permits.searches) {
      const { counted, sum } = sumOf(search)
      expect(sum).toBe(counted)
      if (search.state === 'failed' || search.counts.beyond === 0) continue
      expect(describePermitSearch(search).note).toContain('beyond the distance')
    }
  })

  const faults: Readonly<Record<string, EngineCaller>> = {
    'a source that is late': (async () => ({
      ok: false,
      error: { code: 'timeout', message: 'Late.', issues: [] },
    })) as never,
    'rows that do not say who reports toxic releases': changed((answer) => {
      if (!answer.ok) return answer
      for (const row of answer.data.rows) row.programs.toxicsRelease = null
      return answer
    }),
  }

  it.each(Object.entries(faults))('shows a failure instead of “none” or 0 for %s', async (_, faulty) => {
    const permits = await fetchPermits(houston, 1, faulty)
    const failures = permits.searches.filter(({ state }) => state === 'failed')
    expect(failures.length).toBeGreaterThan(0)
    for (const search of failures) {
      const words = Object.values(describePermitSearch(search)).join(' ')
      expect(words).toContain('We could not ask it')
      expect(words).not.toMatch(/\b(None|0)\b(?!\.)/)
    }
    const cells = permitListTable({ ...permits, searches: failures }).rows.flatMap((row) =>
      Object.values(row.cells),
    )
    expect(cells).not.toContain(0)
    const markup = await draw(PermitsPanel({ permits: { ...permits, searches: failures, permits: [] } }))
    expect(markup.match(/We could not ask for the list/g)).toHaveLength(failures.length)
    expect(markup).not.toMatch(/None of these|have no facility/)
  })

  it.each([
    [
      'counts rows that the source did not send as not loaded',
      (answer: NearAnswer) => {
        answer.data.rows = []
        return answer
      },
      { state: 'found', listed: 0 },
    ],
    [
      'returns no count if the source publishes no count',
      (answer: NearAnswer) => {
        answer.data.rows = []
        answer.data.counts.matched = null
        answer.data.totals = {}
        return answer
      },
      { state: 'found', counted: null, notLoaded: null },
    ],
  ])('%s', async (_, change, { state, ...counts }) => {
    const { searches } = await fetchPermits(houston, 1, changed(change))
    for (const search of searches) {
      expect(search).toMatchObject({ state, counts })
      expect(describePermitSearch(search).counted).not.toMatch(/None|^0$/)
    }
  })

  it('the table of a file has a row for each permit, and names the list of the permit', async () => {
    const permits = await fetchPermits(houston, 0.25, call)
    const { rows, columns } = permitTable(permits)
    expect(rows).toHaveLength(permits.permits.length)
    expect(columns[0]).toMatchObject({ key: 'list' })
    for (const { cells } of rows) expect(cells.list).toMatch(/Water|Air|Toxics/)
  })
})
