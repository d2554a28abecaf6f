import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Problem } from '@/lib/connector/errors'
import { writePath } from '@/lib/coordinates/path-code'
import { describeRows } from '../files/export-choices'
import { fitLink, LONGEST_LINK } from '../fit-link'
import type { MapLayer, MapLayerRow } from '../layers/map-layer'
import { LayerFailure } from '../rows/layer-failure'
import { describeCount, describeGaps, type MapLayerReport, rowTest } from '../rows/layer-report'
import { formatSort, nextSort, readSort, sortRows } from '../table/sort-rows'
import { mapHref, mapUrl } from '../url'
import { choicesOf, keysOf, type MapStateEvent, reduceMap, startMap } from './reduce-map'
import { tableDocument } from './table-document'
import { parseStoredSelection, usualLayers } from './use-address'
import { isAddress, isSameView } from './use-search'

interface Well extends MapLayerRow {
  depth: number | null
  kind: string
}

const wells: MapLayer<'wells', Well> = {
  id: 'wells',
  title: 'Wells',
  one: 'well',
  many: 'wells',
  publisher: 'the survey',
  fromZoom: 10,
  below: 'Wells show from city zoom.',
  plane: 'points',
  limits: 'Not surveyed.',
  credit: '',
  origin: { kind: 'device', useRows: () => ({ rows: [], notes: [] }) },
  choices: [
    {
      id: 'kind',
      label: 'Kind',
      options: { dug: 'Dug', drilled: 'Drilled' },
      keeps: (option) => (row) => row.kind === option,
    },
    { id: 'color', label: 'Color by', options: { depth: 'Depth', kind: 'Kind' }, usual: 'depth' },
  ],
  draw: () => ({ sources: {}, layers: () => [], pickable: [] }),
  columns: [
    {
      id: 'depth',
      label: 'Depth',
      cell: ({ depth }) => String(depth ?? ''),
      value: ({ depth }) => depth,
      numeric: true,
    },
    { id: 'kind', label: 'Kind', cell: ({ kind }) => kind },
  ],
  href: ({ key }) => `/wells/${key}`,
  tells: () => [],
}
const layer = wells as MapLayer

const well = fc.record({
  key: fc.stringMatching(/^[a-z0-9]{1,6}$/),
  name: fc.string({ maxLength: 8 }),
  at: fc.constant([-87, 30] as const),
  depth: fc.option(fc.integer({ min: 0, max: 900 })),
  kind: fc.constantFrom('dug', 'drilled'),
})
const some = fc.uniqueArray(well, { selector: ({ key }) => key, maxLength: 30 })

