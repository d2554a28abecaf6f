import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { defineRecord } from './define-record'

const well = defineRecord('well', {
  name: { schema: z.string(), label: 'Well', map: { isFirst: true } },
  depth: {
    schema: z.nullable(z.number()),
    label: 'Depth',
    unit: 'ft',
    limit: 'as reported',
    text: (depth) => (depth === null ? null : `${depth} ft`),
    fact: { absent: 'Not published', note: 'Below the ground.' },
    compare: 'amount',
    map: { compares: 'count' },
  },
  drilled: {
    schema: z.nullable(z.string()),
    type: 'date',
    label: 'Drilled on',
    file: { drilled: { label: 'Date drilled' } },
    fact: {},
    compare: 'note',
  },
  screens: {
    schema: z.array(z.object({ top: z.number() })),
    label: 'Screens',
    file: {
      screens: { label: 'Screens', type: 'number', cell: (screens) => screens.length },
      nameAndTop: {
        label: 'Name and top',
        type: 'text',
        cell: ([first], { name }) => (first ? `${name} ${first.top}` : null),
      },
    },
  },
  internalId: { schema: z.number(), label: 'Identifier', file: false },
})

const first = { name: 'A-1', depth: 120, drilled: '2020-05-01', screens: [{ top: 3 }], internalId: 7 }
const second = { name: 'B-2', depth: null, drilled: null, screens: [], internalId: 8 }

