import { describe, expect, it } from 'vitest'
import { stateBounds } from '@/lib/geography/state-at'
import { sectionsOf, townshipsIn } from '@/lib/sample-world/survey/grid'
import {
  createSurvey,
  idsOf,
  type LegalSearchParams,
  layersAnswering,
  problemOf,
  rows,
  search,
} from './testing/survey'

describe('searchByLegalDescription', () => {
  it('chooses the only meridian of a state', async () => {
    const { records, coverage, count, truncated } = await search({
      township: '3N',
      range: '2E',
      section: 10,
      state: 'id',
    })
    expect({ count, truncated }).toEqual({ count: 1, truncated: false })
    expect(records).toMatchObject([{ sectionId: 'ID080030N0020E0SN100', meridian: { code: '08' } }])
    expect(coverage?.state).toBe('ID')
  })

  it.each<[LegalSearchParams]>([
    [{ township: 3, townshipDirection: 'N', range: 2, rangeDirection: 'E', section: '10', state: 'ID' }],
    [{ township: 'T. 3 N.', range: 'R. 2 E.', section: 'Sec. 10', meridian: 'Boise' }],
    [{ township: 'T3N', range: 'R2E', section: '10', meridian: '8' }],
    [{ plssid: 'ID080030N0020E0', section: 10 }],
    [{ plssid: ' id080030n0020e0sn100 ' }],
    [{ plssid: 'ID080030N0020E0SN100', section: 10 }],
  ])('finds the section that %j describes', async (params) => {
    expect(idsOf(await search(params))).toEqual(['ID080030N0020E0SN100'])
  })

  it('finds the township itself if the description names no section', async () => {
    expect((await search({ plssid: 'ID080030N0020E0' })).records).toMatchObject([
      { kind: 'township', sectionId: null, section: null, label: 'T3N R2E, Boise Meridian, Idaho' },
    ])
    expect(idsOf(await search({ township: '3N', range: '2E', state: 'ID' }))).toEqual(['ID080030N0020E0'])
  })

  it('searches under every meridian without a state, and suggests naming a state or a meridian', async () => {
    const { records, coverage, count, note } = await search({ township: '2N', range: '3E', section: 14 })
    const meridians = new Set(records.map(({ meridian }) => meridian.code))
    expect(meridians.size).toBeGreaterThan(10)
    expect(records.every(({ section }) => section?.number === '14')).toBe(true)
    expect(new Set(idsOf({ records })).size).toBe(count)
    expect(coverage).toBeNull()
    expect(note).toMatch(/Name the state or the meridian/)
  })

  it('finds township 3 in several directions, and township 3S under the named meridian', async () => {
    const answer = await search({ township: '3', range: '2', state: 'UT', section: 5 })
    const grids = new Set(answer.records.map(({ township, range }) => township.direction + range.direction))
    expect(grids.size).toBeGreaterThan(1)
    const [only] = (await search({ township: '3S', range: '2W', state: 'UT', meridian: 'Uintah Special' }))
      .records
    expect(only?.meridian.name).toBe('Uintah Special')
  })

  it.each<[string, LegalSearchParams, string[]]>([
    ['half townships', { township: '1 1/2N', range: '1E', state: 'ID' }, ['ID080012N0010E0']],
    [
      'half townships as numbers',
      { township: 1.5, townshipDirection: 'N', range: '1E', state: 'ID' },
      ['ID080012N0010E0'],
    ],
    [
      'duplicate townships beside their originals',
      { township: '5S', range: '29E', state: 'ID' },
      ['ID080050S0290E0', 'ID080050S0290EA'],
    ],
    ['a duplicate township by its identifier', { plssid: 'ID080050S0290EA' }, ['ID080050S0290EA']],
    [
      'a section of a duplicate township',
      { township: '2S', range: '7E', section: 3, state: 'ID' },
      ['ID080020S0070E1SN030'],
    ],
    ['section 37', { township: '3S', range: '2E', section: 37, state: 'ID' }, ['ID080030S0020E0SN370']],
    ['undivided sections', { plssid: 'ID080050S0020W0SN060' }, ['ID080050S0020W0SN060']],
    ['townships without sections', { plssid: 'AK280130N0030W0' }, ['AK280130N0030W0']],
    [
      'a section under a meridian code of one digit',
      { plssid: 'ND051400N0780W0', section: 10 },
      ['ND051400N0780W0SN100'],
    ],
  ])('finds %s', async (_, params, expected) => {
    expect(idsOf(await search(params))).toEqual(expected)
  })

  it('reports that the township exists if only the section is missing', async () => {
    const missing = await search({ township: '4S', range: '2E', section: 37, state: 'ID' })
    expect(missing).toMatchObject({ found: false, count: 0, records: [] })
    expect(missing.note).toBe('The township exists, but no section 37 is published in it.')
    const nowhere = await search({ township: '150N', range: '99W', section: 1, state: 'ID' })
    expect(nowhere).toMatchObject({
      found: false,
      note: expect.stringMatching(/^No township of these numbers/),
    })
  })

  it('explains that a state is not part of the survey', async () => {
    const texas = await search({ township: '2N', range: '3E', section: 14, state: 'TX' })
    expect(texas).toMatchObject({
      found: false,
      coverage: { status: 'not_covered', state: 'TX', message: expect.stringContaining('Texas') },
    })
  })

  it('returns fifty of 51 matches, sections before tracts, and reports that more exist', async () => {
    const numbers = Array.from({ length: 51 }, (_, index) => String(index + 1).padStart(3, '0'))
    const many = rows(
      { PLSSID: 'ID080030N0010E0', FRSTDIVID: 'ID080030N0010E0TR050', FRSTDIVTXT: 'Tract', FRSTDIVNO: '05' },
      ...numbers.slice(1).map((range) => ({
        PLSSID: `ID080030N${range}0E0`,
        FRSTDIVID: `ID080030N${range}0E0SN050`,
        FRSTDIVTXT: 'Section',
        FRSTDIVNO: '05',
      })),
    )
    const { count, truncated, records, note } = await search(
      { township: '3N', range: '1E', section: 5, state: 'ID' },
      createSurvey(layersAnswering({ 2: many })),
    )
    expect({ count, truncated }).toEqual({ count: 50, truncated: true })
    expect(records.every(({ kind }) => kind === 'section')).toBe(true)
    expect(note).toMatch(/^More than 50 places fit/)
  })

  it('adds a caveat for an unreadable row and returns the other matches', async () => {
    const good = { PLSSID: 'ID080030N0010E0', FRSTDIVID: 'ID080030N0010E0SN050', FRSTDIVNO: '05' }
    const survey = createSurvey(layersAnswering({ 2: rows({ ...good, FRSTDIVID: 'odd' }, good) }))
    const description = { township: '3N', range: '1E', section: 5, state: 'ID' }
    const { records, caveats } = await search(description, survey)
    expect(idsOf({ records })).toEqual(['ID080030N0010E0SN050'])
    expect(caveats[0]).toContain('One row of the answer')
  })

  it('finds a section of Wisconsin by the township identifier and by the section identifier', async () => {
    let plssid = ''
    for (const township of townshipsIn(stateBounds('WI') ?? [0, 0, 0, 0])) {
      const isDivided = sectionsOf(township).some(({ number }) => number === '14')
      if (township.numbers.state !== 'WI' || !isDivided) continue
      plssid = township.plssId
      break
    }
    const [record] = (await search({ plssid, section: 14 })).records
    expect(record).toMatchObject({ sectionId: `${plssid}SN14`, section: { number: '14' } })
    for (const params of [{ plssid: `${plssid}SN14` }, { plssid: `${plssid}SN14`, section: 14 }])
      expect(await search(params)).toMatchObject({ records: [{ sectionId: `${plssid}SN14` }] })
  })

  it('finds sections of three digits in the sample data', async () => {
    let id = ''
    for (const township of townshipsIn(stateBounds('LA') ?? [0, 0, 0, 0])) {
      id = sectionsOf(township).find(({ number }) => number === '106')?.firstDivisionId ?? ''
      if (id !== '') break
    }
    expect(id).toMatch(/^LA\d{2}.{11}SN1060$/)
    expect((await search({ plssid: id })).records).toMatchObject([
      { sectionId: id, section: { number: '106' } },
    ])
    const params = { plssid: id.slice(0, 15), section: 106 }
    expect(idsOf(await search(params))).toEqual([id])
  })

  it('reports that the source truncated its response', async () => {
    const row = {
      PLSSID: 'ID080030N0010E0',
      FRSTDIVID: 'ID080030N0010E0PB050',
      FRSTDIVTXT: 'Protraction Block',
      FRSTDIVNO: '05',
    }
    const cut = createSurvey(layersAnswering({ 2: { ...rows(row), exceededTransferLimit: true } }))
    const { truncated, records } = await search({ township: '3N', range: '1E', section: 5, state: 'ID' }, cut)
    expect(truncated).toBe(true)
    expect(records).toMatchObject([{ kind: 'other', section: { typeName: 'Protraction Block' } }])
    expect(records[0]?.label).toMatch(/^Protraction Block 05, T3N R1E/)
  })

  it.each<[unknown, string]>([
    [{ township: '2N', townshipDirection: 'S', range: '3E' }, 'township'],
    [{ township: '2N', range: '3E', rangeDirection: 'W' }, 'range'],
    [{ township: '2E', range: '3E' }, 'township'],
    [{ township: '0N', range: '3E', state: 'ID' }, 'township'],
    [{ township: '2N', range: '3E', section: 0, state: 'ID' }, 'section'],
    [{ township: '2N', range: '3E', section: 'NE' }, 'section'],
    [{ township: '2N', range: '3E', state: 'XX' }, 'state'],
    [{ township: '2N', range: '3E', state: 'Idaho' }, 'state'],
    [{ township: '2N', range: '3E', state: 'UT', meridian: 'Boise' }, 'meridian'],
    [{ township: '2N', range: '3E', meridian: 'Greenwich' }, 'meridian'],
    [{ plssid: 'ID080030N0020E0', township: '3N' }, 'township'],
    [{ plssid: 'ID080030N0020E0', state: 'ID' }, 'state'],
    [{ plssid: 'ID080030N0020E0', state: 'TX' }, 'state'],
    [{ plssid: 'ID080030N0020E0SN100', section: 11 }, 'section'],
    [{ plssid: 'ID0800' }, 'plssid'],
  ])('refuses %j and names the field', async (params, field) => {
    for (const method of ['searchByLegalDescription', 'getSectionGeometry']) {
      expect(await problemOf(params, method)).toEqual({ code: 'invalid_params', paths: [field] })
    }
  })

  it.each<[unknown]>([
    [{}],
    [{ state: 'ID' }],
    [{ section: 14 }],
    [{ township: '2N', state: 'ID' }],
    [{ township: '2', range: '3' }],
  ])('refuses %j as too broad', async (params) => {
    expect(await problemOf(params)).toEqual({ code: 'too_broad', paths: [] })
  })
})
