import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { tries } from '@/lib/testing/long-run'
import { documentOfTexts, exampleDocument } from './testing/example-document'
import { readWorkbook, type UnpackedWorkbook } from './testing/read-workbook'
import { xlsx } from './xlsx'

async function renderWorkbook(document = exampleDocument()): Promise<UnpackedWorkbook> {
  return readWorkbook(await xlsx.render(document))
}

function readColumn({ sheets }: UnpackedWorkbook, sheet: number, column: string): string[] {
  const cells = [...(sheets[sheet] ?? [])].filter(([address]) => address.replace(/\d+/, '') === column)
  return cells.map(([, { value }]) => value)
}

function readPairs({ sheets }: UnpackedWorkbook): string[] {
  const cells = sheets[1] ?? new Map<string, { value: string }>()
  const lines = [...cells.keys()]
    .filter((address) => address.startsWith('A'))
    .map((address) => address.slice(1))
  return lines.map((line) => `${cells.get(`A${line}`)?.value} = ${cells.get(`B${line}`)?.value ?? ''}`)
}

describe('workbook export', () => {
  it('gives each cell its type', async () => {
    const { sheets, sheetNames } = await renderWorkbook()
    const [rows = new Map()] = sheets
    expect(sheetNames).toEqual(['Rows', 'Sources and caveats'])
    expect(['A1', 'B1', 'C1', 'D1', 'E1'].map((address) => rows.get(address)?.value)).toEqual([
      'Parcel',
      'Elevation (ft)',
      'Last sale',
      'Official page',
      'Source',
    ])
    expect(rows.get('A2')).toMatchObject({ type: 's', value: '00123' })
    expect(rows.get('B2')).toMatchObject({ type: 'n', value: '-5' })
    expect(rows.get('C2')).toMatchObject({ type: 'n', value: '43890' })
    expect(rows.get('B3')).toBeUndefined()
    expect(rows.get('C3')).toMatchObject({ type: 's', value: '1899-12-31' })
    expect(rows.get('C4')).toMatchObject({ type: 's', value: '2023-02-31' })
  })

  it('writes numbers, days and local times with their types although a portal sent texts', async () => {
    const columns = [
      { key: 'longitude', label: 'Longitude', type: 'number' as const },
      { key: 'issued', label: 'Issued', type: 'date' as const },
    ]
    const moments = ['2020-02-29T00:00:00.000', '2020-02-29T12:00:00.000', '2020-02-29T12:00:00Z']
    const rows = moments.map((issued) => ({ cells: { longitude: '-87.68677700', issued } }))
    const { sheets } = await renderWorkbook(exampleDocument({ table: { columns, rows, notes: [] } }))
    expect(sheets[0]?.get('A2')).toMatchObject({ type: 'n', value: '-87.686777' })
    expect(['B2', 'B3', 'B4'].map((address) => sheets[0]?.get(address))).toMatchObject([
      { type: 'n', value: '43890' },
      { type: 'n', value: '43890.5' },
      { type: 's', value: '2020-02-29T12:00:00Z' },
    ])
  })

  it('writes no formulas, and formats texts as text', async () => {
    const { files, sheets } = await renderWorkbook()
    const cell = sheets[0]?.get('A3')
    expect(cell).toMatchObject({ type: 's', value: '=1+1' })
    for (const [name, content] of files) expect(content, name).not.toMatch(/<f[ >/]/)
    const styles = files.get('xl/styles.xml') ?? ''
    const textFormat = /<numFmt numFmtId="(\d+)" formatCode="@"/.exec(styles)?.[1] ?? '49'
    const used = [...(/<cellXfs.*<\/cellXfs>/s.exec(styles)?.[0] ?? '').matchAll(/<xf [^>]*>/g)]
    expect(used[Number(cell?.style)]?.[0]).toContain(`numFmtId="${textFormat}"`)
  })

  it('writes a name for the default cell style', async () => {
    const styles = (await renderWorkbook()).files.get('xl/styles.xml') ?? ''
    const parts = ['<fonts ', '<cellStyleXfs ', '<cellXfs ', '<cellStyle name="Normal" ']
    const positions = parts.map((part) => styles.indexOf(part))
    expect(positions).toEqual(positions.filter((position) => position > 0).toSorted((a, b) => a - b))
  })

  it('freezes the header and gives each column a width', async () => {
    const sheet = (await renderWorkbook()).files.get('xl/worksheets/sheet1.xml') ?? ''
    expect(sheet).toMatch(/<pane [^>]*ySplit="1"[^>]*state="frozen"/)
    const widths = [...sheet.matchAll(/<col [^>]*width="([\d.]+)"/g)].map(([, width]) => Number(width))
    expect(widths).toHaveLength(5)
    for (const width of widths) expect(width).toBeGreaterThanOrEqual(10)
    for (const width of widths) expect(width).toBeLessThanOrEqual(62)
  })

  it('writes query, sources, notes and caveats on the second sheet, and the source in each row', async () => {
    const workbook = await renderWorkbook()
    expect(readPairs(workbook)).toEqual(
      expect.arrayContaining([
        'Title = Parcels near 12 Main St',
        'Retrieved at = 2025-03-01T12:00:05.000Z',
        'Sample data = no',
        'Caveat = Not a title search.',
        'Note = Showing 3 of 40.',
        'Address = 12 Main St',
        'Source 1: County parcels = ',
        'Publisher = Example County',
        'Age (seconds) = 90',
        'Request = https://county.example/query?where=id%3D1',
        'Official record = https://county.example/parcel/1',
        'Source 2: Elevation service = ',
        'Cache state = miss',
      ]),
    )
    expect(readColumn(workbook, 0, 'E')).toEqual([
      'Source',
      'Source 1: County parcels',
      'Source 2: Elevation service',
      'Source 1: County parcels | Source 2: Elevation service',
    ])
  })

  it('writes the same bytes for the same document, whenever the file is made', async () => {
    const first = await xlsx.render(exampleDocument())
    vi.setSystemTime(new Date('2031-05-06T07:08:09Z'))
    const second = await xlsx.render(exampleDocument())
    vi.useRealTimers()
    expect(Buffer.compare(second, first)).toBe(0)
    expect(Buffer.compare(await xlsx.render(exampleDocument({ title: 'Another' })), first)).not.toBe(0)
  })

  it('marks sample data on both sheets', async () => {
    const workbook = await renderWorkbook(exampleDocument({ sample: true }))
    expect(workbook.sheetNames[0]).toBe('Sample data')
    expect(readPairs(workbook)).toContain('Sample data = yes')
  })

  it('truncates a text that is too long for a cell, and ends it with a note', async () => {
    const [, text = ''] = readColumn(await renderWorkbook(documentOfTexts(['x'.repeat(40_000)])), 0, 'A')
    expect(text).toHaveLength(32_767)
    expect(text).toMatch(/xxx \[cut here: .* hold all of it\]$/)
  })

  it('preserves any text', async () => {
    const traps = fc.constantFrom(
      'constructor',
      '__proto__',
      'toString',
      '_x0041_',
      'a\r\nb',
      '<f>1</f>',
      ' & ',
      '\u0001',
      '\uFFFF',
    )
    const text = fc.oneof(traps, fc.string({ unit: 'grapheme', minLength: 1 }), fc.string({ minLength: 1 }))
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 30 }), async (texts) => {
        const workbook = await renderWorkbook(documentOfTexts(texts))
        expect(readColumn(workbook, 0, 'A')).toEqual(['Text', ...texts])
      }),
      { numRuns: tries(60) },
    )
  })

  it('writes a workbook without rows', async () => {
    const { table } = exampleDocument()
    const workbook = await renderWorkbook(exampleDocument({ table: { ...table, rows: [] } }))
    expect(workbook.sheets[0]?.size).toBe(5)
  })
})

describe('workbook export of several parts', () => {
  const { table } = exampleDocument()
  const parts = ['Elevation', 'Permits: new/old', 'Elevation'].map((name) => ({ name, table }))

  it('writes one sheet per part with a valid name, and one sheet of sources', async () => {
    const { sheetNames, sheets } = await renderWorkbook(exampleDocument({ parts }))
    expect(sheets[2]?.get('A2')?.value).toBe('00123')
    expect(sheetNames).toEqual(['Elevation', 'Permits new old', 'Elevation (2)', 'Sources and caveats'])
  })
})
