import fc from 'fast-check'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { LABELS } from '@/components/parcels/map/parcel-layers'
import { tileProperties } from '@/components/parcels/map/testing/tile-properties'
import { floridaParcels } from './florida-parcels'

beforeAll(() => vi.stubGlobal('window', { location: { origin: 'https://site.example' } }))
afterAll(() => void vi.unstubAllGlobals())

const look = { edition: '1', choices: {}, selected: [], open: undefined }

it('labels a parcel with the values of its tile', () => {
  const named = fc.constantFrom(['2210 N 12TH AVE', '2210'], ['HIGHWAY 29', '0002'], ['Parcel 2', '0002'])
  fc.assert(
    fc.property(tileProperties, named, (tile, [name, n]) => {
      const row = floridaParcels.origin.toRow({ ...tile, id: '27:1%200002', name, x: -87.22, y: 30.43 })
      if (!row) throw new Error('no row')
      const { [LABELS]: labels } = floridaParcels.draw({ ...look, rows: [row] }).sources
      const { c: _, ...tileValues } = tile
      const properties = { ...tileValues, n, id: row.key, name: row.name, x: -87.22, y: 30.43 }
      const geometry = { type: 'Point', coordinates: [-87.22, 30.43] }
      expect(labels).toEqual({
        type: 'geojson',
        data: { type: 'FeatureCollection', features: [{ type: 'Feature', properties, geometry }] },
      })
    }),
  )
})

it('draws no labels without rows', () => {
  expect(floridaParcels.draw({ ...look, rows: [] }).sources).not.toHaveProperty(LABELS)
})

it('writes labels from zoom 17, or from zoom 16 with colors by use', () => {
  expect(floridaParcels.origin.writesFrom({})).toBe(17)
  expect(floridaParcels.origin.writesFrom({ color: 'use' })).toBe(16)
})

it('returns an address with city and state only if the roll has one', () => {
  const row = floridaParcels.origin.toRow({
    id: '58:1%200002',
    name: '130 E PAPERMOON WAY',
    x: -81.38,
    y: 28.54,
    city: 'ORLANDO',
  })
  const unnamed = floridaParcels.origin.toRow({ id: '58:1%200002', name: 'Parcel 2', x: -81.38, y: 28.54 })
  if (!row || !unnamed) throw new Error('no row')
  expect(floridaParcels.addressOf({ ...row, city: 'ORLANDO' })).toBe('130 E Papermoon Way, Orlando, FL')
  expect(floridaParcels.addressOf(unnamed)).toBeUndefined()
})
