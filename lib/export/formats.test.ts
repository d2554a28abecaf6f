import { describe, expect, it } from 'vitest'
import type { ExportDocument, ExportDocumentTable } from './document'
import { type ExportFormat, formatIds, isMapFormat } from './format'
import { formatById, formats, suits } from './formats'
import type { ExportRows } from './table'
import { exampleDocument } from './testing/example-document'
import { readZip } from './testing/read-zip'
import { renderBytes } from './testing/render-bytes'

async function readAll(format: ExportFormat, document: ExportDocument): Promise<string> {
  const bytes = await renderBytes(format, document)
  return format.id === 'xlsx' ? [...readZip(bytes).values()].join('\n') : bytes.toString()
}

describe('formats', () => {
  it('finds a format by its id, but not by an inherited property name', () => {
    expect(formats.map(({ id }) => id)).toEqual(formatIds)
    for (const format of formats) expect(formatById(format.id)).toBe(format)
    expect(formatById('pdf')).toBeUndefined()
    expect(formatById('constructor')).toBeUndefined()
  })

  it('omits map files if the table has rows but no row of the table or of a part has a location', () => {
    const idsFor = (rows: ExportRows, parts?: ExportDocumentTable[]) => {
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

  it.each(formats)('writes the same $id file for the same document', async (format) => {
    const document = exampleDocument()
    const once = await renderBytes(format, document)
    expect(Buffer.compare(await renderBytes(format, exampleDocument()), once)).toBe(0)
    if (isMapFormat(format.id) && format.id !== 'geojson') {
      const sources = document.sources.map((source) => ({
        ...source,
        ageSeconds: 9_000,
        state: 'stale' as const,
      }))
      expect(Buffer.compare(await renderBytes(format, { ...document, sources }), once)).toBe(0)
    }
  })

  it.each(formats)('marks a $id file as sample data only if its data are sample data', async (format) => {
    const statement = 'Sample data: made up'
    expect(await readAll(format, exampleDocument({ sample: true }))).toContain(statement)
    expect(await readAll(format, exampleDocument())).not.toContain(statement)
  })

  it.each(formats.filter(({ id }) => id !== 'values'))(
    'writes query, retrieval time, request, attribution, caveats and notes into a $id file',
    async (format) => {
      const content = await readAll(format, exampleDocument())
      const samples = ['12 Main St', '2025-03-01T12:00:05.000Z', 'where=id%3D1', 'Office of the Assessor']
      for (const text of [...samples, 'Not a title search.', 'Showing 3 of 40.'])
        expect(content).toContain(text)
    },
  )

  it.each(formats)('writes neither NaN nor Infinity into a $id file', async (format) => {
    const { table } = exampleDocument()
    const rows = [{ cells: { elevation: Number.NaN } }, { cells: { elevation: Number.POSITIVE_INFINITY } }]
    const content = await readAll(format, exampleDocument({ table: { ...table, rows } }))
    expect(content).not.toMatch(/NaN|Infinity/)
  })
})
