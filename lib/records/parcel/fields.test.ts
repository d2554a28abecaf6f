import { describe, expect, it } from 'vitest'
import { deriveFigures, parcel, type UnderivedParcel } from './fields'

const home: UnderivedParcel = {
  key: '65:0012',
  county: 65,
  parcelId: '0012',
  address: '1 ELM ST',
  city: 'ST AUGUSTINE',
  postalCode: '32084',
  justValue: 72_680,
  assessedValue: 70_000,
  taxableValue: 0,
  rollYear: 2025,
  landValue: 54_450,
  landSquareFeet: 10_890,
  outlineSquareFeet: 10_454,
  livingSquareFeet: 1200,
  yearBuilt: 1925,
  landUse: '001',
  saleYear: 2021,
  salePrice: 100,
  saleQualification: '11',
  polygons: 1,
  longitude: -81,
  latitude: 30,
}
const silent: UnderivedParcel = {
  ...home,
  address: null,
  city: null,
  postalCode: null,
  justValue: null,
  assessedValue: null,
  taxableValue: null,
  rollYear: null,
  landValue: null,
  landSquareFeet: null,
  outlineSquareFeet: null,
  yearBuilt: null,
  livingSquareFeet: null,
  landUse: null,
  saleYear: null,
  salePrice: null,
  saleQualification: null,
}
const withRate = (each: UnderivedParcel) => ({ ...each, ...deriveFigures(each) })

describe('parcel record', () => {
  it('formats the columns of the map’s table as text, with a figure to sort by', () => {
    const columns = parcel.mapColumns(withRate)
    const read = (each: UnderivedParcel) =>
      columns.map(({ id, cell, value }) => [id, cell(each), value?.(each)])
    expect(read(home)).toEqual([
      ['number', '0012', '0012'],
      ['city', 'St Augustine', 'St Augustine'],
      ['county', 'St. Johns County', 65],
      ['value', '$72,680', 72_680],
      ['feet', '10,890 sq ft', 10_890],
      ['acres', '0.25 acres', 0.25],
      ['outline', '0.24 acres', 10_454 / 43_560],
      ['peracre', '$290,720', 290_720],
      ['perfoot', '$5', 5],
      ['living', '1,200 sq ft', 1200],
      ['built', '1925', 1925],
      ['use', 'Single family (code 001)', 'Single family (code 001)'],
      ['sale', '2021', 2021],
      ['price', '$100', 100],
      ['qual', '11', '11'],
    ])
    expect(read(silent).flatMap(([id, cell]) => (cell === '' ? [id] : []))).toEqual([
      'city',
      'value',
      'feet',
      'acres',
      'outline',
      'peracre',
      'perfoot',
      'living',
      'built',
      'use',
      'sale',
      'price',
      'qual',
    ])
    expect(columns.flatMap(({ id, isFirst }) => (isFirst ? [id] : []))).toEqual([
      'city',
      'value',
      'acres',
      'built',
      'use',
      'sale',
    ])
    expect(columns.map(({ label }) => label)).toEqual([
      'Parcel number',
      'City',
      'County',
      'Just value',
      'Land area',
      'Lot size on the roll',
      'Lot size of the outline (derived)',
      'Just value per acre (derived)',
      'Land value per square foot (derived)',
      'Living or usable area',
      'Year built',
      'Land use',
      'Last sale',
      'Price of the last sale',
      'Qualification code of the last sale',
    ])
  })

  it('labels values of a clicked parcel that the roll does not publish', () => {
    const facts = parcel.mapFacts(silent, ['justValue', 'yearBuilt', 'landUse', 'saleYear', 'parcelId'])
    expect(facts.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'Just value: Not published',
      'Year built: Not published',
      'Land use: Not published',
      'Last sale: None published',
      'Parcel number: 0012',
    ])
  })

  it('writes codes with their meanings into the file, and leaves unpublished values empty', () => {
    expect(parcel.cells(withRate(home))).toMatchObject({
      county: 'St. Johns',
      countyNumber: 65,
      landUse: 'Single family',
      landUseCode: '001',
      landSquareFeet: 10_890,
      acres: 0.25,
      outlineAcres: 0.24,
      valuePerAcre: 290_720,
      landValuePerSquareFoot: 5,
      taxableValue: 0,
    })
    const { acres, landUse, landUseCode, justValue } = parcel.cells(withRate(silent))
    expect([acres, landUse, landUseCode, justValue]).toEqual([null, null, null, null])
    expect(parcel.cells(withRate({ ...home, landUse: '999' }))).toMatchObject({
      landUse: null,
      landUseCode: '999',
    })
  })
})
