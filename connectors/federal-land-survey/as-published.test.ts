import { describe, expect, it } from 'vitest'
import { createSurvey, idsOf, layersAnswering, outline, rows, search } from './testing/survey'

const section = (id: string, more: object = {}) => ({
  PLSSID: id.slice(0, 15),
  FRSTDIVID: id,
  FRSTDIVTXT: 'Section',
  FRSTDIVNO: '14',
  ...more,
})

const meridians = [
  'AK280',
  'AK440',
  'AK450',
  'AZ140',
  'AR050',
  'CA150',
  'CA210',
  'CA270',
  'CO060',
  'CO310',
  'CO230',
  'ID080',
  'IL030',
  'LA180',
  'LA240',
  'MI190',
  'MS250',
  'MT200',
  'NM230',
  'ND050',
  'OH480',
  'OK110',
  'OR330',
  'SD070',
  'WY340',
].map((code) => `${code.slice(0, 4)}0020N0030E0SN140`)

describe('land survey as published', () => {
  it('reads a section with the same township and number under each of 25 meridians', async () => {
    const survey = createSurvey(layersAnswering({ 2: rows(...meridians.map((id) => section(id))) }))
    const answer = await search({ township: '2N', range: '3E', section: 14 }, survey)
    expect(meridians).toHaveLength(25)
    expect(new Set(idsOf(answer))).toEqual(new Set(meridians))
    expect(answer).toMatchObject({ count: 25, truncated: false })
    expect(new Set(answer.records.map(({ label }) => label)).size).toBe(25)
  })

  it('reads the identifier if labels are “SEC 14” and the meridian’s name is a number', async () => {
    const alaska = section('AK280130N0030W0SN140', { FRSTDIVLAB: 'SEC 14', PRINMER: 28 })
    const survey = createSurvey(layersAnswering({ 2: rows(alaska) }))
    const { records } = await search({ plssid: 'AK280130N0030W0SN140' }, survey)
    expect(records).toMatchObject([
      { label: 'Section 14, T13N R3W, Seward Meridian, Alaska', meridian: { code: '28', name: 'Seward' } },
    ])
  })

  it('distinguishes township 12½ North from 12 North', async () => {
    const two = ['ID080120N0010E0SN140', 'ID080122N0010E0SN140']
    const survey = createSurvey(layersAnswering({ 2: rows(...two.map((id) => section(id))) }))
    const { records } = await search({ township: '12N', range: '1E', section: 14, state: 'ID' }, survey)
    expect(records.map(({ township }) => township.label)).toEqual(['T12N', 'T12 1/2N'])
  })

  it('marks a full page as truncated even if it has no truncation flag and one row is unreadable', async () => {
    const many = Array.from({ length: 51 }, (_, index) =>
      section(index === 0 ? 'nothing like it' : `ID08${String(index).padStart(3, '0')}0N0030E0SN140`),
    )
    const survey = createSurvey(layersAnswering({ 2: rows(...many) }))
    const answer = await search({ township: '2N', range: '3E', section: 14, state: 'ID' }, survey)
    expect(answer).toMatchObject({ truncated: true })
  })

  it('draws both pieces of a section', async () => {
    const ring = (west: number) => [
      [west, 43],
      [west, 43.01],
      [west + 0.01, 43.01],
      [west + 0.01, 43],
      [west, 43],
    ]
    const piece = (west: number) => ({
      attributes: section('ID080120N0010E0SN140'),
      geometry: { rings: [ring(west)] },
    })
    const survey = createSurvey(layersAnswering({ 2: { features: [piece(-116.1), piece(-116.05)] } }))
    const { features } = await outline({ plssid: 'ID080120N0010E0SN140' }, survey)
    const text = JSON.stringify(features)
    expect(text).toContain('-116.1')
    expect(text).toContain('-116.05')
  })
})