describe('table of a layer', () => {
  it('the table contains every row once in the order of the sorted column, and missing values last', () => {
    fc.assert(
      fc.property(some, fc.boolean(), (rows, isDown) => {
        const sorted = sortRows(layer, rows, { by: 'depth', isDown }) as Well[]
        expect(sorted.map(({ key }) => key).toSorted()).toEqual(rows.map(({ key }) => key).toSorted())
        const depths = sorted.map(({ depth }) => depth)
        const numbers = depths.filter((depth) => depth !== null)
        expect(depths.slice(numbers.length).every((depth) => depth === null)).toBe(true)
        expect(numbers).toEqual(numbers.toSorted((a, b) => (isDown ? b - a : a - b)))
      }),
    )
  })

  it('the URL contains the order of the table, unless the table is sorted by name', () => {
    for (const sort of [undefined, 'depth', '-depth', '-name', '-depth~name', 'name~-depth'])
      expect(formatSort(readSort(sort))).toBe(sort)
    const some = ['b', 'a'].map((name) => ({ key: name, name, at: [0, 0] as const }))
    expect(sortRows(layer, some, readSort('-gone')).map(({ name }) => name)).toEqual(['b', 'a'])
    expect(sortRows(layer, some, readSort('gone')).map(({ name }) => name)).toEqual(['a', 'b'])
  })

  it('the table shows the rows that pass every filter, whatever the coloring', () => {
    fc.assert(
      fc.property(some, fc.option(fc.constantFrom('dug', 'drilled')), (rows, kind) => {
        const matches = rows.filter(rowTest(layer, { color: 'kind', ...(kind ? { kind } : {}) }))
        expect(matches).toEqual(rows.filter((row) => kind === null || row.kind === kind))
      }),
    )
  })

  it('the exported file contains the rows of the table, the source and the caveats', () => {
    const rows = [{ key: 'a', name: 'Old well', at: [-87, 30] as const, depth: null, kind: 'dug' }]
    const page = {
      layer,
      rows,
      meta: undefined,
      declared: undefined,
      notes: ['Showing 1 of 1 well in view'],
      href: 'https://x/map',
    }
    const { table, sources, caveats } = tableDocument(page, new Date(0))
    expect([...table.rows]).toEqual([
      {
        cells: { name: 'Old well', depth: null, kind: 'dug', latitude: 30, longitude: -87 },
        geometry: { type: 'Point', coordinates: [-87, 30] },
      },
    ])
    expect(table.notes).toEqual(['Showing 1 of 1 well in view'])
    expect(sources[0]?.source).toBe('the survey')
    expect(caveats).toEqual(['Not surveyed.'])
  })

  it('a file begins with the column of names and ends with the additional columns', () => {
    const rows = [{ key: 'a', name: 'Old well', at: [-87, 30] as const, depth: 5, kind: 'dug (code 2)' }]
    const fileColumns = [{ id: 'code', label: 'Kind code', cell: () => '2' }]
    const page = { rows, meta: undefined, declared: undefined, notes: [], href: 'https://x/map' }
    const { table } = tableDocument({ ...page, layer: { ...layer, fileColumns } }, new Date(0))
    expect(table.columns.map(({ label }) => label)).toEqual([
      'Well',
      'Depth',
      'Kind',
      'Latitude',
      'Longitude',
      'Kind code',
    ])
    expect([...table.rows][0]?.cells).toMatchObject({ kind: 'dug (code 2)', code: '2' })
  })

  it('a file of a selection states the number of selected rows, and nothing about the viewport', () => {
    const selected = rows(20)
    const inView = report({ rows: rows(1_537), inView: 1_578, notes: ['3 have no position.'] })
    expect(describeRows({ layer, report: inView, rows: selected, isSelection: true })).toEqual([
      'Selected: 20 wells',
    ])
    expect(describeRows({ layer, report: inView, rows: inView.rows, isSelection: false })).toEqual([
      'Showing 1,537 of 1,578 wells in view',
      '3 have no position.',
    ])
  })

  it('a file of tiles names the source and whether it is sample data, but no request time', () => {
    const declared = {
      source: 'Wells',
      publisher: 'the survey',
      attribution: 'Wells: the survey',
      licence: 'Public domain',
      isSample: true,
    }
    const tiles = {
      kind: 'tiles',
      source: 'wells',
      sourceLayers: [],
      levels: [1, 2],
      toRow: () => undefined,
    } as const
    const page = {
      layer: { ...layer, origin: tiles },
      rows: [],
      meta: undefined,
      declared,
      notes: [],
      href: 'https://x/map',
    }
    const { sources, sample, retrievedAt } = tableDocument(page, new Date(0))
    expect({ sources, sample, retrievedAt }).toMatchObject({
      sources: [
        { source: 'Wells', licence: 'Public domain', attribution: 'Wells: the survey', retrievedAt: '' },
      ],
      sample: true,
      retrievedAt: '',
    })
    expect(sources[0]?.dated).toMatch(/^Map tiles/)
    const answered = tableDocument(
      {
        ...page,
        layer: { ...layer, origin: { ...tiles, kind: 'device', useRows: () => ({ rows: [], notes: [] }) } },
      },
      new Date(0),
    )
    expect(answered.sources[0]?.dated).toBeUndefined()
  })
})

const report = (fields: Partial<MapLayerReport>): MapLayerReport => ({
  state: 'ready',
  rows: [],
  inView: 0,
  total: null,
  notes: [],
  words: {},
  optionsInView: {},
  rowsInView: [],
  drawing: undefined,
  choices: {},
  rowOf: () => undefined,
  retry: () => {},
  ...fields,
})
const rows = (count: number): MapLayerRow[] =>
  Array.from({ length: count }, (_, index) => ({ key: String(index), name: '', at: [0, 0] }))

