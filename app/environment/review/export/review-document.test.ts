import { describe, expect, it, vi } from 'vitest'
import { shareSite } from '@/app/_lib/testing/share-site'
import { readWorkbook } from '@/lib/export/testing/read-workbook'
import { GET } from './route'

shareSite({ VISITOR_CALLS_PER_MINUTE: '1000' })

async function fetchWorkbook() {
  const address = 'http://localhost/environment/review/export?at=29.725,-95.23&miles=0.5&format=xlsx'
  const response = await GET(new Request(address), { params: Promise.resolve({}) })
  return response.bytes()
}

describe('workbook of a review', () => {
  it('the workbook has a sheet for each table of the review, and the same bytes each time', async () => {
    const bytes = await fetchWorkbook()
    const { sheetNames, sheets, files } = readWorkbook(bytes)
    expect(sheetNames).toEqual([
      'Sample Sites',
      'Sample Lists',
      'Sample Boundaries',
      'Sample Permit lists',
      'Sample Permits',
      'Sample Method',
      'Sources and caveats',
    ])
    const texts = files.get('xl/sharedStrings.xml') ?? ''
    expect(texts).toContain('not an environmental assessment')
    expect(texts).toContain('searched within a shorter distance')
    expect(texts).toContain('https://www.ecfr.gov/current/title-40/section-312.26')
    expect(texts).toContain('edge of parcel')
    expect(texts).toContain('USGS 3DEP')
    const [sites] = sheets
    const ground = [...(sites ?? [])]
      .filter(([cell]) => /^[A-Z]+[2-9]$/.test(cell))
      .map(([, { value }]) => value)
    expect(
      ground.filter((words) => /^About level|ft (higher|lower) than the place$/.test(words)),
    ).not.toEqual([])
    for (const label of ['Age (seconds)', 'Cache state']) expect(texts).toContain(label)
    vi.setSystemTime(Date.now() + 60_000)
    expect(Buffer.compare(await fetchWorkbook(), bytes)).toBe(0)
    vi.useRealTimers()
  })
})
