import { describe, expect, it } from 'vitest'
import { dataOf } from '@/lib/connector/testing/data-of'
import { parcelsWithin } from '@/lib/sample-world/florida/parcels'
import { findParcels } from './find-parcels'
import { personalFields } from './roll-columns'
import { keyOf } from './testing/brute-force'
import { mapEngine, type ParcelMapEngine } from './testing/map-engine'

const call = (engine: ParcelMapEngine, numbers: string[]) =>
  engine.call('us-florida-parcels', 'findParcels', { asked: numbers }, { internal: true })
const find = (engine: ParcelMapEngine, numbers: string[]) => dataOf(call(engine, numbers))

const usable = (box: [number, number, number, number]) =>
  [...parcelsWithin(box)].filter(({ isPlaceholder }) => !isPlaceholder)
const orlando = usable([-81.389, 28.533, -81.379, 28.541])
const brevard = usable([-80.61, 28.07, -80.606, 28.074])
const keys = [...new Set(orlando.map(keyOf))]

describe('findParcels', () => {
  it('finds 200 parcels by key in request order with at most 12 requests', async () => {
    const { engine, queries } = mapEngine()
    const numbers = keys.slice(0, 200).reverse()
    const { results, outlines } = await find(engine, numbers)
    expect(results.map((each) => each.asked)).toEqual(numbers)
    expect(results.map(({ parcels }) => parcels.map(({ key }) => key))).toEqual(numbers.map((key) => [key]))
    expect(Object.keys(outlines).toSorted()).toEqual(numbers.toSorted())
    expect(queries().length).toBeLessThanOrEqual(12)
    for (const query of queries()) {
      expect(query.get('where')).toMatch(/^PARCEL_ID IN \(/)
      expect(
        query
          .get('outFields')
          ?.split(',')
          .filter((field) => personalFields.includes(field)),
      ).toEqual([])
    }
  })

  it('finds parcels by a number that is bare, lowercase, padded, or after the county number', async () => {
    const { engine } = mapEngine()
    for (const parcel of [orlando[0], brevard[0]]) {
      const id = parcel?.parcelId.trim() ?? ''
      for (const number of [id, id.toLowerCase(), ` ${id} `, `${parcel?.county}:${id}`]) {
        const { results } = await find(engine, [number])
        expect(
          results[0]?.parcels.map(({ parcelId }) => parcelId),
          number,
        ).toContain(id)
      }
    }
  })

  it('finds only parcels of the named county', async () => {
    const { engine } = mapEngine()
    const [key = ''] = keys
    const [county, id] = [key.slice(0, 2), key.slice(3)]
    const { results } = await find(engine, [`${county}:${id}`, `11:${id}`])
    expect(results[0]?.parcels).toHaveLength(1)
    expect(results[1]?.parcels.filter((parcel) => parcel.county !== 11)).toEqual([])
  })

  it('reports unknown numbers, including hostile text', async () => {
    const { engine, queries } = mapEngine()
    const hostile = [
      "1' OR '1'='1",
      '99%',
      'a\\1',
      'ü1',
      'WATER',
      '1\u0000',
      'x'.repeat(240),
      '27:',
      '1'.repeat(31),
    ]
    const { results } = await find(engine, hostile)
    expect(results.map(({ asked: number, parcels }) => [number, parcels])).toEqual(
      hostile.map((number) => [number, []]),
    )
    expect(queries().length).toBeLessThanOrEqual(1)
  })

  it('refuses more than 500 numbers', async () => {
    const answer = await call(mapEngine().engine, Array(501).fill('1'))
    expect(answer).toMatchObject({ ok: false, error: { code: 'invalid_params' } })
    expect(answer.ok || answer.error.message).toContain('500')
    expect(await call(mapEngine().engine, [])).toMatchObject({ ok: false, error: { code: 'invalid_params' } })
  })

  it('finds every parcel number although the source truncates a long response', async () => {
    const numbers = keys.slice(0, 40)
    const { engine } = mapEngine({
      change: async (request, source) => {
        const answer = await (await source(request)).json()
        const isTooMuch = answer.features?.length > 10
        return Response.json(
          isTooMuch
            ? { ...answer, exceededTransferLimit: true, features: answer.features.slice(0, 10) }
            : answer,
        )
      },
    })
    const { results } = await find(engine, numbers)
    expect(results.filter(({ parcels }) => parcels.length !== 1)).toEqual([])
  })

  it('exports a table that names missing numbers and has no owner', async () => {
    const { engine } = mapEngine()
    const table = findParcels.table(await find(engine, [keys[0] ?? '', 'NO-SUCH-9']))
    const [row, ...more] = table.rows
    expect(more).toEqual([])
    expect(row?.geometry?.type).toMatch(/Polygon$/)
    expect(table.notes[0]).toBe('Not found: NO-SUCH-9.')
    expect(Object.keys(row?.cells ?? {}).toSorted()).toEqual(table.columns.map(({ key }) => key).toSorted())
    expect(table.columns.filter(({ key }) => /owner/i.test(key))).toEqual([])
  })
})