describe('status line of a layer', () => {
  it('the status line shows the number of visible rows and the total of the source, if the source has one', () => {
    expect(describeCount(layer, report({ rows: rows(127), inView: 127, total: 127 }))).toBe(
      'Showing 127 of 127 wells in view',
    )
    expect(describeCount(layer, report({ rows: rows(5), inView: 127, total: 130 }))).toBe(
      'Showing 5 of 130 wells in view',
    )
    expect(describeCount(layer, report({ rows: rows(1), inView: 1 }))).toBe('Showing 1 of 1 well in view')
    expect(describeCount(layer, report({ total: 0 }))).toBe('No wells in view')
    const wide = { ...layer, isWide: true }
    expect(describeCount(wide, report({}))).toBe('No wells centered in view')
    expect(describeCount(wide, report({ rows: rows(1), inView: 2 }))).toBe(
      'Showing 1 of 2 wells centered in view',
    )
  })

  it('the status line explains why the table is empty', () => {
    const describeFields = (fields: Partial<MapLayerReport>) => describeCount(layer, report(fields))
    const problem: Problem = { code: 'upstream_unavailable', message: 'The survey is down.', issues: [] }
    const areas = { asked: 2, loaded: 0, failed: [1, 2].map((x) => ({ z: 15, x, y: 2 })), problems: [] }
    expect(describeFields({ state: 'below' })).toBe('Wells show from city zoom.')
    expect(describeFields({ state: 'absent', absent: 'Wells are here for Ohio only.' })).toMatch(/Ohio only/)
    expect(describeFields({ state: 'failed', problem })).toBe('The survey is down.')
    expect(describeFields({ state: 'failed', areas })).toBe(
      'The survey: 2 of 2 areas did not load. We do not know what is here.',
    )
    expect(describeFields({ inView: 127 })).toBe('Showing 0 of 127 wells in view: none fits the filters')
  })

  it('names the source, and states the numbers of loaded and failed areas', () => {
    const areas = { asked: 9, loaded: 3, failed: [{ z: 15, x: 1, y: 2 }], problems: [] }
    expect(describeCount(layer, report({ state: 'loading' }))).toBe('Asking the survey')
    expect(describeCount(layer, report({ state: 'loading', areas }))).toBe('Loaded 3 of 9 areas')
    expect(describeGaps(layer, report({ areas }))).toMatch(/^The survey: 1 of 9 areas did not load/)
    expect(describeGaps(layer, report({}))).toBeUndefined()
  })

  it('names the source of a failure, and offers “Try again” only if a retry can help', () => {
    const keeper = { name: 'Kent County, Michigan', page: 'https://kent.example/' }
    const gone: Problem = { code: 'upstream_changed', message: 'The layer is gone.', issues: [], keeper }
    const failed = [1, 2, 3, 4].map((x) => ({ z: 15, x, y: 2 }))
    const areas = { asked: 4, loaded: 0, failed, problems: [gone] }
    const render = (fields: Partial<MapLayerReport>) =>
      renderToStaticMarkup(LayerFailure({ layer, report: report(fields) }))
    const down = render({ state: 'failed', areas })
    expect(down).toContain('Wells: could not load')
    expect(down).toContain('The survey: 4 of 4 areas did not load.')
    expect(down).toContain('The layer is gone.')
    expect(down).toContain('<a href="https://kent.example/"')
    expect(down).not.toContain('Try again')
    const stopped: Problem = { ...gone, code: 'upstream_unavailable', message: 'The layer is stopped.' }
    const mayPass = render({ state: 'failed', areas: { ...areas, problems: [gone, stopped] } })
    expect(mayPass).toContain('Try again')
    expect(down).toContain('border-bad')
    expect(render({ failures: ['Austin, TX: The city is down.'] })).toContain('Austin, TX: The city is down.')
    expect(render({ state: 'below', areas })).toBe('')
    expect(render({ rows: rows(2), inView: 2 })).toBe('')
    const refused: Problem = { code: 'not_configured', message: 'Not set up.', issues: [] }
    expect(render({ state: 'failed', problem: refused })).not.toContain('Try again')
  })
})

