import { describe, expect, it } from 'vitest'
import { createSimulatedRegister } from './simulator'

const { simulate, switches } = createSimulatedRegister({}, new Date('2026-11-20T12:00:00Z'))
const base = 'https://www.federalregister.gov/api/v1/'
const ask = async (path: string) => {
  const response = await simulate(new Request(base + path))
  const text = await response.text()
  return { status: response.status, text, body: text.startsWith('<') ? null : JSON.parse(text) }
}

describe('simulated register', () => {
  it('counts at most 10,000 documents and 50 pages', async () => {
    expect((await ask('documents.json')).body).toMatchObject({ count: 10_000, total_pages: 50 })
    const few = (await ask('documents.json?per_page=2&conditions[type][]=PRESDOCU')).body
    expect(few).toMatchObject({ total_pages: 50 })
    expect(few.count).toBeLessThan(10_000)
  })

  it('omits results and pages if nothing matches, also for an unknown type', async () => {
    for (const condition of ['conditions[term]=zzz', 'conditions[type][]=EDICT']) {
      const { status, body } = await ask(`documents.json?${condition}`)
      expect([status, Object.keys(body)]).toEqual([200, ['description', 'count']])
    }
  })

  it('reads the page sizes 1, 0, x and 2001 as twenty', async () => {
    for (const size of ['1', '0', 'x', '2001']) {
      expect((await ask(`documents.json?per_page=${size}`)).body.results).toHaveLength(20)
    }
  })

  it('returns page 1 for pages after 50, and refuses or returns page 1 beyond the window as configured', async () => {
    const first = (await ask('documents.json?per_page=2&order=newest')).body.results
    expect((await ask('documents.json?per_page=2&order=newest&page=51')).body.results).toEqual(first)
    expect((await ask('documents.json?per_page=1000&page=11')).status).toBe(400)
    switches.beyondWindow = 'first-page'
    const again = await ask('documents.json?per_page=1000&page=11&order=newest')
    expect(again.body.results[0]).toEqual(first[0])
    switches.beyondWindow = 'refused'
  })

  it('offers a cursor only for a search without words', async () => {
    expect((await ask('documents.json')).body.next_page_url).toMatch(/search_after_cursor/)
    const next = (await ask('documents.json?conditions[term]=water')).body.next_page_url
    expect(next).toMatch(/page=2/)
    expect(next).not.toMatch(/cursor/)
  })

  it('marks hits by HTML, and supports phrases, "or" and "not"', async () => {
    const [result] = (await ask('documents.json?conditions[term]="drinking water"')).body.results
    expect(result.excerpts).toMatch(/<span class="match">water<\/span>/i)
    const count = async (term: string) => (await ask(`documents.json?conditions[term]=${term}`)).body.count
    const [thimbles, weeks] = [await count('thumb'), await count('"inkwell week" "quill bay"')]
    expect(await count('thumb | "inkwell week" "quill bay"')).toBe(thimbles + weeks)
    expect(thimbles + weeks).toBeLessThan(10_000)
    expect(await count('thimbles !thumb')).toBe(0)
  })

  it('gives some documents an agency that has only a raw name', async () => {
    const { body } = await ask('documents.json?per_page=100')
    const agencies = body.results.flatMap((row: { agencies: object[] }) => row.agencies)
    expect(agencies).toContainEqual({ raw_name: 'Office of the Keeper of Thimbles' })
  })

  it.each([
    ['documents.json?conditions[agencies][]=nosuch', 400, { errors: { agencies: 'invalid value' } }],
    [
      'documents.json?conditions[publication_date][gte]=2024-13-45',
      400,
      { errors: { publication_date: 'Publication Date is not a valid .' } },
    ],
    ['documents.json?conditions[foo]=1', 400, { errors: { foo: 'is not a valid field' } }],
    ['documents.json?fields[]=foo', 400, { status: 400, message: "field 'foo' not valid" }],
    [
      'documents.json?search_after_cursor=invalid',
      400,
      { status: 400, message: 'Invalid search_after_cursor token' },
    ],
    ['documents/2024-99999.json', 404, { status: 404, message: 'Record Not Found' }],
    ['documents/89FR107012.json', 200, { count: 0, results: [] }],
    ['agencies/nosuch.json', 404, { error: 404 }],
  ])('responds to %s with status %i', async (path, status, body) => {
    expect(await ask(path)).toMatchObject({ status, body })
  })

  it('responds with an HTML page to an unknown path, and to a blocked client', async () => {
    expect(await ask('nowhere')).toMatchObject({ status: 404, text: expect.stringMatching(/^<!DOCTYPE/) })
    switches.blockedWith = 403
    expect(await ask('agencies.json')).toMatchObject({
      status: 403,
      text: expect.stringMatching(/Request Access/),
    })
    switches.blockedWith = null
  })
})
