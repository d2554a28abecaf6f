import type { FeatureCollection } from 'geojson'
import { beforeAll, describe, expect, it } from 'vitest'
import { answerExport } from '@/lib/connector/export-door'
import { readCsv } from '@/lib/export/testing/read-csv'
import { createHouse, type House, registry } from './engine'

let house: House
beforeAll(async () => {
  house = await createHouse({ environment: { UPSTREAM: 'sample', LOG_LEVEL: 'silent' } })
})

const methods = Object.values(registry)
  .filter(({ auth }) => auth === 'none')
  .flatMap(({ name: connector, methods }) =>
    Object.entries(methods).map(([name, { table, example }]) => ({ connector, name, table, example })),
  )

function fetchFile({ connector, name, example }: (typeof methods)[number], format: string) {
  const query = Object.entries(example as object).map(([key, value]) => [
    key,
    typeof value === 'string' ? value : JSON.stringify(value),
  ])
  const request = new Request(`http://localhost/export?${new URLSearchParams(query)}`)
  return answerExport(house.engine, request, connector, `${name}.${format}`)
}

describe.each(methods.filter(({ table }) => table))('$connector $name', (method) => {
  it('writes its example as CSV, number for number', async () => {
    const response = await fetchFile(method, 'csv')
    expect(response.status).toBe(200)
    const [, ...rows] = readCsv((await response.text()).slice(1))
    expect(rows.flat().filter((cell) => /^'[-+]?[\d.]+$/.test(cell))).toEqual([])
  })

  it('writes a map file with places in it, or says that there is none', async () => {
    const response = await fetchFile(method, 'geojson')
    if (response.status !== 200) {
      expect(await response.json()).toMatchObject({ status: 422, code: 'not_supported' })
      return
    }
    const { features } = (await response.json()) as FeatureCollection
    if (features.length > 0) expect(features.some(({ geometry }) => geometry)).toBe(true)
  })
})

it.each([
  ['us-florida-parcels', ['getParcel', 'getParcelsInArea', 'searchParcels']],
  ['open-data-discovery', ['queryDataset']],
])('%s draws %j without being told to', async (connector, names) => {
  for (const method of methods.filter((each) => each.connector === connector && names.includes(each.name))) {
    const { features } = (await (await fetchFile(method, 'geojson')).json()) as FeatureCollection
    expect(features.some(({ geometry }) => geometry)).toBe(true)
  }
})
