import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { toRecord } from './read-record'
import { at, createSurvey, layersAnswering, NAME, rows, search } from './testing/survey'

const samples = process.env.UPSTREAM_SAMPLES
const recorded = (file: string) => JSON.parse(readFileSync(join(samples ?? '', NAME, file), 'utf8'))

describe('recorded survey responses', () => {
  const observed = { latitude: 45.68015, longitude: -107.91452 }
  const label = 'Section 5, T2S R31E, Montana Principal Meridian, Montana'

  it.skipIf(!samples)('parses section-point-query.attributes.json for a point', async () => {
    const answer = recorded('section-point-query.attributes.json')
    const survey = createSurvey(layersAnswering({ 1: rows({ PLSSID: 'MT200020S0310E0' }), 2: answer }))
    const { records } = await at(observed.latitude, observed.longitude, survey)
    expect(records).toMatchObject([{ kind: 'section', label, sectionId: 'MT200020S0310E0SN050', parts: [] }])
    const located = await survey.call(NAME, 'locatePoint', observed, { internal: true })
    expect(located.ok && located.data.features).toMatchObject([
      {
        id: 'MT200020S0310E0SN050',
        geometry: null,
        properties: { label, computedAcres: null, center: null },
      },
    ])
  })

  it.skipIf(!samples)('parses section-point-query.attributes.json for a description', async () => {
    const survey = createSurvey(layersAnswering({ 2: recorded('section-point-query.attributes.json') }))
    const { records } = await search({ township: '2S', range: '31E', section: 5, state: 'MT' }, survey)
    expect(records).toMatchObject([{ label, section: { number: '05', type: 'SN', typeName: 'Section' } }])
  })

  it.skipIf(!samples)('decodes every identifier of point-to-section-observed.json', () => {
    const points: Record<'PLSSID' | 'FRSTDIVID' | 'FRSTDIVNO', string>[] = recorded(
      'point-to-section-observed.json',
    )
    expect(points.length).toBeGreaterThan(1)
    for (const { PLSSID, FRSTDIVID, FRSTDIVNO } of points) {
      expect(toRecord({ identifier: FRSTDIVID, number: FRSTDIVNO })).toMatchObject({
        kind: 'section',
        state: 'MT',
        meridian: { code: '20' },
        plssid: PLSSID,
        sectionId: FRSTDIVID,
        section: { number: FRSTDIVNO },
      })
    }
  })
})
