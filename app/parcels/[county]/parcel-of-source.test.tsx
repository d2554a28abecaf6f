import { beforeAll, describe, expect, it } from 'vitest'
import { draw } from '@/app/_lib/testing/draw'
import { giveHeaders } from '@/app/_lib/testing/next-headers'
import { shareSite } from '@/app/_lib/testing/share-site'
import { usFloridaParcels } from '@/connectors/us-florida-parcels'
import { columnGroups, personalFields } from '@/connectors/us-florida-parcels/public'
import { createFloridaParcels } from '@/connectors/us-florida-parcels/simulator'
import { createEngine } from '@/lib/connector/engine/engine'
import { engineDeps } from '@/lib/connector/testing/engine-deps'
import { countyByNumber } from '@/lib/geography/florida-counties'
import { parcelsWithin } from '@/lib/sample-world/florida/parcels'
import { ParcelPage } from './parcel-page'

shareSite()
beforeAll(() => giveHeaders({}))

/** These sample parcels in Orlando are always the same. Among them are a tower, a park and plain lots. */
const nearby = [...parcelsWithin([-81.3815, 28.5365, -81.3785, 28.5385])].filter(
  ({ isPlaceholder }) => !isPlaceholder,
)

function sample(closed = false) {
  const source = createFloridaParcels({ stallMs: 5, closed })
  const columns: string[] = []
  const quick = { ...usFloridaParcels, pace: { ...usFloridaParcels.pace, spacing: 0, retries: 0 } }
  const deps = engineDeps(async (request) => {
    columns.push(...(new URL(request.url).searchParams.get('outFields') ?? '').split(','))
    return source(request)
  })
  return { engine: createEngine({ 'us-florida-parcels': quick }, deps), columns }
}

async function show(index: number, { owner = false, closed = false } = {}) {
  const { county = 0, parcelId = '' } = nearby[index] ?? {}
  const { engine, columns } = sample(closed)
  const params = { parcelId, county, owner, includeGeometry: true, detail: true }
  const answer = await engine.call('us-florida-parcels', 'readParcel', params, { internal: true })
  const named = countyByNumber(county)
  if (!answer.ok || !named) throw new Error(answer.ok ? 'no county' : answer.error.message)
  const { data, meta } = answer
  const page = { data, meta, county: named, parcelId: data.parcel?.parcelId ?? '', owner }
  return { markup: await draw(<ParcelPage {...page} />), data, columns }
}

describe('parcel page with a row of the source', () => {
  it('lists every column of the row, and requests no personal column', async () => {
    const { markup, columns } = await show(0)
    for (const { source } of columnGroups.flatMap((group) => group.columns))
      expect(markup).toContain(`<code>${source}</code>`)
    expect(markup).not.toContain('Not described here')
    for (const name of personalFields) expect(columns).not.toContain(name)
    expect(columns).toContain('PARCEL_ID')
  })

  it('queries the column of the owner only on request, and never another column about persons', async () => {
    const { data, columns } = await show(0, { owner: true })
    expect(personalFields.filter((name) => columns.includes(name))).toEqual(['OWN_NAME'])
    expect(data.attributes).not.toHaveProperty('OWN_NAME')
  })

  it('shows each parcel under its own number', async () => {
    expect(nearby.length).toBeGreaterThan(5)
    for (const index of [0, 1, 2, 3, 4]) {
      const { data, markup } = await show(index)
      expect(data.parcel?.parcelId).toBe(nearby[index]?.parcelId.trim())
      expect(markup).toContain(`${data.parcel?.parcelId}, Orange County, Florida`)
      expect(markup).not.toContain('style=')
    }
  })

  it('shows a point with a note instead of an outline while the source publishes no outlines', async () => {
    const { markup, data } = await show(0, { closed: true })
    expect(data.source.layer).toBe('centroids')
    expect(markup).toContain('We have no outline now')
    expect(markup).toContain('/land?at=28.53')
  })
})
