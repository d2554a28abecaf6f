import type { ReactNode } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import type { BuildingRecordsResult } from '@/connectors/open-data-discovery/public'
import type { Meta, Result } from '@/lib/connector/result'
import type { ValueYear } from '@/lib/records/assessment/value-years'
import type { HomeSelection } from '../fetch-home'
import { fetchPermitsOfYears, type HomePermits } from './home-permits'
import { comparedYears, finishedPermits, permitsIn } from './permits-in'
import { PermitsOfYears } from './permits-of-years'
import { RecordPart } from './record-part'
import { lotQuestions, permitQuestions } from './record-questions'

const requests = vi.hoisted(() => ({ list: [] as unknown[], answer: undefined as unknown }))
vi.mock('next/headers', () => ({ headers: async () => new Headers({ 'x-openplat-page': '/?plain=1' }) }))
vi.mock('@/app/_lib/read/data', () => ({
  read: async (...params: unknown[]) => {
    requests.list.push(params)
    return requests.answer ?? { ok: false, error: { code: 'upstream_unavailable', message: 'No answer.' } }
  },
}))

const year = (of: number, isPublished = true) => ({ year: of, published: isPublished }) as ValueYear
const garage = {
  kind: 'building-permit',
  number: '100',
  status: 'Completed',
  type: 'New building',
  description: 'NEW DETACHED GARAGE',
  address: '742 W INKWELL ST',
  dates: { issued: '2025-05-02', completed: '2025-09-18' } as Record<string, string>,
  value: 48_000,
  link: null,
  latitude: null,
  longitude: null,
  sourceRowId: '1',
  source: 'chicago-permits',
  flags: [],
}
const answerWith = (records: (typeof garage)[], problem?: { message: string }) =>
  ({
    market: 'chicago',
    city: 'Chicago',
    propertySearch: { typed: '742 W Inkwell St', understoodAs: '742 W Inkwell St' },
    feeds: { permits: { entity: 'building-permit', title: 'Building permits', records, problem } },
    caveats: [],
  }) as unknown as BuildingRecordsResult
const meta: Meta = {
  connector: 'open-data-discovery',
  method: 'queryMunicipalBuildingOperations',
  source: 'Building records',
  publisher: 'City of Chicago',
  attribution: 'City of Chicago',
  licence: 'public record',
  requests: [],
  retrievedAt: '2026-11-28T00:00:00.000Z',
  ageSeconds: 0,
  state: 'miss',
  sample: true,
}
const home = (city: string, stateCode: string) =>
  ({
    sourceId: 'cook-county-il-assessments',
    property: {
      city,
      stateCode,
      siteAddress: '742 W INKWELL ST',
      area: null,
      areaUnit: null,
      yearBuilt: 1925,
    },
  }) as unknown as HomeSelection

async function draw(node: ReactNode): Promise<string> {
  const text = await new Response(await renderToReadableStream(node)).text()
  return text.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
}

