import type { FeatureCollection } from 'geojson'
import { describe, expect, it } from 'vitest'
import { shareSite } from '@/app/_lib/testing/share-site'
import type { ParcelView } from '@/connectors/us-florida-parcels/public'
import { toMapId } from '@/lib/records/parcel/parcel-key'
import { GET as getFile, POST as postForm } from './export/route'
import { POST as findMany, GET as findSome } from './find/route'
import { viewUrl } from './url'
import { viewQuestion } from './view-question'

const site = shareSite({ VISITOR_CALLS_PER_MINUTE: '400' })

const none = { params: Promise.resolve({}) }
const exportView = (sent: Request) => getFile(sent, none)
const exportSelection = (sent: Request) => postForm(sent, none)

const box = 'bbox=-81.384,28.533,-81.38,28.537'

const request = (query: string, body?: string, visitor = '192.0.2.1') =>
  new Request(`http://localhost/parcels?${query}`, {
    headers: { 'x-openplat-visitor': visitor },
    ...(body === undefined ? {} : { method: 'POST', body }),
  })

async function viewOf(query: string): Promise<ParcelView> {
  const { url } = viewUrl.parse(Object.fromEntries(new URLSearchParams(query)))
  const question = viewQuestion(url)
  const answer = await site().engine.call('us-florida-parcels', 'parcelsInView', question, { internal: true })
  if (!answer.ok) throw new Error(answer.error.message)
  return answer.data
}

async function dataOf(response: Response): Promise<unknown> {
  const { data, meta } = (await response.json()) as { data: unknown; meta: { connector: string } }
  expect(meta.connector).toBe('us-florida-parcels')
  return data
}

async function issuesOf(response: Response) {
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  const problem = (await response.json()) as { code: string; issues: { path: string }[] }
  return { status: response.status, code: problem.code, paths: problem.issues.map(({ path }) => path) }
}

describe('POST /parcels/find', () => {
  it('finds parcels by the ids of the map and by pasted numbers', async () => {
    const [first, second] = (await viewOf(box)).rows.map((row) => row.key)
    const keys = [first ?? '', second ?? '']
    const ids = keys.map(toMapId).map(encodeURIComponent).join(',')
    const some = await dataOf(await findSome(request(`ids=${ids}`)))
    const many = await dataOf(await findMany(request('', JSON.stringify({ asked: keys }))))
    expect(some).toEqual(many)
    expect(some).toMatchObject({ results: keys.map((key) => ({ asked: key, parcels: [{ key }] })) })
  })

  it.each([
    ['a text instead of a list', '{"asked": "27:1"}', 'asked'],
    ['invalid JSON', '{', 'body'],
    ['501 numbers', JSON.stringify({ asked: Array(501).fill('1') }), 'asked'],
    ['no numbers', JSON.stringify({ asked: [] }), 'asked'],
  ])('rejects a request body with %s', async (_, body, path) => {
    const refusal = await issuesOf(await findMany(request('', body)))
    expect(refusal).toMatchObject({ code: 'invalid_params', paths: [path] })
  })

  it('rejects a body that is larger than any list of numbers', async () => {
    expect(await issuesOf(await findMany(request('', 'x'.repeat(70_000))))).toMatchObject({ status: 413 })
  })
})

describe('/parcels/export', () => {
  it.each([
    ['', 'bbox'],
    ['bbox=1,2,3', 'bbox'],
    ['bbox=-81.4,28.5,,28.6', 'bbox'],
    ['bbox=-81.4,28.5,NaN,28.6', 'bbox'],
    ['bbox=-81.4,28.5,-81.3,28.6,5', 'bbox'],
    ['bbox=-81.3,28.5,-81.4,28.6', 'bbox'],
    ['bbox=179,28.5,-179,28.6', 'bbox'],
    ['bbox=-84,26,-80,30', 'bbox'],
    ['bbox=-100,40,-99.9,40.1', 'bbox'],
    [`${box}&min=cheap`, 'min'],
    [`${box}&min=5&max=4`, 'min'],
    [`${box}&use=castle`, 'use'],
    [`${box}&built_from=12`, 'built_from'],
    [`${box}&sort=owner`, 'sort'],
    [`${box}&page=0`, 'page'],
  ])('rejects %j and names %s', async (query, path) => {
    const refusal = await issuesOf(await exportView(request(`${query}&format=csv`, undefined, '192.0.2.2')))
    expect(refusal).toMatchObject({ code: 'invalid_params', status: 400 })
    expect(refusal.paths).toContain(path)
  })

  const selection = (format: string, keys: string[]) =>
    exportSelection(request('', new URLSearchParams({ format, keys: keys.join('\r\n') }).toString()))

  it('exports every row of the view in order as GeoJSON with outlines', async () => {
    const { rows, matched } = await viewOf(`${box}&built_from=1990&sort=built`)
    const response = await exportView(request(`${box}&built_from=1990&sort=built&format=geojson`))
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="sample-data-florida-parcels-.*\.geojson"$/,
    )
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    const text = await response.text()
    const file = JSON.parse(text) as FeatureCollection & { notes: string[]; caveats: string[] }
    expect(file.features).toHaveLength(matched)
    expect(file.features.map(({ properties }) => properties?.parcelId)).toEqual(
      rows.map((row) => row.parcelId),
    )
    for (const { geometry } of file.features) expect(geometry?.type).toMatch(/Polygon$/)
    expect(file.notes.join(' ')).toMatch(/simplified.*derived.*left out.*Owners are not part/)
    expect(file.notes.join(' ')).toContain('A parcel is in the area if its label point is')
    expect(text).not.toMatch(/OWN_|FIDU_/)
  })

  it('names the source in a short row of the CSV file', async () => {
    const lines = (await (await exportView(request(`${box}&format=csv`))).text()).trim().split('\r\n')
    expect(lines).toHaveLength((await viewOf(box)).matched + 1)
    expect(lines[1]?.length).toBeLessThan(3_000)
    expect(lines[1]).toContain('/FeatureServer/0/query')
  })

  it('exports the view as a workbook', async () => {
    const workbook = await exportView(request(`${box}&format=xlsx`))
    expect(workbook.status).toBe(200)
    await workbook.bytes()
  })

  it('exports the selected parcels in the order of the form', async () => {
    const keys = (await viewOf(box)).rows
      .slice(0, 5)
      .map((row) => row.key)
      .reverse()
    const file = (await (await selection('geojson', keys)).json()) as FeatureCollection
    const exportedKeys = file.features.map(
      ({ properties: each }) => `${each?.countyNumber}:${each?.parcelId}`,
    )
    expect(exportedKeys).toEqual(keys)
  })

  it('rejects another format, and a form without parcels', async () => {
    expect(await issuesOf(await exportView(request(`${box}&format=pdf`)))).toMatchObject({
      paths: ['format'],
    })
    expect(await issuesOf(await selection('pdf', ['27:1']))).toMatchObject({ paths: ['format'] })
    expect(await issuesOf(await selection('csv', []))).toMatchObject({ paths: ['asked'] })
  })
})