it('usualLayers replaces the Florida parcels by the lots for a place outside of Florida', () => {
  const on = ['parcels', 'facilities']
  expect(usualLayers({ on, at: { latitude: 33.45, longitude: -112.07 } })).toEqual(['lots', 'facilities'])
  expect(usualLayers({ on, at: { latitude: 28.54, longitude: -81.38 } })).toEqual(on)
  expect(usualLayers({ on, at: undefined })).toEqual(on)
})

const long = mapUrl.parse({
  sel: Array.from({ length: 500 }, (_, index) => `wells:${100_000 + index}`).join(),
}).url

describe('map link', () => {
  it('a link is never longer than mail programs accept, and contains as much of the selection as fits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 500 }), (count) => {
        const { href, carried } = fitLink({ ...long, selected: long.selected.slice(0, count) })
        const { url } = mapUrl.parse(Object.fromEntries(new URL(href, 'https://x').searchParams))
        expect(url.selected).toEqual(long.selected.slice(0, carried))
        expect(href.length).toBeLessThan(LONGEST_LINK)
        if (carried === count) return
        const longer = mapHref({ ...long, selected: long.selected.slice(0, carried + 1) })
        expect(longer.length).toBeGreaterThan(LONGEST_LINK - 61)
      }),
      { numRuns: 30 },
    )
  })

  it('parseStoredSelection returns the valid selection of a history state, and undefined for any other state', () => {
    expect(parseStoredSelection({ selected: ['wells:1', 2], other: 1 })).toEqual(['wells:1'])
    for (const state of [null, 'x', {}, { selected: 'wells:1' }])
      expect(parseStoredSelection(state)).toBeUndefined()
  })
})

const start = startMap(mapUrl.parse({ at: '30,-87', z: '12' }).url, undefined)
const run = (...events: MapStateEvent[]) => events.reduce(reduceMap, start)
const view = { latitude: 31, longitude: -88, zoom: 14 }

describe('map state', () => {
  it('the URL that is built from a state parses to that state', () => {
    const { url } = run(
      { type: 'moved', view, bounds: [-89, 30, -87, 32] },
      { type: 'switched', layer: 'places', isOn: false },
      { type: 'looked', layer: 'parcels', choice: 'use', option: 'residential' },
      { type: 'selected', layer: 'parcels', keys: ['27:08%2C2', '27:09'], isSelected: true },
      { type: 'chose', change: { active: 'facilities', open: 'facilities:110', here: view, table: 'half' } },
    )
    const again = mapUrl.parse(Object.fromEntries(mapUrl.toQuery(url))).url
    expect(again).toMatchObject({ ...url, here: { latitude: 31, longitude: -88 } })
    expect(choicesOf(again.looks, 'parcels')).toEqual({ use: 'residential' })
    expect(keysOf(again.selected, 'parcels')).toEqual(['27:08%2C2', '27:09'])
    expect(again.on).toEqual(['parcels', 'facilities'])
  })

  it('a jump to a place adds a step to the history, and a move of the map does not', () => {
    expect(run({ type: 'moved', view, bounds: [0, 0, 1, 1] }).choices).toBe(0)
    expect(run({ type: 'went', view }).choices).toBe(1)
    expect(run({ type: 'went', view }).url).toMatchObject({ at: { latitude: 31, longitude: -88 }, zoom: 14 })
  })

  it('the URL contains every corner of the drawing, and no corner is a step of the history', () => {
    const corner = fc
      .tuple(fc.double({ min: -180, max: 180, noNaN: true }), fc.double({ min: -90, max: 90, noNaN: true }))
      .map(([longitude, latitude]) => ({ type: 'corner' as const, corner: [longitude, latitude] }))
    const events = fc.array(
      fc.oneof({ weight: 9, arbitrary: corner }, fc.constant({ type: 'undone' } as const)),
      {
        maxLength: 150,
      },
    )
    fc.assert(
      fc.property(fc.constantFrom('box', 'select', 'distance', 'area'), events, (tool, more) => {
        const { url, choices } = run(
          ...[{ type: 'started', tool } as const, ...more].map(
            (event) => ({ type: 'sketched', event }) as const,
          ),
        )
        const href = mapHref(url)
        const { url: again, dropped } = mapUrl.parse(
          Object.fromEntries(new URL(href, 'https://x').searchParams),
        )
        expect(dropped).toEqual([])
        expect(again.drawn?.tool).toBe(tool)
        expect(mapHref(again)).toBe(href)
        expect(again.drawn?.corners).toHaveLength(url.drawn?.corners.length ?? -1)
        expect(choices).toBe(0)
        expect(href.length).toBeLessThan(1_400)
      }),
    )
    expect(run({ type: 'sketched', event: { type: 'ended' } }).url.drawn).toBeUndefined()
  })

  it('an unreadable drawing in a link is reported and dropped as a whole', () => {
    const corners = (count: number) =>
      Array.from({ length: count }, (_, index): [number, number] => [index / 1_000, 28])
    for (const draw of [
      `box:${writePath(corners(3))}`,
      `area:${writePath(corners(101))}`,
      'box:A',
      'circle',
      'area:%',
    ])
      expect(mapUrl.parse({ draw })).toMatchObject({ url: mapUrl.parse({}).url, dropped: ['draw'] })
    expect(mapUrl.parse({ draw: `area:${writePath(corners(100))}` }).dropped).toEqual([])
  })

  it('the URL distinguishes an empty set of layers from the default', () => {
    const { url } = run(
      ...['parcels', 'facilities', 'places'].map(
        (layer) => ({ type: 'switched', layer, isOn: false }) as const,
      ),
    )
    expect(mapUrl.toQuery(url).get('on')).toBe('none')
    expect(mapUrl.parse({ on: 'none' }).url.on).toEqual([])
  })

  it('the URL contains the latest option of a choice, and no removed option', () => {
    const event = { type: 'looked', layer: 'parcels', choice: 'color', option: 'use' } as const
    expect(run(event, { ...event, option: 'built' }).url.looks).toEqual(['parcels.color:built'])
    expect(run(event, { ...event, option: undefined }).url.looks).toEqual([])
  })
})

