import { spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { readWorkbook } from '@/lib/export/testing/read-workbook'
import { expect, test } from './support/test'

const area = 'bbox=-87.225,30.417,-87.215,30.423&min=150000&sort=value'
const hasGdal = spawnSync('ogrinfo', ['--version']).status === 0

test('the GeoJSON of the filtered parcels opens in GDAL with every parcel', async ({ request }, info) => {
  test.skip(!hasGdal, 'ogrinfo of GDAL (gdal-bin) is not installed here')
  const file = info.outputPath('parcels.geojson')
  const text = await (await request.get(`/parcels/export?format=geojson&${area}`)).text()
  await writeFile(file, text)
  const { features } = JSON.parse(text)
  expect(features.length).toBeGreaterThan(200)
  const { status, stdout, stderr } = spawnSync('ogrinfo', ['-so', '-al', file], { encoding: 'utf8' })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(stdout).toContain(`Feature Count: ${features.length}`)
  expect(stdout).toMatch(/WGS 84/)
  expect(stdout).toMatch(/^parcelId: String/m)
  expect(stdout).toMatch(/^justValue: Integer/m)
  expect(stdout).not.toMatch(/^own/im)
})

test('the workbook has a row for each parcel and a sheet of sources', async ({ request }) => {
  const { features } = await (await request.get(`/parcels/export?format=geojson&${area}`)).json()
  const { sheetNames, sheets } = readWorkbook(
    await (await request.get(`/parcels/export?format=xlsx&${area}`)).body(),
  )
  expect(sheetNames.length).toBeGreaterThan(1)
  const rows = new Set([...(sheets[0]?.keys() ?? [])].map((cell) => cell.replace(/\D/g, '')))
  expect(rows.size).toBe(features.length + 1)
  const [first] = features
  expect([...(sheets[0]?.values() ?? [])].map(({ value }) => value)).toContain(first.properties.parcelId)
})

test('a request for a file that cannot be made gets a reason as JSON instead of a page', async ({
  request,
}) => {
  const refused = [
    ['format=pdf&bbox=-87.225,30.417,-87.215,30.423', 400],
    ['format=csv&bbox=1,2,3', 400],
    ['format=csv&bbox=-87.215,30.417,-87.225,30.423', 400],
    ['format=csv&bbox=-87.225,30.417,-87.215,30.423&min=9&max=1', 400],
    ['format=csv&bbox=-84,28,-81,31', 400],
    ['format=csv&bbox=-82,28,-81,29', 422],
  ] as const
  for (const [query, status] of refused) {
    const answer = await request.get(`/parcels/export?${query}`)
    expect(answer.status(), query).toBe(status)
    expect(answer.headers()['content-type']).toContain('application/problem+json')
    expect((await answer.json()).detail.length).toBeGreaterThan(20)
  }
})
