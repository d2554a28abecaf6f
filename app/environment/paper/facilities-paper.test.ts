import { expect, it } from 'vitest'
import { giveHeaders } from '@/app/_lib/testing/next-headers'
import { shareSite } from '@/app/_lib/testing/share-site'
import { readPdf } from '@/app/_surfaces/pdf/testing/read-pdf'
import { findByTag, readStructure } from '@/app/_surfaces/pdf/testing/read-structure'
import { readCsv } from '@/lib/export/testing/read-csv'
import { formatFacilityName } from '@/lib/records/facility/facility-name'
import { GET } from '../export/route'

shareSite({ VISITOR_CALLS_PER_MINUTE: '1000' })

const HOUSTON = 'at=29.7355,-95.2654'

async function fetchFile(query: string, format: string) {
  giveHeaders({ 'x-openplat-visitor': '192.0.2.1' })
  const request = new Request(`http://localhost/environment/export?format=${format}&${query}`)
  return GET(request, { params: Promise.resolve({}) })
}

it('the report contains a map, the source and every facility in the order of the CSV file', async () => {
  const response = await fetchFile(HOUSTON, 'pdf')
  expect(response.headers.get('content-type')).toBe('application/pdf')
  const structure = readStructure((await readPdf(await response.bytes())).doc)
  const [header = [], ...rows] = readCsv(await (await fetchFile(HOUSTON, 'csv')).text())
  const names = rows.map((row) => formatFacilityName(row[header.indexOf('Facility')] ?? ''))
  expect(names.length).toBeGreaterThan(50)
  const [table] = findByTag(structure, 'Table')
  const lines = table ? findByTag(table, 'TR').slice(1) : []
  expect(lines.map(({ text }) => text)).toEqual(names.map((name) => expect.stringContaining(name)))
  expect(findByTag(structure, 'Figure')[0]?.alt).toMatch(/^Map, north up, of \d+ facilities around/)
  for (const words of ['29.7355, -95.2654', 'Retrieved', 'Published by', 'Not in this list', 'License:'])
    expect(structure.text).toContain(words)
})

it('the report of a box has no map', async () => {
  const response = await fetchFile('bbox=-95.27,29.73,-95.26,29.74', 'pdf')
  const structure = readStructure((await readPdf(await response.bytes())).doc)
  expect(findByTag(structure, 'Figure')).toEqual([])
  expect(structure.text).toContain('Box -95.27')
})

it('the report of a link without a recognizable place is rejected', async () => {
  expect((await fetchFile('q=nowhere+at+all', 'pdf')).status).toBe(400)
})
