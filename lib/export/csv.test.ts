import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csv, values } from './csv'
import { documentOfTexts, exampleDocument } from './testing/example-document'
import { joinText } from './testing/join-text'
import { readCsv } from './testing/read-csv'

async function renderCells(document = exampleDocument()): Promise<string[][]> {
  const text = joinText(csv.render(document))
  expect(text.startsWith('\uFEFF')).toBe(true)
  return readCsv(text.slice(1))
}

const readRows = (text: string) => readCsv(text.slice(1))

async function renderRecords(document = exampleDocument()): Promise<Record<string, string>[]> {
  const [header = [], ...rows] = await renderCells(document)
  return rows.map((row) => Object.fromEntries(header.map((name, index) => [name, row[index] ?? ''])))
}

describe('CSV export', () => {
  it('starts with a header that includes the unit of a column', async () => {
    const [header] = await renderCells()
    expect(header).toEqual([
      'Parcel',
      'Elevation (ft)',
      'Last sale',
      'Official page',
      'Source',
      'Dated',
      'Retrieved at',
      'Official record',
      'Sample data',
      'Publisher',
      'Data set',
      'Age (seconds)',
      'Cache state',
      'Request',
      'Attribution',
      'License',
      'Question',
      'Notes',
      'Caveats',
    ])
  })

  it('writes numbers as numbers, leaves empty cells empty, and escapes formulas', async () => {
    const records = await renderRecords()
    expect(records.map((record) => [record.Parcel, record['Elevation (ft)']])).toEqual([
      ['00123', '-5'],
      ["'=1+1", ''],
      ['both', '10.5'],
    ])
  })

  it('cites each row’s own source, or all sources for a row without a source', async () => {
    const records = await renderRecords()
    expect(records.map((record) => record.Source)).toEqual([
      'County parcels',
      'Elevation service',
      'County parcels | Elevation service',
    ])
    expect(records[0]).toMatchObject({
      Publisher: 'Example County',
      'Data set': 'Parcels 2024',
      'Age (seconds)': '90',
      'Cache state': 'fresh',
      Request: 'https://county.example/query?where=id%3D1',
      License: 'Public domain',
      Question: 'Address: 12 Main St | Radius: 1 mile',
      Notes: 'Showing 3 of 40.',
      Caveats: 'Not a title search.',
      'Sample data': 'no',
    })
    expect(records[2]?.License).toBe('Public domain')
  })

  it('refuses a row whose source the document does not list', async () => {
    const { table } = exampleDocument()
    const strays = exampleDocument({ table: { ...table, rows: [{ cells: {}, source: 2 }] } })
    expect(() => joinText(csv.render(strays))).toThrow('source 2')
  })

  it('writes the header even without rows', async () => {
    const { table } = exampleDocument()
    const empty = await renderCells(exampleDocument({ table: { ...table, rows: [] } }))
    expect(empty).toEqual([(await renderCells())[0]])
  })

  it('makes the headers of columns with the same name distinct', async () => {
    const { table } = exampleDocument()
    const column = { key: 'id', label: 'Source', type: 'text' as const }
    const [header = []] = await renderCells(
      exampleDocument({ table: { ...table, columns: [column, column] } }),
    )
    expect(header.slice(0, 3)).toEqual(['Source', 'Source (2)', 'Source (3)'])
    expect(new Set(header).size).toBe(header.length)
  })

  it.each([
    '=1',
    '+1 555 0100',
    '-1-1',
    '-1+cmd',
    '-1,5',
    '-0x1f',
    '--1',
    '-87.686777 W',
    '@SUM(A1)',
    '\tx',
    '\rx',
    '\nx',
    '\0x',
    '  =1',
    '\u00A0=1',
    '\u200B=1',
    '\u0001=1',
    '\n=1',
    '＝1',
  ])('puts a quote before %j', async (text) => {
    const [record] = await renderRecords(documentOfTexts([text]))
    expect(record?.Text).toBe(`'${text}`)
  })

  it.each(['a=1', '12-34-56', "O'Brien", '(555) 010', 'a@b.example'])(
    'writes %j without a quote before it',
    async (text) => {
      const [record] = await renderRecords(documentOfTexts([text]))
      expect(record?.Text).toBe(text)
    },
  )

  it.each(['-87.686777', '+1', '-.5', '-0', '-1.5e-7'])('writes the number %j as a number', async (text) => {
    const [record] = await renderRecords(documentOfTexts([text]))
    expect(record?.Text).toBe(text)
  })

  it('writes any number of a source so that it parses back to the same value', async () => {
    const number = fc.double({ noNaN: true, noDefaultInfinity: true })
    const cell = fc.oneof(
      number,
      number.map(String),
      fc.tuple(fc.integer(), fc.nat({ max: 99 })).map(([whole, part]) => `${whole}.${part}0`),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(cell, { minLength: 1 }), async (sent) => {
        const columns = (['number', 'text'] as const).map((type) => ({ key: 'n', label: type, type }))
        const rows = sent.map((n) => ({ cells: { n } }))
        const records = await renderRecords(exampleDocument({ table: { columns, rows, notes: [] } }))
        for (const [index, { number: typed = '', text = '' }] of records.entries()) {
          for (const value of [typed, text]) {
            expect(value).toMatch(/^[-+]?\d+(\.\d+)?(e[-+]?\d+)?$/i)
            expect(Number(value) + 0).toBe(Number(sent[index]) + 0)
          }
        }
      }),
    )
  })

  it('escapes formulas in headers and provenance', async () => {
    const { table, sources } = exampleDocument()
    const columns = [{ key: 'id', label: '=HYPERLINK("x")', type: 'text' as const }]
    const hostile = sources.map((source) => ({ ...source, attribution: '@x' }))
    const cells = await renderCells(exampleDocument({ table: { ...table, columns }, sources: hostile }))
    expect(cells[0]?.[0]).toBe('\'=HYPERLINK("x")')
    expect(cells.flat()).toContain("'@x")
  })

  it('writes the publisher only in the first row of each source, and the caveats only in the first row', async () => {
    const { table } = exampleDocument()
    const rows = [0, 0, 1, 1].map((source) => ({ cells: {}, source }))
    const records = await renderRecords(exampleDocument({ table: { ...table, rows } }))
    const read = (label: string) => records.map((record) => record[label])
    expect(read('Publisher')).toEqual(['Example County', '', 'Example Survey', ''])
    expect(read('Caveats')).toEqual(['Not a title search.', '', '', ''])
    expect(read('Sample data')).toEqual(['no', 'no', 'no', 'no'])
    expect(new Set(read('Retrieved at')).size).toBe(2)
    expect(read('Source')).not.toContain('')
  })

  it('preserves any text apart from a leading quote, and writes no formula', async () => {
    const risky = fc.constantFrom(
      '=',
      '+',
      '-',
      '@',
      '\t',
      '\r',
      '\n',
      '\0',
      '"',
      ',',
      ';',
      ' ',
      "'",
      'é',
      '漢',
    )
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(risky).map((parts) => parts.join('')),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 1 }), async (texts) => {
        const records = await renderRecords(documentOfTexts(texts))
        expect(records).toHaveLength(texts.length)
        for (const [index, { Text: cell = '' }] of records.entries()) {
          expect([texts[index], `'${texts[index]}`]).toContain(cell)
          if (Number.isNaN(Number(cell))) expect(cell).not.toMatch(/^\s*[=+\-@\t\r\0]/)
        }
      }),
    )
  })
})

describe('CSV export of values only', () => {
  it('writes the columns, and one cell with the source and the day of retrieval, in each row', () => {
    const rows = readRows(joinText(values.render(exampleDocument())))
    expect(rows).toEqual([
      ['Parcel', 'Elevation (ft)', 'Last sale', 'Official page', 'Source'],
      [
        '00123',
        '-5',
        expect.any(String),
        expect.any(String),
        expect.stringMatching(/, retrieved 2025-03-01$/),
      ],
      ["'=1+1", '', expect.any(String), expect.any(String), expect.stringMatching(/, retrieved 2025-03-01$/)],
      ['both', '10.5', expect.any(String), expect.any(String), expect.stringContaining(' | ')],
    ])
  })
})