describe('undo and redo', () => {
  const near = { ...view, longitude: -88.2 }
  const moved = (to: typeof view): MapStateEvent => ({
    type: 'moved',
    view: to,
    bounds: [to.longitude - 1, 30, to.longitude + 1, 32],
  })
  const steps: readonly MapStateEvent[] = [
    moved(near),
    { type: 'looked', layer: 'parcels', choice: 'vacant', option: 'only' },
    { type: 'switched', layer: 'places', isOn: false },
    { type: 'selected', layer: 'parcels', keys: ['27:1', '27:2'], isSelected: true },
  ]
  const partOf = ({ url: { at, looks, on, selected } }: ReturnType<typeof run>) => ({
    at,
    looks,
    on,
    selected,
  })

  it('undo reverts moves, filters, layers and selection step by step, and redo restores them', () => {
    const states = [run(moved(view))]
    for (const step of steps) states.push(reduceMap(states.at(-1) ?? start, step))
    let state = states.at(-1) ?? start
    const words = [/selection \(0 selected\)/, /layers/, /filters/, /move/]
    for (const [at, word] of words.entries()) {
      state = reduceMap(state, { type: 'undone' })
      expect(partOf(state)).toEqual(partOf(states[states.length - 2 - at] ?? start))
      expect(state.undoWords).toMatch(word)
    }
    expect(reduceMap(state, { type: 'undone' })).toBe(state)
    for (const expected of states.slice(1)) {
      state = reduceMap(state, { type: 'redone' })
      expect(partOf(state)).toEqual(partOf(expected))
    }
    expect(state.undoWords).toBe('Redone: the selection (2 selected).')
  })

  it('a new step clears the steps to redo, but the end of an animated move does not', () => {
    const back = reduceMap(run(moved(view), ...steps), { type: 'undone' })
    const rest = reduceMap(back, moved({ ...near, longitude: near.longitude + 1e-9 }))
    expect(rest.trail.ahead).toHaveLength(1)
    const next = reduceMap(rest, { type: 'switched', layer: 'places', isOn: true })
    expect(next.trail.ahead).toEqual([])
  })

  it('the table moves the center without a step, and an undone filter keeps the picture in place', () => {
    const bounds: [number, number, number, number] = [-89, 30, -87, 32]
    const closed = run({ type: 'moved', view, bounds })
    const filtered = reduceMap(closed, { type: 'looked', layer: 'parcels', choice: 'vacant', option: 'only' })
    const visible = { ...view, latitude: 31.5 }
    const covered = reduceMap(filtered, { type: 'moved', view: visible, bounds })
    expect(covered.trail.past).toHaveLength(1)
    const undone = reduceMap(covered, { type: 'undone' })
    expect(undone.url.looks).toEqual([])
    expect(undone.view).toEqual(visible)
  })

  it('a row behind the table moves the map and keeps the listed area until the visitor moves the map', () => {
    const bounds: [number, number, number, number] = [-89, 30, -87, 32]
    const shifted: typeof bounds = [-89, 29.6, -87, 31.6]
    const to = { ...view, latitude: 30.6 }
    const revealed = run({ type: 'moved', view, bounds }, { type: 'revealed', view: to })
    const atRow = reduceMap(revealed, { type: 'moved', view: to, bounds: shifted })
    expect(atRow).toMatchObject({ bounds, canvas: shifted, view: to })
    expect(atRow.trail.past).toEqual([])
    const taller = reduceMap(atRow, { type: 'moved', view: { ...to, latitude: 31 }, bounds: shifted })
    expect(taller.bounds).toEqual(bounds)
    const elsewhere = reduceMap(taller, { type: 'moved', view: near, bounds: [-90, 30, -88, 32] })
    expect(elsewhere).toMatchObject({ bounds: [-90, 30, -88, 32], revealed: [] })
  })

  it('keeps the listed area while the map moves to one row and the next row is opened', () => {
    const bounds: [number, number, number, number] = [-89, 30, -87, 32]
    const [one, next] = [
      { ...view, latitude: 30.6 },
      { ...view, latitude: 30.4 },
    ]
    const late = run(
      { type: 'moved', view, bounds },
      { type: 'revealed', view: one },
      { type: 'revealed', view: next },
      { type: 'moved', view: one, bounds: [-89, 29.6, -87, 31.6] },
      { type: 'moved', view: next, bounds: [-89, 29.4, -87, 31.4] },
    )
    expect(late).toMatchObject({ bounds, view: next })
  })

  it('undo reverses at most fifty steps', () => {
    const many = Array.from({ length: 60 }, (_, at) => moved({ ...view, longitude: -80 + at }))
    expect(run(...many).trail.past).toHaveLength(50)
  })

  it('replacing all filters of a layer is one step', () => {
    const filtered = run(
      { type: 'looked', layer: 'parcels', choice: 'color', option: 'use' },
      { type: 'looked', layer: 'parcels', choice: 'vacant', option: 'only' },
      { type: 'filtered', layer: 'parcels', drops: ['vacant', 'acres'], choices: { acres: '5..' } },
    )
    expect(filtered.url.looks).toEqual(['parcels.color:use', 'parcels.acres:5..'])
    expect(reduceMap(filtered, { type: 'undone' }).url.looks).toEqual([
      'parcels.color:use',
      'parcels.vacant:only',
    ])
  })
})

