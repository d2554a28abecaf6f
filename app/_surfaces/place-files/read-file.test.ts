import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { leastWork } from '@/lib/testing/least-work'
import type { PlaceFileOutcome, PlaceFileTable } from './file-table'
import { readCsvFile } from './read-csv-file'
import { readFile } from './read-file'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const read = (text: string, file = 'sites.csv', answer?: Parameters<typeof readFile>[2]) =>
  readFile(file, bytesOf(text), answer)

function tableOf(reading: PlaceFileOutcome): PlaceFileTable {
  if (reading.kind !== 'table') throw new Error(JSON.stringify(reading))
  return reading.table
}

const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`
const cell = fc
  .string({ unit: fc.constantFrom('"', ',', ';', '\t', '\n', 'a', 'é', ' ', '=', '7') })
  .filter((text) => text.trim() === text)
const site = fc.record({
  label: cell,
  latitude: fc.double({ min: -90, max: 90, noNaN: true }).map((value) => Number(value.toFixed(6))),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }).map((value) => Number(value.toFixed(6))),
})

describe('CSV file', () => {
  it('parses every row and position for any delimiter, line end and decimal mark', async () => {
    const writing = fc.record({
      mark: fc.constantFrom(',', ';', '\t'),
      end: fc.constantFrom('\n', '\r\n', '\r'),
      start: fc.constantFrom('', '\uFEFF'),
      decimal: fc.constantFrom('.', ','),
    })
    await fc.assert(
      fc.asyncProperty(
        fc.array(site, { minLength: 1 }),
        writing,
        async (sites, { mark, end, start, decimal }) => {
          const degrees = (value: number) => quote(value.toFixed(6).replace('.', decimal))
          const lines = sites.map(({ label, latitude, longitude }) =>
            [quote(label), degrees(latitude), degrees(longitude)].join(mark),
          )
          const text = start + [`Name${mark}Latitude${mark}Longitude`, ...lines].join(end)
          const { columns, rows, left } = tableOf(await read(text))
          expect([columns, left]).toEqual([['Name', 'Latitude', 'Longitude'], 0])
          expect(rows.map(({ at }) => at)).toEqual(
            sites.map(({ longitude, latitude }) => [longitude + 0, latitude + 0]),
          )
          expect(rows.map(({ cells: [name] }) => name)).toEqual(sites.map(({ label }) => label))
        },
      ),
    )
  })

  it('any text and any bytes are parsed without an exception', async () => {
    const unit = fc.constantFrom('"', ',', ';', '\t', '\r', '\n', 'a', ' ', '1', '.', '-')
    await fc.assert(
      fc.asyncProperty(fc.string({ unit }), async (text) => {
        const reading = await read(`lat,lon\n${text}`)
        if (reading.kind !== 'table') return
        const lines = text.split(/\r\n|\r|\n/).length
        const placed = reading.table.rows.filter(({ at }) => at)
        expect(placed.length + reading.table.left).toBeLessThanOrEqual(lines)
        expect(reading.table.rows.length).toBeLessThanOrEqual(placed.length + reading.table.left)
      }),
    )
    await fc.assert(
      fc.asyncProperty(fc.uint8Array(), fc.constantFrom('a.csv', 'a.geojson', 'a'), async (bytes, name) => {
        expect(['table', 'question', 'refused']).toContain((await readFile(name, bytes)).kind)
      }),
    )
  })

  it('the message about an unreadable cell names the file, the row and the column', async () => {
    const text = [
      'Site,Lat,Lon',
      'A,41.5,-95.5',
      'B,north,-95.5',
      'C,41.5,',
      '"two\nlines",41.5,-950',
      'E,-95.5,41.5',
      '"never closed,1,2',
    ].join('\n')
    const { rows, problems, left } = tableOf(await read(text))
    expect(rows.map(({ number, name, at }) => [number, name, at])).toEqual([
      [2, 'Row 2', [-95.5, 41.5]],
      ...[3, 4, 5, 7].map((number) => [number, `Row ${number}`, undefined]),
    ])
    expect(problems).toEqual([
      'sites.csv, row 3, column Lat: “north” is not a latitude in decimal degrees. Write it like 39.7392.',
      'sites.csv, row 4, column Lon is empty. Fill in the longitude in decimal degrees.',
      'sites.csv, row 5, column Lon: longitude -950 is outside -180 to 180. Write degrees (WGS 84), not feet or meters, and see that latitude and longitude have not changed places.',
      'sites.csv, row 7, column Lat: latitude -95.5 is outside -90 to 90. Write degrees (WGS 84), not feet or meters, and see that latitude and longitude have not changed places.',
      'sites.csv, row 8, column Site: a quotation mark is opened and never closed. Close it, or write it twice where it is meant.',
    ])
    expect(left).toBe(5)
  })

  it('unclear headings lead to a question about the columns, never to a guess', async () => {
    const text = 'Site,North,East\nA,41.5,-95.5\n'
    expect(await read(text)).toEqual({
      kind: 'question',
      question: {
        columns: [
          { name: 'Site', sample: 'A' },
          { name: 'North', sample: '41.5' },
          { name: 'East', sample: '-95.5' },
        ],
      },
    })
    expect(tableOf(await read(text, 'a.csv', { latitude: 1, longitude: 2 })).rows[0]?.at).toEqual([
      -95.5, 41.5,
    ])
    const bare = '41.5;-95.5\n41,6;-95,6'
    expect(await read(bare)).toMatchObject({
      kind: 'question',
      question: { columns: [{ name: 'Column 1' }, {}] },
    })
    expect(
      tableOf(await read(bare, 'a.csv', { latitude: 0, longitude: 1 })).rows.map(({ at }) => at),
    ).toEqual([
      [-95.5, 41.5],
      [-95.6, 41.6],
    ])
  })

  it('a file without positions retains all its rows', async () => {
    const { columns, rows, problems, left } = tableOf(
      await read('Site,Street\nA,1 Elm St\nB,\n', 'a.csv', 'none'),
    )
    expect([columns, problems, left]).toEqual([['Site', 'Street'], [], 0])
    expect(rows.map(({ number, at, cells }) => [number, at, cells])).toEqual([
      [2, undefined, ['A', '1 Elm St']],
      [3, undefined, ['B', '']],
    ])
  })

  it('columns with the same name remain separate', async () => {
    expect(tableOf(await read('lat,lon,note,note\n1,2,a,b')).columns).toEqual([
      'lat',
      'lon',
      'note',
      'note (4)',
    ])
  })

  it('files in Windows-1252 and UTF-16 are parsed', async () => {
    const table = tableOf(
      await readFile('a.csv', new Uint8Array([...bytesOf('name,lat,lon\nCaf'), 0xe9, ...bytesOf(',1,2')])),
    )
    expect([table.rows[0]?.name, table.notes.length]).toEqual(['Café', 1])
    const wide = new Uint8Array(
      new Uint16Array([0xfeff, ...Array.from('lat\tlon\n1\t2', (letter) => letter.charCodeAt(0))]).buffer,
    )
    expect(tableOf(await readFile('a.txt', wide)).rows).toHaveLength(1)
  })

  it('a file with over 100,000 rows is parsed', async () => {
    const line = (row: number) => `Site ${row},${(row % 90) / 2},${-(row % 180) / 2},${'x'.repeat(170)}`
    const text = `name,lat,lon,note\n${Array.from({ length: 120_000 }, (_, row) => line(row)).join('\n')}`
    expect(text.length).toBeGreaterThan(20_000_000)
    expect(tableOf(await read(text)).rows).toHaveLength(120_000)
  })

  it('an unsupported file is rejected with advice', async () => {
    expect(await read('PK', 'a.kmz')).toMatchObject({ kind: 'refused', why: expect.stringMatching(/save/i) })
    expect(await read('PK', 'a.xlsx')).toMatchObject({ kind: 'refused', why: expect.stringMatching(/save/i) })
    expect(await read('a\0', 'a.bin')).toMatchObject({
      kind: 'refused',
      why: expect.stringContaining('Save it as CSV, XLSX'),
    })
    expect(await read('')).toMatchObject({ kind: 'refused' })
    expect(await read('lat,lon\n')).toMatchObject({
      kind: 'refused',
      why: expect.stringContaining('no rows'),
    })
  })
})

describe('GeoJSON file', () => {
  const feature = (geometry: unknown, properties: unknown = {}) => ({ type: 'Feature', properties, geometry })
  const collection = (...features: unknown[]) => JSON.stringify({ type: 'FeatureCollection', features })
  const square = [
    [
      [0, 0],
      [2, 0],
      [2, 2],
      [0, 2],
      [0, 0],
    ],
  ]

  it('the table has a row for each feature and a column for each property of any feature', async () => {
    const text = collection(
      feature({ type: 'Point', coordinates: [-95.5, 41.5] }, { name: 'A', acres: 3 }),
      feature({ type: 'Polygon', coordinates: square }, { id: 7, tags: ['x'] }),
      feature(
        {
          type: 'LineString',
          coordinates: [
            [0, 0],
            [1, 1],
            [2, 2],
          ],
        },
        null,
      ),
    )
    const { columns, rows } = tableOf(await read(text, 'a.geojson'))
    expect(columns).toEqual(['name', 'acres', 'id', 'tags'])
    expect(rows.map(({ name, at, cells }) => ({ name, at, cells }))).toEqual([
      { name: 'A', at: [-95.5, 41.5], cells: ['A', '3', '', ''] },
      { name: 'Feature 2', at: [1, 1], cells: ['', '', '7', '["x"]'] },
      { name: 'Feature 3', at: [1, 1], cells: ['', '', '', ''] },
    ])
    expect(rows.map(({ shape }) => shape?.type)).toEqual([undefined, 'Polygon', 'LineString'])
  })

  it('a feature whose position is missing or invalid is reported and remains a row', async () => {
    const text = collection(
      feature(null),
      feature({ type: 'Point', coordinates: [41.5, -95.5] }),
      feature({ type: 'Point', coordinates: [1, 2] }),
    )
    const { rows, problems } = tableOf(await read(text, 'a.json'))
    expect(rows.map(({ at }) => at)).toEqual([undefined, undefined, [1, 2]])
    expect(problems).toEqual([
      'a.json, feature 1, geometry has no shape. Give it one, or take it out.',
      expect.stringMatching(/^a\.json, feature 2, geometry: .*longitude first, then latitude/),
    ])
  })

  it('GeoJSON in another projection and other JSON are rejected', async () => {
    const crs = { type: 'name', properties: { name: 'urn:ogc:def:crs:EPSG::2236' } }
    expect(
      await read(JSON.stringify({ type: 'FeatureCollection', crs, features: [] }), 'a.geojson'),
    ).toMatchObject({
      kind: 'refused',
      why: expect.stringContaining('EPSG::2236'),
    })
    for (const text of ['{', '{}', '{"type":"Topology"}', '[]'])
      expect((await read(text, 'a.geojson')).kind).toBe('refused')
  })

  it('a file with more than 500 different properties is rejected', async () => {
    const features = Array.from({ length: 501 }, (_, index) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [1, 2] },
      properties: { [`key ${index}`]: index },
    }))
    const text = JSON.stringify({ type: 'FeatureCollection', features })
    expect(await read(text, 'a.geojson')).toMatchObject({
      kind: 'refused',
      why: expect.stringContaining('more than 500 properties'),
    })
  })
})

describe('hostile table', () => {
  it('a file with more than 500 columns is rejected', async () => {
    expect(await read(`${'a,'.repeat(500)}lat\n`, 'a.csv')).toMatchObject({
      kind: 'refused',
      why: expect.stringContaining('more than 500 columns'),
    })
  })

  const refusal = { kind: 'refused', why: expect.stringContaining('more than 5,000,000 cells') }

  it('too many cells are rejected even if rows and columns are within their limits', async () => {
    const headings = Array.from({ length: 498 }, (_, index) => `c${index}`).join()
    const csv = `lat,lon,${headings}\n${'1,2\n'.repeat(10_001)}`
    expect(await read(csv, 'a.csv')).toMatchObject(refusal)
    expect(await read(csv.slice(0, -4), 'a.csv')).toMatchObject({ kind: 'table' })
  })

  it('too many cells are rejected in GeoJSON and KML, even if the file omits empty cells', async () => {
    const properties = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`c${index}`, index]))
    const point = { type: 'Feature', geometry: null, properties: {} }
    const features = [{ ...point, properties }, ...Array(10_000).fill(point)]
    const geojson = JSON.stringify({ type: 'FeatureCollection', features })
    expect(await read(geojson, 'a.geojson')).toMatchObject(refusal)
    const data = Object.keys(properties).map((name) => `<Data name="${name}"><value>1</value></Data>`)
    const wide = `<Placemark><ExtendedData>${data.join('')}</ExtendedData></Placemark>`
    const kml = `<kml>${wide}${'<Placemark/>'.repeat(10_000)}</kml>`
    expect(await read(kml, 'a.kml')).toMatchObject(refusal)
  })

  it('each heading has a column, even if headings repeat', async () => {
    const { columns } = tableOf(await read('A (4),lat,lon,A,A\nx,41,-95,y,z\n', 'a.csv'))
    expect(columns).toHaveLength(5)
  })

  it.each([
    ['spaces', ' '],
    ['digits', '1'],
  ])('a cell of %s is parsed in linear time', async (_, mark) => {
    const file = (length: number) => `name,lat,lon\na,41${mark.repeat(length)}x,-95\n`
    const [short, long] = [4_000, 32_000].map((length) =>
      leastWork(() => readCsvFile('a.csv', file(length)), 3),
    )
    expect(long).toBeLessThan(24 * Math.max(short ?? 0, 0.5))
  })
})
