import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type BuildingFeedSearchParams, createFeeds, search } from './testing/feed-engine'

const samples = process.env.UPSTREAM_SAMPLES

function replaying(dataset: string, file: string) {
  const path = join(samples ?? '', 'open-data-discovery', file)
  const recorded = z.array(z.record(z.string(), z.unknown())).parse(JSON.parse(readFileSync(path, 'utf8')))
  // The recording lacks row ids, which live rows contain on request.
  const rows = recorded.map((row, index) => ({ ':id': `row-${index}`, ...row }))
  return createFeeds(async (request) => Response.json(request.url.includes(dataset) ? rows : []))
}

async function recordsOf(
  feed: string,
  params: BuildingFeedSearchParams,
  engine: ReturnType<typeof createFeeds>,
) {
  const { feeds, scan } = await search(params, engine)
  expect(feeds[feed]?.state).toBe('answered')
  expect(scan.redacted).toEqual({})
  return feeds[feed]?.records ?? []
}

describe.skipIf(!samples)('recorded building operations', () => {
  it('parses recorded Los Angeles permits', async () => {
    const engine = replaying('pi9x-tg5x', 'soda-la-permits-pi9x-tg5x.json')
    const ask = (propertySearch: string) =>
      recordsOf('los-angeles-building-permits', { market: 'los-angeles', propertySearch }, engine)
    expect(await ask('841 West Gardena Boulevard, Los Angeles, CA 90247')).toEqual([
      {
        kind: 'building-permit',
        number: '24016-20000-39584',
        status: 'Issued',
        type: 'Bldg-Alter/Repair; Commercial',
        description: 'CONVERT OFFICE TO MEDICAL OFFICE.',
        address: '841 W GARDENA BLVD',
        dates: { applied: '2024-12-16', issued: '2025-01-21', statusChanged: '2025-01-21' },
        value: 70_000,
        link: null,
        latitude: 33.88176,
        longitude: -118.29049,
        sourceRowId: '24016-20000-39584',
        source: 'los-angeles-building-permits',
        flags: [],
      },
    ])
    expect(await ask('6325 N Eucalyptus Ct')).toMatchObject([
      { number: '18014-20001-04226', dates: { issued: '2024-03-13' }, value: 0 },
    ])
    expect(await ask('6327 N Eucalyptus Ct')).toEqual([])
  })

  it('parses recorded San Francisco permits', async () => {
    const engine = replaying('i98e-djp9', 'soda-sf-permits-i98e-djp9.json')
    const params = { market: 'san-francisco', propertySearch: '900 Bush Street #314' } as const
    expect(await recordsOf('san-francisco-building-permits', params, engine)).toMatchObject([
      {
        number: '202507019984',
        status: 'issued',
        type: 'otc alterations permit',
        address: '900 Bush St 314',
        dates: { applied: '2025-07-01', issued: '2025-07-01', statusChanged: '2025-07-01' },
        value: 31_600,
        latitude: 37.789826424,
        sourceRowId: '172559566552',
        flags: [],
      },
    ])
  })

  it('parses recorded Chicago violations', async () => {
    const engine = replaying('22u3-xenr', 'rows-2018-chicago-violations-22u3-xenr.json')
    const params = { market: 'chicago', propertySearch: '415 South Lotus Ave' } as const
    const records = await recordsOf('chicago-building-violations', params, engine)
    expect(records).toHaveLength(6)
    expect(records[0]).toMatchObject({
      number: '2128406',
      status: 'COMPLIED',
      type: 'COMPLAINT; CONSERVATION',
      address: '415 S LOTUS AVE',
      dates: { opened: '2007-07-24', statusChanged: '2016-02-01' },
      latitude: 41.874250343,
      flags: [],
    })
    expect(JSON.stringify(records)).not.toContain('BL00254')
  })

  it('parses recorded Los Angeles inspections', async () => {
    const engine = replaying('9w5z-rg2h', 'rows-2018-la-inspections-9w5z-rg2h.json')
    const params = { market: 'los-angeles', propertySearch: '1 LMU Drive' } as const
    const records = await recordsOf('los-angeles-building-inspections', params, engine)
    expect(records).toHaveLength(10)
    expect(records[0]).toMatchObject({
      number: '13020-10000-00260',
      status: 'Approved',
      type: 'Deputy Reinf. Concrete',
      description: null,
      dates: { inspected: '2013-06-18' },
    })
  })

  it('parses recorded San Francisco notices', async () => {
    const engine = replaying('nbtm-fbw5', 'rows-2018-sf-nov-nbtm-fbw5.json')
    const params = { market: 'san-francisco', propertySearch: '4712/007' } as const
    const records = await recordsOf('san-francisco-notices-of-violation', params, engine)
    expect(records).toHaveLength(8)
    expect(records[1]).toMatchObject({
      number: '199928213',
      status: 'active',
      type: 'interior surfaces section',
      address: '227 Harbor Rd',
      dates: { opened: '1999-12-08' },
    })
  })
})
