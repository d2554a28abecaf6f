import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createSite } from '@/app/_lib/site/create-site'
import { appKey, shared } from '@/app/_lib/site/shared-app'
import type { App } from '@/connectors/engine'
import { PLACE } from '@/lib/jobs/job'
import { hrefOfRow, placedRow } from './find-place'
import { jobDocument, withUnanswered } from './job-document'
import { startJob } from './start-job'

let folder: string
let app: App

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lists-'))
  const environment = { UPSTREAM: 'sample', LOG_LEVEL: 'silent', DATA_DIR: folder }
  app = await createSite({ environment })
  shared[appKey] = Promise.resolve(app)
})

afterAll(async () => {
  await app.close()
  delete shared[appKey]
  await rm(folder, { recursive: true, force: true })
})

const post = (body: unknown, visitor = '192.0.2.7') =>
  startJob(
    new Request('http://localhost/api/v1/jobs', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-openplat-visitor': visitor },
      body: JSON.stringify(body),
    }),
  )

async function finished(id: string) {
  return vi.waitFor(
    async () => {
      const reading = await app.jobs.open(id)
      if (reading.kind !== 'found' || reading.job.state !== 'done') throw new Error('not done yet')
      return { job: reading.job, cells: (await app.jobs.cells(id)) ?? [] }
    },
    { timeout: 60_000, interval: 100 },
  )
}