describe('permits of the compared years', () => {
  it('compares the newest year with the previous year, even if the roll has only one year', () => {
    expect(comparedYears([year(2026), year(2025), year(2024)])).toEqual({ from: 2025, to: 2026 })
    expect(comparedYears([year(2026), year(2025, false)])).toEqual({ from: 2025, to: 2026 })
    expect(comparedYears([year(2026, false)])).toBeUndefined()
  })

  it('includes only permits of this address and these years', () => {
    const records = [
      garage,
      { ...garage, dates: { issued: '2019-01-02' } },
      { ...garage, address: '744 W INKWELL ST' },
      { ...garage, kind: 'property-violation' },
    ]
    expect(permitsIn(answerWith(records), { from: 2025, to: 2026 })).toHaveLength(1)
  })

  it('sends one request with the address in a covered city, and no request elsewhere', () => {
    requests.list.length = 0
    expect(fetchPermitsOfYears(home('Evanston', 'IL'), [year(2026)])).toBeUndefined()
    expect(fetchPermitsOfYears(home('Chicago', 'OH'), [year(2026)])).toBeUndefined()
    expect(requests.list).toEqual([])
    const permits = fetchPermitsOfYears(home('CHICAGO', 'IL'), [year(2026)])
    expect(permits?.href).toBe('/permits?market=chicago&property=742+W+INKWELL+ST')
    expect(requests.list).toEqual([
      [
        'open-data-discovery',
        'queryMunicipalBuildingOperations',
        { market: 'chicago', propertySearch: '742 W INKWELL ST', limit: 50 },
      ],
    ])
  })

  const permitsFrom = (answer: unknown): HomePermits => ({
    city: 'Chicago',
    line: '742 W Inkwell St',
    href: '/permits',
    years: { from: 2025, to: 2026 },
    later: Promise.resolve(answer as Result<BuildingRecordsResult>),
  })

  it('reports a failed search, and a city without a permit for the home', async () => {
    const failed = { ok: false, error: { code: 'upstream_unavailable', message: 'It did not answer.' } }
    expect(await draw(<PermitsOfYears {...permitsFrom(failed)} />)).toContain(
      'We could not search the permits of Chicago. It did not answer.',
    )
    const text = await draw(<PermitsOfYears {...permitsFrom({ ok: true, data: answerWith([]), meta })} />)
    expect(text).toContain('Chicago lists no permit at this address for 2025 to 2026.')
  })

  it('describes a permit with day, cost and feed as a possible reason for the change', async () => {
    const answer = { ok: true, data: answerWith([garage]), meta }
    const text = await draw(<PermitsOfYears {...permitsFrom(answer)} />)
    expect(text).toContain('A permit may be a reason for the change.')
    expect(text).toMatch(/New detached garage.*May 2, 2025.*\$48,000.*Building permits/)
    const unread = { ok: true, data: answerWith([], { message: 'Late.' }), meta }
    const inPart = await draw(<PermitsOfYears {...permitsFrom(unread)} />)
    expect(inPart).toContain('We could not read Building permits, so a permit may be missing.')
    expect(inPart).not.toContain('lists no permit')
  })

  it('RecordPart reports that permits could not be read', async () => {
    const failed = { ok: false, error: { code: 'upstream_unavailable', message: 'It did not answer.' } }
    const text = await draw(<RecordPart home={home('Chicago', 'IL')} permits={permitsFrom(failed)} />)
    expect(text).toContain('A difference is a question to you, not an error of the office.')
    expect(text).toContain('We could not read all permits of Chicago')
    expect(text).not.toContain('We found no difference')
    expect(await draw(<RecordPart home={home('Evanston', 'IL')} permits={undefined} />)).toBe('')
  })
})

describe('lot in Florida', () => {
  const ring = [0, 1, 2, 3, 0].map((at) => [-81.4 + (at % 3) / 1000, 28.5 + Math.floor(at / 2) / 1000])
  const outline = { type: 'Polygon', coordinates: [ring] }
  const florida = {
    sourceId: 'florida-assessments',
    property: { county: 'Orange', parcelId: '1', area: null, areaUnit: null, yearBuilt: null },
  } as unknown as HomeSelection

  it('reports a roll without a lot area, and a missing outline', async () => {
    requests.answer = { ok: true, data: { geometry: outline }, meta }
    const text = await draw(<RecordPart home={florida} permits={undefined} />)
    expect(text).toContain('The roll has no lot area in square feet')
    requests.answer = undefined
    const missing = await draw(<RecordPart home={florida} permits={undefined} />)
    expect(missing).toContain('We could not measure the outline of the lot.')
    expect(missing).not.toContain('The roll has no lot area')
  })
})

describe('questions about the record', () => {
  it('asks about a lot whose outline differs from the roll by 20 percent, but not by 3 percent', () => {
    const alike = lotQuestions(10_000, 900)
    expect(alike.isQuestion).toBe(false)
    const { isQuestion, text } = lotQuestions(10_000, 1_114.8)
    expect(isQuestion).toBe(true)
    expect(text).toBe(
      'The roll says that the lot has 10,000 square feet. Its outline on the state’s parcel map measures about 12,000, 20% more. Which one is right?',
    )
    expect(text).not.toMatch(/wrong|error|mistake/i)
    expect(lotQuestions(10_000, 500).text).toContain('less. Which one is right?')
  })

  it('asks about work finished after the year built, and not about old or unfinished work', () => {
    const answer = answerWith([
      garage,
      { ...garage, dates: { issued: '2025-05-02' } },
      { ...garage, dates: { completed: '2001-05-02' } },
    ])
    const finished = finishedPermits(answer, { to: 2026, built: 1925 })
    expect(permitQuestions(finished, 'Chicago')).toEqual([
      'Chicago lists “New detached garage” as completed on September 18, 2025. Does the record of your home already have this work?',
    ])
    expect(finishedPermits(answer, { to: 2026, built: 2025 })).toEqual([])
  })
})
