import { describe, expect, it } from 'vitest'
import { shareSite } from '@/app/_lib/testing/share-site'
import { panels } from '@/app/_surfaces/place/panels'
import type { PlaceSummaryLine } from '@/components/places/place-answers'
import { GET } from './route'

const site = shareSite()

const ask = (query: string) =>
  GET(
    new Request(`http://localhost/place/answers?${query}`, {
      headers: { 'x-openplat-visitor': '192.0.2.1' },
    }),
  )

async function linesOf(query: string): Promise<PlaceSummaryLine[]> {
  const text = await (await ask(query)).text()
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
}

describe('GET /place/answers', () => {
  it('returns the list of panels first, then each result once', async () => {
    const [opening, ...answers] = await linesOf('at=30.42,-87.22')
    expect(opening).toMatchObject({ kind: 'place', href: '/place?at=30.42%2C-87.22' })
    const ids = panels.map(({ id }) => id)
    expect(opening?.kind === 'place' && opening.asked.map(({ id }) => id)).toEqual(ids)
    expect(answers.map((line) => line.kind === 'answer' && line.id).toSorted()).toEqual(ids.toSorted())
    const elevation = answers.find((line) => line.kind === 'answer' && line.id === 'elevation')
    expect(elevation).toMatchObject({ value: expect.stringMatching(/^\d+ ft$/), missing: null })
  })

  it('a failed source is reported in one line, and does not change the other lines', async () => {
    site().faults?.set('echodata.epa.gov', 'down')
    const answers = await linesOf('at=40.41,-100.41')
    site().faults?.set('echodata.epa.gov', undefined)
    const of = (id: string) => answers.find((line) => line.kind === 'answer' && line.id === id)
    expect(of('facilities')).toMatchObject({ tone: 'bad', value: 'Could not load' })
    expect(of('elevation')).toMatchObject({ tone: 'ink' })
    expect(of('parcel')).toMatchObject({ missing: expect.stringMatching(/parcel/) })
  })

  it('returns the outline of the lot at the point, even if the source supports only searches by point', async () => {
    for (const at of ['30.2672,-97.7431', '28.5384,-81.3792']) {
      const outlines = (await linesOf(`at=${at}`)).filter((line) => line.kind === 'answer' && line.outline)
      expect(outlines).toMatchObject([
        { id: 'parcel', outline: { type: expect.stringContaining('Polygon') } },
      ])
    }
  })

  it('returns the assessment and the permits of an address if the request has one', async () => {
    const at = 'at=28.5384,-81.3792'
    const needed = await linesOf(at)
    const answered = await linesOf(`${at}&q=${encodeURIComponent('130 E Papermoon Way, Orlando, FL')}`)
    const of = (lines: PlaceSummaryLine[], id: string) =>
      lines.find((line) => line.kind === 'answer' && line.id === id)
    expect(of(needed, 'assessment')).toMatchObject({
      value: 'Needs the address',
      href: expect.stringMatching(/^\/place\?at=.*#assessment$/),
    })
    expect(of(answered, 'assessment')).not.toMatchObject({ value: 'Needs the address' })
    expect(of(answered, 'permits')).not.toMatchObject({ value: 'Choose a source' })
    expect(of(answered, 'permits')).toMatchObject({ href: expect.stringContaining('q=130+E+Papermoon+Way') })
  })

  it('rejects a request without a point', async () => {
    expect((await ask('q=Pensacola')).status).toBe(400)
  })
})
