import { describe, expect, it } from 'vitest'
import { parcelTable } from '@/lib/records/parcel/file'
import { toMapParcel } from './map/cell-polygon'
import { mapShape } from './wire'

describe('parcel table of the map', () => {
  const cellsOf = (row: Record<string, unknown>) => {
    const attributes = { ...mapShape.row.parse({ OBJECTID: 1, ...row }), parcelId: '0012', countyNumber: 65 }
    const parcel = toMapParcel(attributes, { longitude: -81, latitude: 28, outlineSquareFeet: null })
    const [made] = parcelTable([parcel], [], ['First.']).rows
    return made?.cells
  }

  it('decodes county and land use codes, and computes acres and land value per square foot', () => {
    expect(cellsOf({ DOR_UC: '001', LND_SQFOOT: 10_890, LND_VAL: 54_450 })).toMatchObject({
      parcelId: '0012',
      county: 'St. Johns',
      countyNumber: 65,
      landUse: 'Single family',
      landUseCode: '001',
      acres: 0.25,
      landValuePerSquareFoot: 5,
    })
  })

  it('leaves unpublished cells empty and keeps an unlisted code', () => {
    expect(cellsOf({ DOR_UC: '999' })).toMatchObject({
      landUse: null,
      landUseCode: '999',
      acres: null,
      landValuePerSquareFoot: null,
      justValue: null,
    })
  })

  it('begins the notes of the table with the notes of the query', () => {
    expect(parcelTable([], [], ['First.']).notes[0]).toBe('First.')
  })
})