describe('defineRecord', () => {
  it("gives each field one file column under the field's key and label", () => {
    expect(well.columns).toEqual([
      { key: 'name', label: 'Well', type: 'text' },
      { key: 'depth', label: 'Depth', type: 'number', unit: 'ft' },
      { key: 'drilled', label: 'Date drilled', type: 'date' },
      { key: 'screens', label: 'Screens', type: 'number' },
      { key: 'nameAndTop', label: 'Name and top', type: 'text' },
    ])
    expect(well.cells(first)).toEqual({
      name: 'A-1',
      depth: 120,
      drilled: '2020-05-01',
      screens: 1,
      nameAndTop: 'A-1 3',
    })
    expect(well.labels).toMatchObject({ drilled: 'Drilled on', internalId: 'Identifier' })
    expect(well.labelIds).toMatchObject({ drilled: 'well.drilled.label' })
    expect(well.cells(second)).toMatchObject({ name: 'B-2', depth: null, nameAndTop: null })
  })

  it('writes selected columns into another file under other keys', () => {
    const { columns, cells } = well.pick({ when: 'drilled', well: 'name' })
    expect(columns).toEqual([
      { key: 'when', label: 'Date drilled', type: 'date' },
      { key: 'well', label: 'Well', type: 'text' },
    ])
    expect(cells(first)).toEqual({ when: '2020-05-01', well: 'A-1' })
    expect(well.pick(['drilled', 'name']).cells(first)).toEqual({ drilled: '2020-05-01', name: 'A-1' })
    expect(() => well.pick({ id: 'internalId' })).toThrow('There is no file column internalId.')
  })

  it('lists labeled values of a record for a page, and names unpublished values', () => {
    expect(well.facts(first)).toEqual([
      { labelId: 'well.depth.label', label: 'Depth', value: '120 ft', note: 'Below the ground.' },
      { labelId: 'well.drilled.label', label: 'Drilled on', value: '2020-05-01', day: '2020-05-01' },
    ])
    expect(well.facts(second)).toEqual([
      { labelId: 'well.depth.label', label: 'Depth', value: 'Not published', note: 'Below the ground.' },
    ])
  })

  it('adds a note below a value only for records that need one', () => {
    const note = (depth: number) => (depth > 100 ? 'Deeper than most.' : undefined)
    const kind = defineRecord('well', { depth: { schema: z.number(), label: 'Depth', fact: { note } } })
    expect(kind.facts({ depth: 120 })).toEqual([
      { labelId: 'well.depth.label', label: 'Depth', value: '120', note: 'Deeper than most.' },
    ])
    expect(kind.facts({ depth: 90 })).toEqual([{ labelId: 'well.depth.label', label: 'Depth', value: '90' }])
  })

  it('compares several records by their texts, and single records also by their numbers', () => {
    const [depth, drilled] = well.compare<(typeof first | typeof second)[]>((records) => records)
    expect(depth).toMatchObject({ id: 'depth', label: 'Depth (as reported)', unit: 'ft' })
    expect(depth?.text([first, first, second])).toBe('120 ft')
    expect(depth?.amount?.([first])).toBe(120)
    expect(depth?.amount?.([first, second]), 'two records have no one figure').toBeNull()
    expect(depth?.amount?.([])).toBeNull()
    expect(depth?.text([second])).toBeNull()
    expect(drilled).toMatchObject({ isNote: true })
    expect(drilled?.amount).toBeUndefined()
  })

  it('compares by a text that differs from the text on the page', () => {
    const kind = defineRecord('well', {
      name: {
        schema: z.nullable(z.string()),
        label: 'Well',
        text: (name) => name ?? 'Not published',
        compare: { as: 'class', text: (name) => name && `Well ${name}` },
      },
    })
    const [name] = kind.compare((names: readonly (string | null)[]) => names.map((each) => ({ name: each })))
    expect([name?.text(['A-1', 'B-2']), name?.text([null])]).toEqual(['Well A-1; Well B-2', null])
  })

  it('returns map columns with formatted text and a number to sort by', () => {
    const [name, depth, ...others] = well.mapColumns((row: typeof first | typeof second) => row)
    expect(others).toEqual([])
    expect(name).toMatchObject({ id: 'name', label: 'Well', isFirst: true })
    expect([depth?.cell(first), depth?.value?.(first)]).toEqual(['120 ft', 120])
    expect([depth?.cell(second), depth?.value?.(second)]).toEqual(['', null])
    expect(depth?.compares).toBe('count')
    const picked = well.mapColumns((row: typeof first) => row, ['depth', 'internalId', 'name'])
    expect(picked.map(({ id }) => id)).toEqual(['depth', 'name'])
    expect(well.mapFacts(first, ['name', 'depth'])).toMatchObject([
      { label: 'Well', value: 'A-1' },
      { labelId: 'well.depth.label', label: 'Depth', value: '120 ft' },
    ])
  })

  it('names unpublished values on the map, except in fields that the tile lacks', () => {
    expect(well.mapFacts(second, ['depth', 'drilled'])).toMatchObject([
      { labelId: 'well.depth.label', label: 'Depth', value: 'Not published' },
    ])
    expect(well.mapFacts({ name: 'C-3' }, ['depth', 'name'])).toMatchObject([{ label: 'Well', value: 'C-3' }])
  })

  it('sorts days on the map by date instead of by their text', () => {
    const [issued] = defineRecord('well', {
      issued: {
        schema: z.nullable(z.string()),
        type: 'date',
        label: 'Issued',
        text: (day) => day && `the ${day.slice(-2)}th`,
        map: {},
      },
    }).mapColumns((row: { issued: string | null }) => row)
    expect([issued?.cell({ issued: '2026-05-09' }), issued?.value?.({ issued: '2026-05-09' })]).toEqual([
      'the 09th',
      '2026-05-09',
    ])
    expect(issued?.value?.({ issued: null })).toBeNull()
  })

  it('leaves the cell of a field that the tile lacks empty', () => {
    const [, depth] = well.mapColumns((row: { name: string }) => row)
    expect(depth?.cell({ name: 'C-3' })).toBe('')
  })

  it('sorts map rows by one part of a composite value', () => {
    const kind = defineRecord('well', {
      fine: {
        schema: z.object({ dollars: z.nullable(z.number()) }),
        label: 'Fine',
        file: false,
        text: ({ dollars }) => (dollars === null ? null : `$${dollars}`),
        map: { value: ({ dollars }) => dollars },
      },
    })
    const [fine] = kind.mapColumns((dollars?: number | null) =>
      dollars === undefined ? {} : { fine: { dollars } },
    )
    expect([9, 120].map((dollars) => fine?.value?.(dollars))).toEqual([9, 120])
    expect([null, undefined].map((dollars) => fine?.value?.(dollars))).toEqual([null, null])
  })

  it('rejects a field that contains a list but declares no file columns', () => {
    expect(() => defineRecord('well', { parts: { schema: z.array(z.string()), label: 'Parts' } })).toThrow(
      'The field parts holds more than one value: declare its file columns.',
    )
  })

  it('recognizes a nullable enum as text and an integer as a number', () => {
    const kind = defineRecord('well', {
      choice: { schema: z.nullable(z.enum(['a', 'b'])), label: 'Choice' },
      count: { schema: z.optional(z.int()), label: 'Count' },
    })
    expect(kind.columns.map(({ type }) => type)).toEqual(['text', 'number'])
    expect(z.object(kind.shape).safeParse({ choice: null }).success).toBe(true)
    expect(z.object(kind.shape).safeParse({ choice: 'c' }).success).toBe(false)
  })
})