describe('a list started by a program', () => {
  it('returns the publisher of a found value, and the reason for a missing value', async () => {
    const places = ['43.6123, -116.3915', '742 W Inkwell St, Chicago, IL', 'no such place at all', '0, 0']
    const response = await post({ places, facts: ['elevation', 'section'] })
    expect(response.status).toBe(202)
    const { data } = (await response.json()) as { data: { id: string; key: string } }
    const { job, cells } = await finished(data.id)
    expect(cells).toHaveLength(12)
    const cellOf = (row: number, fact: string) =>
      cells.find((each) => each.row === row && each.fact === fact)?.cell
    expect(cellOf(0, 'elevation')).toMatchObject({ state: 'found' })
    expect(cellOf(0, 'elevation')?.metas[0]?.publisher).toBe('U.S. Geological Survey')
    expect(cellOf(2, PLACE)?.state).not.toBe('found')
    expect(cellOf(2, 'elevation')).toMatchObject({ state: 'not-asked', why: expect.stringMatching(/\w/) })
    expect(cellOf(3, 'section')?.state).toBe('not-covered')

    const { table, sources } = jobDocument(job, cells, true)
    const rows = [...table.rows]
    expect(rows.map(({ cells: values }) => values.own1)).toEqual(places)
    const [first, , third] = rows
    expect(first?.cells).toMatchObject({ elevation_outcome: 'found', latitude: 43.6123 })
    expect(third?.cells).toMatchObject({ latitude: null, elevation_answer: null })
    expect(String(third?.cells.elevation_outcome)).toMatch(/^not asked: /)
    expect(sources[first?.source ?? -1]?.publisher).toContain('U.S. Geological Survey')
    const [, without] = withUnanswered(jobDocument(job, cells, true), job, cells).parts ?? []
    const isUnanswered = cells.filter(({ cell }) => cell.state !== 'found')
    expect([...(without?.table.rows ?? [])]).toHaveLength(isUnanswered.length)
    const keys = table.columns.map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
    for (const { cells: values } of rows) expect(Object.keys(values).sort()).toEqual(keys.sort())
  })

  it('a legal description keeps its name, and each row has the acres of its land or parcel', async () => {
    const part = 'NE1/4 SW1/4 sec 14 T2N R3E, Boise meridian'
    const places = [part, 'Maricopa 109-89-232', '43.6123, -116.3915']
    const response = await post({ places, facts: ['parcel', 'flood'] }, '192.0.2.11')
    const { data } = (await response.json()) as { data: { id: string } }
    const { job, cells } = await finished(data.id)
    const { table } = jobDocument(job, cells, true)
    const [land, lot, point] = [...table.rows].map(({ cells: values }) => values)
    expect(land).toMatchObject({
      placeText: part,
      place: 'NE¼ SW¼, Sec. 14, T. 2 N., R. 3 E., Boise Meridian',
      recordedAcres: null,
      parcel_answer: expect.stringMatching(/^The parcel at its center: /),
      flood_answer: expect.stringContaining('of this land'),
    })
    expect(Math.abs(Number(land?.outlineAcres) / 40 - 1)).toBeLessThan(0.05)
    for (const row of [lot, point])
      expect(row).toMatchObject({ recordedAcres: expect.any(Number), outlineAcres: expect.any(Number) })
    expect(table.columns.map(({ key }) => key)).not.toContain('parcel_outlineAcres')
    const cell = cells.find((each) => each.row === 0 && each.fact === PLACE)?.cell
    const located = placedRow(cell ?? {})
    expect(located && hrefOfRow(located, part)).toContain(new URLSearchParams({ q: part }).toString())
  })

  it('looks up an assessment by an exact parcel number, but not by an address', async () => {
    const source = 'cook-county-il-assessments'
    const search = { source, streetAddress: '742 W Inkwell St' }
    const candidates = await app.engine.callNamed('us-public-assessments', 'searchProperties', search)
    if (!candidates.ok) throw new Error(candidates.error.message)
    const [{ parcelId }] = (candidates.data as { records: [{ parcelId: string }] }).records
    const places = [
      { county: 'Cook County, IL', parcel: parcelId },
      { county: 'Cook County, IL', parcel: '00-00-000-000-0000' },
      '742 W Inkwell St, Chicago, IL',
    ]
    const response = await post({ places, facts: ['assessment'] }, '192.0.2.10')
    const { data } = (await response.json()) as { data: { id: string } }
    const { job, cells } = await finished(data.id)
    const ofFact = cells.filter(({ fact }) => fact === 'assessment').map(({ cell }) => cell)
    expect(ofFact.map(({ state }) => state)).toEqual(['found', 'not-asked', 'not-asked'])
    expect(ofFact[0]?.answer).toMatch(/^\w+ value \$[\d,]+ \(20\d\d\)$/)
    expect(ofFact[2]?.choices?.[0]?.href).toMatch(/^\/assessments\/find\?/)
    const [first] = [...jobDocument(job, cells, true).table.rows]
    expect(first?.cells.assessment_assessedValue).toEqual(expect.any(Number))
    expect(first?.cells.assessment_parcelId).toBe(parcelId)
  })

  it('rejects a second list of a visitor while the first list is not finished', async () => {
    const many = Array.from({ length: 200 }, (_, row) => `43.6${row}, -116.3`)
    const first = await post({ places: many, facts: ['section'] }, '192.0.2.8')
    const { data } = (await first.json()) as { data: { id: string; key: string } }
    expect((await post({ places: ['43.6, -116.3'], facts: ['section'] }, '192.0.2.8')).status).toBe(429)
    expect(await app.jobs.remove(data.id, data.key)).toBe('done')
  })

  it.each([
    [{ places: [], facts: ['section'] }, 'places'],
    [{ places: Array.from({ length: 1_001 }, () => '1, 1'), facts: ['section'] }, 'places'],
    [{ places: ['1, 1'], facts: ['weather'] }, 'facts.0'],
    [{ places: ['1, 1'], facts: [] }, 'facts'],
    ['text', 'body'],
  ])('rejects an invalid request body and names the invalid field', async (body, path) => {
    const response = await post(body, '192.0.2.9')
    expect(response.status).toBe(400)
    const { issues } = (await response.json()) as { issues: { path: string }[] }
    expect(issues.map((issue) => issue.path)).toContain(path)
  })
})
