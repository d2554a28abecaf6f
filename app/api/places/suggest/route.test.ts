import { beforeAll, describe, expect, it } from 'vitest'
import { shareSite } from '@/app/_lib/testing/share-site'
import { loadSpanish } from '@/lib/language/register-spanish'
import { runInLanguage } from '@/lib/language/run-in-language'
import { GET } from './route'

loadSpanish()

const site = shareSite({ VISITOR_CALLS_PER_MINUTE: '20' })
beforeAll(() => site().faults?.set('geocoding.geo.census.gov', 'down'))

async function suggest(q: string, visitor = '192.0.2.1') {
  const response = await GET(
    new Request(`http://localhost/api/places/suggest?q=${encodeURIComponent(q)}`, {
      headers: { 'x-openplat-visitor': visitor },
    }),
  )
  return { status: response.status, data: (await response.json()).data }
}

describe('GET /api/places/suggest', () => {
  it.each([
    ['Pensac', 'Pensacola, Florida', 'City or town in Escambia County'],
    ['cook county, il', 'Cook County, Illinois', 'County'],
    ['40.4 -100.4', '40.400000, -100.400000', 'Coordinates'],
    ['T3N R2E sec 10, Boise Meridian', 'Sec. 10, T. 3 N., R. 2 E., Boise Meridian', 'Legal description'],
    ['082S305005000002', '082S305005000002', 'Parcel number, Florida'],
    ['10-17-434-900-0000', '10-17-434-900-0000', 'Parcel number'],
    ['10-17-434-900-0000, Chicago, IL', '10-17-434-900-0000, Chicago, IL', 'Parcel number, Illinois'],
    ['Maricopa County, AZ 109-89-232', '109-89-232, Maricopa County, Arizona', 'Parcel number'],
    [
      'Lake 12-34-567-890',
      'Lake 12-34-567-890',
      'Parcel number; 12 counties have this name, so we ask which',
    ],
    ['PO Box 12, Boise, ID', 'PO Box 12, Boise, ID', 'A PO box is not a home. Type the street address.'],
    ['742 W Inkwel Stret, Chicgo, IL', '742 W Inkwel Stret, Chicago, IL', 'Did you mean Chicago, IL?'],
    ['Chicgo, IL', 'Chicago, IL', 'Did you mean Chicago, IL?'],
    ['32502', 'ZIP code 32502', 'Needs a street address; we have no map of ZIP codes'],
  ])('interprets %s as %s', async (text, name, detail) => {
    const { data } = await suggest(text)
    expect(data.suggestions[0]).toMatchObject({ name: expect.stringContaining(name), detail })
  })

  it.each([
    ['Pensac', 'Pensacola, Florida', 'Ciudad o pueblo en Escambia County'],
    ['082S305005000002', '082S305005000002', 'Número de parcela, Florida'],
    ['PO Box 12, Boise, ID', 'PO Box 12, Boise, ID', 'Un apartado postal'],
  ])('describes in Spanish the interpretation of %s as %s', async (text, name, detail) => {
    const { data } = await runInLanguage('es', () => suggest(text, '192.0.2.2'))
    expect(data.suggestions[0]).toMatchObject({ name, detail: expect.stringContaining(detail) })
  })

  it('suggests no other spelling for a city that is known or incomplete', async () => {
    for (const text of ['742 W Inkwell St, Chicag', '742 W Inkwell St, Chicago, IL', '742 W Inkwell St'])
      expect((await suggest(text)).data.suggestions, text).toEqual([])
  })

  it('suggests nothing for an empty text, and at most six places', async () => {
    expect((await suggest('')).data.suggestions).toEqual([])
    expect((await suggest('sa')).data.suggestions).toHaveLength(6)
  })

  it("a request for suggestions counts against the visitor's limit per minute", async () => {
    const responses = await Promise.all(Array.from({ length: 25 }, () => suggest('sa', '192.0.2.9')))
    expect(responses.at(-1)?.status).toBe(429)
  })
})
