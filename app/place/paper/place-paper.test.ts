import { expect, it } from 'vitest'
import { giveHeaders } from '@/app/_lib/testing/next-headers'
import { shareSite } from '@/app/_lib/testing/share-site'
import { readPdf } from '@/app/_surfaces/pdf/testing/read-pdf'
import { findByTag, readStructure } from '@/app/_surfaces/pdf/testing/read-structure'
import { GET } from '../export/route'

shareSite({ VISITOR_CALLS_PER_MINUTE: '1000' })

const MOST_PAGES = 5

async function fetchPaper(q: string) {
  giveHeaders({ 'x-openplat-visitor': '192.0.2.1' })
  const query = new URLSearchParams({ format: 'pdf', q })
  const response = await GET(new Request(`http://localhost/place/export?${query}`), {
    params: Promise.resolve({}),
  })
  return { response, ...(await readPdf(await response.bytes())) }
}

it.each(['742 W Inkwell St, Chicago, IL', '742 W Inkwell St, Orlando, FL'])(
  'the report of %s has the address, the map, the records, the missing records and the sources on at most five pages',
  async (q) => {
    const { response, doc, pages } = await fetchPaper(q)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    const structure = readStructure(doc)
    const titles = findByTag(structure, 'H2').map(({ text }) => text)
    for (const title of [
      'At a glance',
      'Map',
      'What the records say',
      'Not on record here',
      'Limits',
      'Sources',
    ])
      expect(titles).toContain(title)
    const [glance] = findByTag(structure, 'Table')
    expect(glance && findByTag(glance, 'TR').length).toBeGreaterThan(9)
    expect(findByTag(structure, 'Figure')[0]?.alt).toMatch(/^Map, north up, of the place and \d+ records/)
    for (const words of [
      '742 W Inkwell St',
      'Retrieved',
      'Published by',
      'Sample data, not real',
      'License:',
    ])
      expect(structure.text).toContain(words)
    expect(structure.text).not.toContain('Is this your home?')
    expect(pages.length).toBeLessThanOrEqual(MOST_PAGES)
  },
)

it('a text that does not name a single place is rejected with status 400', async () => {
  giveHeaders({ 'x-openplat-visitor': '192.0.2.1' })
  const response = await GET(new Request('http://localhost/place/export?format=pdf&q=nowhere+at+all'), {
    params: Promise.resolve({}),
  })
  expect(response.status).toBe(400)
})
