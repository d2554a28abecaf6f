import { describe, expect, it } from 'vitest'
import { shareSite } from '@/app/_lib/testing/share-site'
import { readWorkbook } from '@/lib/export/testing/read-workbook'
import { GET } from './route'

shareSite({ VISITOR_CALLS_PER_MINUTE: '1000' })

async function fetchWorkbook() {
  const address = 'http://localhost/environment/review/export?at=29.725,-95.23&miles=0.5&format=xlsx'
  const response = await GET(new Request(address), { params: Promise.resolve({}) })
  return response.bytes()
}

describe('the workbook of a review', () => {
  it('the workbook has a sheet of sites, of lists, of the method and of the sources, and the same rows again', async () => {
    const { sheetNames, sheets, files } = readWorkbook(await fetchWorkbook())
    expect(sheetNames).toEqual(['Sample Sites', 'Sample Lists', 'Sample Method', 'Sources and caveats'])
    const texts = files.get('xl/sharedStrings.xml') ?? ''
    expect(texts).toContain('not an environmental assessment')
    expect(texts).toContain('searched within a shorter distance')
    expect(texts).toContain('https://www.ecfr.gov/current/title-40/section-312.26')
    expect(texts).toContain('edge of parcel')
    const again = readWorkbook(await fetchWorkbook())
    // The sheet of sources has the age of the answer in seconds.
    expect(again.sheets.slice(0, 3)).toEqual(sheets.slice(0, 3))
  })
})