describe('sort by several columns', () => {
  it('a click reverses the order of a column, and a click with Shift adds a column to the order', () => {
    const byDepth = nextSort({ by: 'name', isDown: false }, 'depth', true, false)
    expect(formatSort(byDepth)).toBe('-depth')
    const both = nextSort(byDepth, 'name', false, true)
    expect(formatSort(both)).toBe('-depth~name')
    expect(formatSort(nextSort(both, 'depth', true, true))).toBe('depth~name')
    expect(formatSort(nextSort(both, 'depth', true, false))).toBe('depth')
  })
})

describe('message about a searched place', () => {
  it('isSameView ignores a tiny difference of the views, but not another zoom or position', () => {
    expect(isSameView(view, { ...view, latitude: view.latitude + 1e-6 })).toBe(true)
    expect(isSameView(view, { ...view, zoom: 15 })).toBe(false)
    expect(isSameView(view, { ...view, longitude: view.longitude + 0.01 })).toBe(false)
  })
})

it.each([
  ['130 E Papermoon Way, Orlando, FL', true],
  ['12A 5th Ave, New York, NY 10001', true],
  ['Orlando, FL', false],
  ['28.53840, -81.37920', false],
  ['your location', false],
])('isAddress returns for “%s” the value %s', (name, expected) => expect(isAddress(name)).toBe(expected))
