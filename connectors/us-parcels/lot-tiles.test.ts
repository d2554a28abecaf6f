import { describe, expect, it } from 'vitest'
import { tileAt } from '@/lib/tiles/tile-grid'
import {
  feature,
  isPage,
  type JsonRecord,
  maricopa,
  page,
  parcelHouse,
  phoenix,
  square,
  text,
} from './testing/parcel-house'

const CAP = 4

function serverOf(count: number, abilities: JsonRecord = {}) {
  const rows = Array.from({ length: count }, (_, index) =>
    feature({ OBJECTID: index + 1, APN: `112-21-${100 + index}` }, square(-112.0735 + index * 1e-5)),
  )
  const layer = page([text('APN')], { maxRecordCount: CAP, ...abilities })
  return (url: URL, params: URLSearchParams) => {
    if (isPage(url)) return layer
    const offset = Number(params.get('resultOffset') ?? 0)
    return {
      features: rows.slice(offset, offset + CAP),
      exceededTransferLimit: offset + CAP < rows.length,
    }
  }
}

const tile = tileAt(phoenix.longitude, phoenix.latitude, 15)

describe('a square of lots', () => {
  it('requests a second page from a server that truncates the first page', async () => {
    const house = parcelHouse({ [maricopa]: serverOf(2 * CAP - 1) })
    const answer = await house.square(tile)
    if (!answer.ok) throw new Error(answer.error.message)
    expect(answer.data.features.map(({ properties }) => properties.n).toSorted()).toEqual(
      Array.from({ length: 2 * CAP - 1 }, (_, index) => `112-21-${100 + index}`),
    )
    expect(house.requests).toHaveLength(3)
  })

  it.each([
    ['more than two pages', serverOf(2 * CAP + 1)],
    [
      'no order',
      serverOf(2 * CAP - 1, {
        advancedQueryCapabilities: { supportsPagination: true, supportsOrderBy: false },
      }),
    ],
  ])('reads the quarters of a square with %s', async (_, server) => {
    const house = parcelHouse({ [maricopa]: server })
    await house.square(tile)
    const boxes = new Set(house.requests.map(({ params }) => params.get('geometry')))
    expect(boxes.size).toBeGreaterThan(4)
  })
})
