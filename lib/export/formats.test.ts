import { describe, expect, it } from 'vitest'
import type { DocumentPart } from './document'
import { formatById, formats, suits } from './formats'
import type { Rows } from './table'
import { exampleDocument } from './testing/example-document'
import { joinText } from './testing/join-text'
import { readZip } from './testing/read-zip'

const readAll = (output: Uint8Array | Iterable<string>): string =>
  output instanceof Uint8Array ? [...readZip(output).values()].join('\n') : joinText(output)

describe('export formats', () => {
  it('finds formats by their id only', () => {
    expect(formats.map(({ id }) => id)).toEqual(['csv', 'values', 'xlsx', 'geojson', 'json'])
    for (const format of formats) expect(formatById(format.id)).toBe(format)
    expect(formatById('pdf')).toBeUndefined()
    expect(formatById('constructor')).toBeUndefined()
  })

  it('offers a map file only if a row or a row of a part has a location', () => {
    const idsFor = (rows: Rows, parts?: DocumentPart[]) => {
      const { table } = exampleDocument()
      const document = { table: { ...table, rows }, ...(parts ? { parts } : {}) }
      return formats.filter((format) => suits(format, document)).map(({ id }) => id)
    }
    const { table } = exampleDocument()
    expect(idsFor(table.rows)).toContain('geojson')
    expect(idsFor([])).toContain('geojson')
    expect(idsFor([{ cells: {} }, { cells: {}, geometry: null }])).toEqual(['csv', 'values', 'xlsx', 'json'])
    expect(idsFor([{ cells: {} }], [{ name: 'Section', table }])).toContain('geojson')
  })

  it.each(formats)('marks sample data in a $id file, and no other data', async ({ render }) => {
    const statement = 'Sample data: made up'
    expect(readAll(await render(exampleDocument({ sample: true })))).toContain(statement)
    expect(readAll(await render(exampleDocument()))).not.toContain(statement)
  })

  it.each(formats.filter(({ id }) => id !== 'values'))(
    'writes query, retrieval time, request, attribution, caveats and notes into a $id file',
    async ({ render }) => {
      const content = readAll(await render(exampleDocument()))
      const samples = ['12 Main St', '2025-03-01T12:00:05.000Z', 'where=id%3D1', 'Office of the Assessor']
      for (const text of [...samples, 'Not a title search.', 'Showing 3 of 40.'])
        expect(content).toContain(text)
    },
  )

  it.each(formats)('writes only valid numbers into a $id file', async ({ render }) => {
    const { table } = exampleDocument()
    const rows = [{ cells: { elevation: Number.NaN } }, { cells: { elevation: Number.POSITIVE_INFINITY } }]
    const content = readAll(await render(exampleDocument({ table: { ...table, rows } })))
    expect(content).not.toMatch(/NaN|Infinity/)
  })
})
