import { describe, expect, it } from 'vitest'
import { abilityOf, findColumn, layerHead, plainColumn } from './layer-head'

const ability = (page: unknown) => abilityOf(layerHead.parse(page))
const column = (name: string, type = 'esriFieldTypeString') => ({ name, type })

describe('layerHead', () => {
  it('uses defaults for a layer description of version 10.0, which lacks some capabilities and a row limit', () => {
    const { pages, rowsAtMost, objectIdField, queries, form } = ability({
      currentVersion: 10.0,
      type: 'Feature Layer',
      geometryType: 'esriGeometryPolygon',
      fields: [column('APN'), column('OBJECTID', 'esriFieldTypeOID')],
      capabilities: 'Map,Query,Data',
    })
    expect({ pages, rowsAtMost, objectIdField, queries, form }).toEqual({
      pages: false,
      rowsAtMost: 1000,
      objectIdField: 'OBJECTID',
      queries: true,
      form: 'polygon',
    })
  })

  it.each([
    [{ type: 'Group Layer', subLayers: [{ id: 3, name: 'Parcels' }] }, 'group'],
    [{ type: 'Table', fields: [] }, 'table'],
    [{ type: 'Feature Layer', geometryType: 'esriGeometryPoint' }, 'points'],
    [{ type: 'Feature Layer' }, 'unknown'],
  ])('reads the geometry type of %j', (page, form) => {
    expect(ability(page).form).toBe(form)
  })

  it('marks a layer as not queryable if its capabilities lack Query', () => {
    expect(ability({ capabilities: 'Map' }).queries).toBe(false)
    expect(ability({ capabilities: 'Map,Data' }).queries).toBe(true)
  })

  it('uses defaults for optional parts of a description that have the wrong type', () => {
    expect(
      ability({ fields: 7, maxRecordCount: '9', advancedQueryCapabilities: [], subLayers: {} }),
    ).toMatchObject({
      columns: [],
      rowsAtMost: 1000,
      pages: false,
    })
  })

  it.each(['types', 'subtypes'])('reads the labels of each subtype from the key "%s"', (list) => {
    const coded = (...names: string[]) => ({
      type: 'codedValue',
      codedValues: names.map((name, code) => ({ name, code })),
    })
    const key = list === 'types' ? 'id' : 'code'
    const { typeField, columns } = ability({
      [list === 'types' ? 'typeIdField' : 'subtypeField']: 'KIND',
      [list]: [
        { [key]: 1, name: 'Land', domains: { CLASS: coded('Farm', 'Forest') } },
        { [key]: 2, name: 'Condominium', domains: { CLASS: { type: 'inherited' } } },
      ],
      fields: [
        column('Kind', 'esriFieldTypeInteger'),
        { ...column('CLASS', 'esriFieldTypeInteger'), domain: coded('Home', 'Shop') },
      ],
    })
    expect(typeField).toBe('Kind')
    expect(columns).toMatchObject([
      { name: 'Kind', words: { 1: 'Land', 2: 'Condominium' } },
      { name: 'CLASS', words: { 0: 'Home' }, wordsByType: { 1: { 0: 'Farm', 1: 'Forest' } } },
    ])
    expect(columns[1]?.wordsByType).not.toHaveProperty('2')
  })

  it('drops a column whose name cannot appear in a query', () => {
    const { columns } = ability({ fields: [column('PARCEL #'), column('a,b'), column('SHAPE.STArea()')] })
    expect(columns.map(({ name }) => name)).toEqual(['SHAPE.STArea()'])
  })

  it('removes HTML from a publisher’s text', () => {
    expect(ability({ copyrightText: 'GIS Department</SPAN></P>\n<b>Forsyth</b>  County' }).copyright).toBe(
      'GIS Department Forsyth County',
    )
  })
})

describe('ArcGIS column names', () => {
  it('matches the last part of a qualified column name unless two columns have the same last part', () => {
    const columns = [column('SDE.DBO.Parcels.PIN'), column('A.OWNER'), column('B.OWNER')]
    expect(findColumn(columns, 'pin')?.name).toBe('SDE.DBO.Parcels.PIN')
    expect(findColumn(columns, 'OTHER.DB.PARCELS.Pin')?.name).toBe('SDE.DBO.Parcels.PIN')
    expect(findColumn(columns, 'OWNER')).toBeUndefined()
    expect(findColumn(columns, 'B.owner')?.name).toBe('B.OWNER')
  })

  it('treats a name with parentheses as one part, even if the name contains a dot', () => {
    expect(plainColumn('Shape.STArea()')).toBe('SHAPE.STAREA()')
  })
})
