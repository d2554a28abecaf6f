import { describe, expect, it } from 'vitest'
import { sectionByIdentifier, sectionPolygon } from '@/lib/sample-world/survey/grid'
import { at, createSurvey, idsOf, layersAnswering, rows, sampleSurvey } from './testing/survey'

describe('getTownshipSection', () => {
  it('names township, section, meridian and part at a point', async () => {
    const { found: isFound, ambiguous, coverage, records, query } = await at(43.615, -116.2023)
    expect({ found: isFound, ambiguous, query }).toEqual({
      found: true,
      ambiguous: false,
      query: { latitude: 43.615, longitude: -116.2023 },
    })
    expect(coverage).toMatchObject({ status: 'covered', state: 'ID' })
    expect(records).toMatchObject([
      {
        kind: 'section',
        label: 'Section 10, T3N R2E, Boise Meridian, Idaho',
        state: 'ID',
        stateName: 'Idaho',
        meridian: { code: '08', name: 'Boise' },
        township: { number: 3, fraction: '', direction: 'N', label: 'T3N' },
        range: { number: 2, fraction: '', direction: 'E', label: 'R2E' },
        duplicate: '0',
        section: { number: '10', type: 'SN', typeName: 'Section' },
        plssid: 'ID080030N0020E0',
        sectionId: 'ID080030N0020E0SN100',
        parts: [{ kind: 'aliquot', label: 'SWNE', quarter: 'NE', quarterQuarter: 'SWNE' }],
      },
    ])
  })

  it('returns every section that meets at a corner and marks the result as ambiguous', async () => {
    const section = sectionByIdentifier('ID080030N0020E0SN150')
    const [longitude = 0, latitude = 0] = section ? (sectionPolygon(section).coordinates[0]?.[0] ?? []) : []
    // Rounding to six decimals moves the queried point off the corner, so the simulator gets the exact
    // corner.
    const moved = createSurvey(async (request) => {
      const url = new URL(request.url)
      if (url.searchParams.has('geometry')) url.searchParams.set('geometry', `${longitude},${latitude}`)
      return sampleSurvey(new Request(url))
    })
    const { ambiguous, records, note } = await at(latitude, longitude, moved)
    expect(ambiguous).toBe(true)
    expect(records.map(({ section: named }) => named?.number)).toEqual(['15', '16', '21', '22'])
    expect(note).toMatch(/^4 sections meet or overlap/)
  })

  it.each([
    ['Texas', 30.27, -97.74, 'not_covered', 'TX', /Texas is not part .* abstracts/],
    ['Georgia', 33.75, -84.39, 'not_covered', 'GA', /Georgia is not part .* land lots/],
    ['the sea', 25, -92, 'not_covered', null, /outside the United States, or in the sea/],
    ['a private grant', 35.08, -106.65, 'nothing_published', 'NM', /New Mexico is surveyed, but nothing/],
  ])('explains the empty result for %s', async (_, latitude, longitude, status, state, message) => {
    const { found: isFound, records, coverage } = await at(latitude, longitude)
    expect({ found: isFound, records }).toEqual({ found: false, records: [] })
    expect(coverage).toMatchObject({ status, state, message: expect.stringMatching(message) })
  })

  it('falls back to the section if its parts are not published', async () => {
    const { records } = await at(43.0176, -116.6188)
    expect(records).toMatchObject([{ kind: 'section', sectionId: 'ID080050S0020W0SN060', parts: [] }])
    const silent = layersAnswering({
      1: rows({ PLSSID: 'ID080030N0020E0' }),
      2: rows({
        PLSSID: 'ID080030N0020E0',
        FRSTDIVID: 'ID080030N0020E0SN100',
        FRSTDIVTXT: 'Section',
        FRSTDIVNO: '10',
      }),
    })
    expect(idsOf(await at(43.615, -116.2023, createSurvey(silent)))).toEqual(['ID080030N0020E0SN100'])
  })

  it('falls back to the township if no section is published', async () => {
    const { found: isFound, records, note } = await at(61.21, -149.88)
    expect(isFound).toBe(true)
    expect(records).toMatchObject([
      { kind: 'township', label: 'T13N R3W, Seward Meridian, Alaska', section: null, sectionId: null },
    ])
    expect(note).toMatch(/no section is published/)
  })

  it('pads the meridian code of North Dakota to two digits', async () => {
    const { records } = await at(46.81, -100.78)
    expect(records[0]?.plssid).toMatch(/^ND05/)
    expect(records[0]?.meridian).toEqual({ code: '05', name: 'Fifth Principal' })
  })

  it('merges two rows of one section without part names into one section without parts', async () => {
    const part = {
      PLSSID: 'NE060010N0250W0',
      FRSTDIVID: 'NE060010N0250W0SN220',
      SECDIVLAB: 'Null',
      QSEC: ' ',
      QQSEC: '',
      GOVLOT: null,
    }
    const twice = createSurvey(layersAnswering({ 1: rows({ PLSSID: part.PLSSID }), 3: rows(part, part) }))
    expect((await at(40, -100, twice)).records).toMatchObject([{ sectionId: part.FRSTDIVID, parts: [] }])
  })

  const township = rows({ PLSSID: 'ID080030N0020E0' })
  const section = rows({
    PLSSID: 'ID080030N0020E0',
    FRSTDIVID: 'ID080030N0020E0SN100',
    FRSTDIVTXT: 'Section',
    FRSTDIVNO: '10',
  })
  const part = rows({
    PLSSID: 'ID080030N0020E0',
    FRSTDIVID: 'ID080030N0020E0SN100',
    FRSTDIVNO: '10',
    SECDIVTYP: 'A',
    SECDIVLAB: 'SWNE',
  })
  const everything: Record<number, object> = { 1: township, 2: section, 3: part }
  const here = (answers: Record<number, object | null>) =>
    at(43.615, -116.2023, createSurvey(layersAnswering(answers)))

  it.each([
    [3, { kind: 'section', parts: [] }, 'layer of section parts'],
    [2, { kind: 'section', parts: [{ label: 'SWNE' }] }, 'layer of sections'],
    [1, { kind: 'section', parts: [{ label: 'SWNE' }] }, 'layer of townships'],
  ])(
    'returns the location while layer %d fails, and names the failed layer',
    async (silent, record, named) => {
      const { records, caveats } = await here({ ...everything, [silent]: null })
      expect(records).toMatchObject([record])
      expect(caveats.filter((caveat) => caveat.includes('no readable answer'))).toEqual([
        expect.stringContaining(named),
      ])
    },
  )

  it.each([[3], [2], [1]])('returns the location while layer %d is empty', async (empty) => {
    const { records, caveats } = await here({ ...everything, [empty]: rows() })
    expect(records).toMatchObject([{ kind: 'section', sectionId: 'ID080030N0020E0SN100' }])
    expect(caveats.join()).not.toContain('no readable answer')
  })

  it('returns a section that only the layer of sections has', async () => {
    expect((await here({ 2: section })).records).toMatchObject([{ kind: 'section' }])
  })

  it('reports a section as unknown instead of missing while a layer fails', async () => {
    const { note } = await here({ 1: township, 2: null, 3: null })
    expect(note).toContain('could not ask whether a section is published')
  })

  it.each([[3], [2], [1]])('fails if layer %d fails and the other layers are empty', async (silent) => {
    await expect(here({ [silent]: null })).rejects.toThrow('upstream')
  })

  it('reports "nothing published" only if all three layers are empty', async () => {
    expect(await here({})).toMatchObject({ found: false, coverage: { status: 'nothing_published' } })
  })

  it('requests a failed layer again while the other layers stay cached', async () => {
    const layers: number[] = []
    let silent = true
    const survey = createSurvey(async (request) => {
      const layer = Number(/MapServer\/(\d)\/query/.exec(request.url)?.[1])
      layers.push(layer)
      return layer === 3 && silent
        ? new Response('<html>busy</html>', { status: 503 })
        : Response.json(everything[layer])
    })
    await at(43.615, -116.2023, survey)
    silent = false
    const { records, caveats } = await at(43.615, -116.2023, survey)
    expect(records).toMatchObject([{ parts: [{ label: 'SWNE' }] }])
    expect(caveats.join()).not.toContain('no readable answer')
    expect(layers.filter((layer) => layer !== 3)).toHaveLength(2)
  })

  it('reads section numbers of three digits and with letters', async () => {
    const row = { PLSSID: 'LA180120S0120E0', FRSTDIVID: 'LA180120S0120E0SN1060', FRSTDIVTXT: 'Section' }
    expect((await here({ 2: rows({ ...row, FRSTDIVNO: '106' }) })).records).toMatchObject([
      {
        label: 'Section 106, T12S R12E, Louisiana Meridian, Louisiana',
        section: { number: '106' },
        sectionId: row.FRSTDIVID,
      },
    ])
    expect((await here({ 2: rows({ ...row, FRSTDIVNO: null }) })).records[0]?.section?.number).toBe('106')
    const lettered = { ...row, FRSTDIVID: 'LA180120S0120E0SN12A0', FRSTDIVNO: '12A' }
    expect((await here({ 3: rows(lettered) })).records[0]?.label).toMatch(/^Section 12A,/)
  })

  it('adds a caveat for an unreadable row and returns all other rows', async () => {
    const { records, caveats } = await here({
      2: { features: [...rows({ PLSSID: 'x', FRSTDIVID: 'odd' }).features, ...section.features] },
    })
    expect(records).toMatchObject([{ sectionId: 'ID080030N0020E0SN100' }])
    expect(caveats[0]).toBe(
      'One row of the answer has an identifier that cannot be read here, and is left out.',
    )
  })

  it('reports an unreadable identifier as a change of the source', async () => {
    const odd = createSurvey(layersAnswering({ 3: rows({ PLSSID: 'somewhere', FRSTDIVID: 'else' }) }))
    await expect(at(43, -116, odd)).rejects.toThrow('upstream_changed')
  })
})
