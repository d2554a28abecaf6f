import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PlaceFileTable } from './file-table'
import { readFile } from './read-file'

const read = (text: string, file = 'sites.kml') => readFile(file, new TextEncoder().encode(text))

const kml = (...parts: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<kml xmlns="http://www.opengis.net/kml/2.2"><Document><name>All</name>${parts.join('\n')}</Document></kml>`
const placemark = (...parts: string[]) => `<Placemark>${parts.join('')}</Placemark>`
const coordinates = (text: string) => `<coordinates>${text}</coordinates>`
const point = (text: string) => `<Point>${coordinates(text)}</Point>`
const ring = (text: string) => `<LinearRing>${coordinates(text)}</LinearRing>`
const polygon = (outer: string, ...inner: string[]) =>
  `<Polygon><outerBoundaryIs>${ring(outer)}</outerBoundaryIs>${inner.map((each) => `<innerBoundaryIs>${ring(each)}</innerBoundaryIs>`).join('')}</Polygon>`
const data = (name: string, value: string) => `<Data name="${name}"><value>${value}</value></Data>`

async function tableOf(text: string): Promise<PlaceFileTable> {
  const reading = await read(text)
  if (reading.kind !== 'table') throw new Error(JSON.stringify(reading))
  return reading.table
}

async function whyOf(text: string, file?: string): Promise<string> {
  const reading = await read(text, file)
  if (reading.kind !== 'refused') throw new Error(reading.kind)
  return reading.why
}

const SQUARE = '0,0,9 2,0,9 2,2,9 0,2,9 0,0,9'
const HOLE = '0.5,0.5 0.5,1 1,1 1,0.5 0.5,0.5'

describe('KML file', () => {
  it('the table has a row for each placemark, and a row has the name, data, folder and shape of the placemark', async () => {
    const { columns, rows, left, notes } = await tableOf(
      kml(
        placemark(
          '<name>A &amp; B</name>',
          '<description><![CDATA[<b>two</b>]]></description>',
          point('-95.5,41.5,300'),
        ),
        `<Folder><name>North</name><Folder><name>Old</name>${placemark(
          '<name>Lot</name>',
          `<ExtendedData>${data('owner', 'v')}<SchemaData schemaUrl="#s"><SimpleData name="acres">3.5</SimpleData></SchemaData></ExtendedData>`,
          polygon(SQUARE, HOLE),
        )}</Folder>${placemark(`<LineString>${coordinates('0,0\n 1,1\t2,2')}</LineString>`)}</Folder>`,
        placemark(
          '<name>Two lots</name>',
          `<MultiGeometry>${polygon(SQUARE)}${polygon('4,4 5,4 5,5 4,4')}</MultiGeometry>`,
        ),
      ),
    )
    expect(columns).toEqual(['name', 'description', 'owner', 'acres', 'folder'])
    expect(rows.map(({ number, name, cells }) => [number, name, cells])).toEqual([
      [1, 'A & B', ['A & B', '<b>two</b>', '', '', '']],
      [2, 'Lot', ['Lot', '', 'v', '3.5', 'North / Old']],
      [3, 'Placemark 3', ['', '', '', '', 'North']],
      [4, 'Two lots', ['Two lots', '', '', '', '']],
    ])
    expect(rows.map(({ shape }) => shape?.type)).toEqual([undefined, 'Polygon', 'LineString', 'MultiPolygon'])
    expect(rows[0]?.at).toEqual([-95.5, 41.5])
    expect(rows[1]?.shape).toMatchObject({ coordinates: [{ length: 5 }, { length: 5 }] })
    expect([left, notes]).toEqual([0, []])
  })

  it('parses every point, name and value, in escaped text and in CDATA', async () => {
    const words = fc
      .string({ unit: fc.constantFrom('a', 'é', '&', '<', '>', '"', "'", ' ', ']', '\n', '字') })
      .filter((text) => text.trim() === text && text !== '' && !text.includes('\n'))
    const site = fc.record({
      name: words,
      value: words,
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
      latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    })
    const escaped = (text: string) =>
      text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&#62;')
    const writing = fc.record({
      prefix: fc.constantFrom('', 'k:'),
      isData: fc.boolean(),
      end: fc.constantFrom('', '\r\n'),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(site, { minLength: 1 }), writing, async (sites, { prefix, isData, end }) => {
        const tag = (name: string, inner: string, more = '') =>
          `<${prefix}${name}${more}>${inner}</${prefix}${name}>${end}`
        const written = (value: string) =>
          isData
            ? tag('Data', tag('value', escaped(value)), ' name="note"')
            : tag('SimpleData', `<![CDATA[${value.replaceAll(']', ' ')}]]>`, ' name="note"')
        const marks = sites.map(({ name, value, longitude, latitude }) =>
          tag(
            'Placemark',
            tag('name', escaped(name)) +
              tag('ExtendedData', written(value)) +
              tag('Point', tag('coordinates', ` ${longitude},${latitude} `)),
          ),
        )
        const { columns, rows } = await tableOf(tag('kml', marks.join('')))
        expect(rows.map(({ at }) => at)).toEqual(
          sites.map(({ longitude, latitude }) => [longitude + 0, latitude + 0]),
        )
        expect(rows.map(({ name }) => name)).toEqual(sites.map(({ name }) => name))
        const expected = sites.map(({ value }) => (isData ? value : value.replaceAll(']', ' ').trim()))
        expect(rows.map(({ cells }) => cells[columns.indexOf('note')] ?? '')).toEqual(expected)
      }),
    )
  })

  it('a placemark whose shape is missing or invalid is reported and remains a row', async () => {
    const { rows, problems, left } = await tableOf(
      kml(
        placemark('<name>None</name>'),
        placemark(point('41.5')),
        placemark(point('-95.5,north')),
        placemark(point('-95.5,95')),
        placemark(polygon('0,0 2,0 2,2')),
        placemark(`<MultiGeometry>${point('1,1')}${point('2,2')}</MultiGeometry>`),
        placemark(point('1,2')),
      ),
    )
    expect(rows.map(({ at }) => at)).toEqual([...Array.from({ length: 6 }), [1, 2]])
    expect(left).toBe(6)
    expect(problems).toEqual([
      expect.stringMatching(/^sites\.kml, placemark 1 has no point/),
      ...[2, 3, 4, 5].map((number) =>
        expect.stringMatching(`^sites\\.kml, placemark ${number}: .*longitude first`),
      ),
      expect.stringMatching(/^sites\.kml, placemark 6 has several points/),
    ])
  })

  it('notes report points that were dropped beside areas, and linked files that were not loaded', async () => {
    const { rows, notes } = await tableOf(
      kml(
        placemark(`<MultiGeometry>${point('1,1')}${polygon(SQUARE)}</MultiGeometry>`),
        '<NetworkLink><Link><href>https://example.com/more.kml</href></Link></NetworkLink>',
      ),
    )
    expect(rows[0]?.shape?.type).toBe('Polygon')
    expect(notes).toEqual([
      expect.stringMatching(/^1 placemark has /),
      expect.stringContaining('NetworkLink'),
    ])
  })

  it('data with the name of a standard column has a separate column', async () => {
    const { columns, rows } = await tableOf(
      kml(placemark('<name>A</name>', data('name', 'B'), data('__proto__', 'C'), point('1,2'))),
    )
    expect([columns, rows[0]?.cells]).toEqual([
      ['name', 'name (data)', '__proto__'],
      ['A', 'B', 'C'],
    ])
  })

  it('a file with a document type declaration is rejected', async () => {
    const entities = Array.from({ length: 30 }, (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`)
    const laughs = `<?xml version="1.0"?><!DOCTYPE kml [<!ENTITY e0 "ha">${entities.join('')}]>${kml(placemark('<name>&e30;</name>', point('1,2'))).replace(/^<\?.*\n/, '')}`
    expect(await whyOf(laughs)).toContain('<!DOCTYPE>')
    const outside = `<!DOCTYPE kml [<!ENTITY x SYSTEM "file:///etc/passwd">]><kml>${placemark('<name>&x;</name>')}</kml>`
    expect(await whyOf(outside)).toContain('<!DOCTYPE>')
    expect(await whyOf(kml(placemark('<name>&e1;</name>', point('1,2'))))).toContain('not whole XML')
  })

  it('broken XML, other XML and a file without placemarks are rejected with a reason', async () => {
    const whole = kml(placemark('<name>A</name>', point('1,2')))
    for (const broken of [whole.slice(0, -10), whole.replace('</name>', ''), '<kml', '', `${whole}<more/>`])
      expect(await whyOf(broken)).toMatch(/not whole XML.*line \d+, character \d+.*Save it again/)
    expect(await whyOf('<gpx><wpt/></gpx>')).toContain('not KML')
    expect(await whyOf('<?xml version="1.0"?><gpx/>', 'a.txt')).toContain('not KML')
    expect(await whyOf(kml())).toContain('no placemarks')
    const wide = Array.from({ length: 501 }, (_, at) => data(`d${at}`, 'x')).join('')
    expect(await whyOf(kml(placemark(wide, point('1,2'))))).toContain('500')
  })

  it('any sequence of KML tags and text is parsed without an exception', async () => {
    const pieces = fc.constantFrom(
      '<kml>',
      '</kml>',
      '<Placemark>',
      '</Placemark>',
      '<Point>',
      '<coordinates>',
      '1,2 ',
      '&',
      ']]>',
      '<![CDATA[',
      '<Polygon>',
      '<!--',
      '-->',
      '<Folder>',
      '</Folder>',
      '<a b="',
      '>',
    )
    await fc.assert(
      fc.asyncProperty(fc.array(pieces), async (parts) => {
        expect(['table', 'refused']).toContain((await read(parts.join(''))).kind)
      }),
    )
  })

  it('deep nesting and many placemarks are parsed', async () => {
    const deep = `${'<Folder>'.repeat(50_000)}${placemark(point('1,2'))}${'</Folder>'.repeat(50_000)}`
    expect((await tableOf(kml(deep))).rows).toHaveLength(1)
    const many = Array.from({ length: 60_000 }, (_, at) =>
      placemark(`<name>Site ${at}</name>`, data('note', 'x'.repeat(100)), point(`${-(at % 180)},${at % 90}`)),
    )
    expect((await tableOf(kml(...many))).rows).toHaveLength(60_000)
  })
})
