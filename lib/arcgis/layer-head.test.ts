import { describe, expect, it } from 'vitest'
import { abilityOf, findColumn, layerHead, plainColumn } from './layer-head'

const ability = (page: unknown) => abilityOf(layerHead.parse(page))
const column = (name: string, type = 'esriFieldTypeString') => ({ name, type })

describe('the page of a layer', () => {
  it('a page of 10.0 has no capability, the usual cap and the column of its row numbers', () => {
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
  ])('reads the form of %j', (page, form) => {
    expect(ability(page).form).toBe(form)
  })

  it('a layer that serves pictures only answers no query', () => {
    expect(ability({ capabilities: 'Map' }).queries).toBe(false)
    expect(ability({ capabilities: 'Map,Data' }).queries).toBe(true)
  })

  it('reads a page whose optional parts have impossible types', () => {
    expect(
      ability({ fields: 7, maxRecordCount: '9', advancedQueryCapabilities: [], subLayers: {} }),
    ).toMatchObject({
      columns: [],
      rowsAtMost: 1000,
      pages: false,
    })
  })

  it.each(['types', 'subtypes'])('reads the words of each subtype from %s', (list) => {
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

  it('leaves out a column whose name no query can hold', () => {
    const { columns } = ability({ fields: [column('PARCEL #'), column('a,b'), column('SHAPE.STArea()')] })
    expect(columns.map(({ name }) => name)).toEqual(['SHAPE.STArea()'])
  })

  it('reads a publisher’s words without their HTML', () => {
    expect(ability({ copyrightText: 'GIS Department</SPAN></P>\n<b>Forsyth</b>  County' }).copyright).toBe(
      'GIS Department Forsyth County',
    )
  })
})

describe('names of columns', () => {
  it('the last part of a qualified name counts, unless two columns share it', () => {
    const columns = [column('SDE.DBO.Parcels.PIN'), column('A.OWNER'), column('B.OWNER')]
    expect(findColumn(columns, 'pin')?.name).toBe('SDE.DBO.Parcels.PIN')
    expect(findColumn(columns, 'OTHER.DB.PARCELS.Pin')?.name).toBe('SDE.DBO.Parcels.PIN')
    expect(findColumn(columns, 'OWNER')).toBeUndefined()
    expect(findColumn(columns, 'B.owner')?.name).toBe('B.OWNER')
  })

  it('a name with brackets is never split at its dot', () => {
    expect(plainColumn('Shape.STArea()')).toBe('SHAPE.STAREA()')
  })
})
