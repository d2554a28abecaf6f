import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ExportDocument } from '@/lib/export/document'
import { formats } from '@/lib/export/formats'
import { documentOfTexts, exampleDocument } from '@/lib/export/testing/example-document'
import { renderBytes } from '@/lib/export/testing/render-bytes'
import { sendFile } from './export'

const streamed = formats.filter(({ id }) => id !== 'xlsx')
/**
 * These formats read all rows first, because a file of such a format describes the content before the first
 * row.
 */
const measured = ['gpkg', 'parquet', 'kml']
const unmeasured = streamed.filter(({ id }) => !measured.includes(id))

function countedRows(count: number) {
  const indexes = new Set<number>()
  const rows = Array.from({ length: count }, (_, index) => ({
    get cells() {
      indexes.add(index)
      return { text: `Row ${index}`, more: 'x'.repeat(200) }
    },
    geometry: { type: 'Point' as const, coordinates: [-81, 28] },
  }))
  const columns = [{ key: 'text', label: 'Text', type: 'text' as const }]
  return { document: exampleDocument({ table: { columns, rows, notes: [] } }), indexes }
}

async function takeOne(document: ExportDocument, format: (typeof formats)[number]) {
  const reader = (await sendFile(format, document)).body?.getReader()
  const { value } = (await reader?.read()) ?? {}
  return { reader, bytes: value?.length ?? 0 }
}

describe.each(unmeasured)('export in format $id', (format) => {
  it('generates a file while the client reads it, and stops if the client disconnects', async () => {
    const { document, indexes } = countedRows(5_000)
    const { reader, bytes } = await takeOne(document, format)
    expect(bytes).toBeGreaterThan(30_000)
    expect(bytes).toBeLessThan(40_000)
    const before = indexes.size
    expect(before).toBeLessThan(1_000)
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(indexes.size, 'nothing is made ahead').toBe(before)
    await reader?.cancel()
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(indexes.size).toBe(before)
  })
})

describe.each(streamed)('a file as $id', (format) => {
  it('writes every byte in order for any content', async () => {
    const text = fc.string({ unit: 'binary', maxLength: 20_000 })
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 20 }), async (texts) => {
        const table = documentOfTexts(texts).table
        const geometry = { type: 'Point' as const, coordinates: [1, 2] }
        const rows = Array.from(table.rows, (row) => ({ ...row, geometry }))
        const document = exampleDocument({ table: { ...table, rows } })
        const whole = await renderBytes(format, document)
        expect(Buffer.compare(await (await sendFile(format, document)).bytes(), whole)).toBe(0)
      }),
      { numRuns: 30 },
    )
  })

  it('yields to the event loop between pieces', async () => {
    let turns = 0
    const counting = setInterval(() => {
      turns += 1
    }, 0)
    await (await sendFile(format, countedRows(5_000).document)).bytes()
    clearInterval(counting)
    expect(turns).toBeGreaterThan(3)
  })
})
