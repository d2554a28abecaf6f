import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { EngineCaller } from '@/app/_lib/read/reading-scope'
import { createApp } from '@/connectors/engine'
import { formatFacilityName } from '@/lib/records/facility/facility-name'
import { classifyViolation } from '@/lib/records/facility/violation-class'
import { placeAt } from '../place'
import { facilities } from './facilities'

const { engine } = await createApp({ environment: { UPSTREAM: 'sample', LOG_LEVEL: 'silent' } })
const call = ((connector, method, params) =>
  engine.call(connector, method, params, { internal: true })) as EngineCaller

async function readAt(latitude: number, longitude: number, context = {}) {
  const outcome = await facilities.read(placeAt({ latitude, longitude }, context), call)
  if (!('data' in outcome)) throw new Error(`The facilities ended as ${outcome.ending}`)
  return outcome
}

describe('facilities around a place', () => {
  it.each([
    [42.3601, -71.0589],
    [28.5384, -81.3789],
    [29.7355, -95.2654],
  ])(
    'a search at %s, %s lists facilities with a current violation first, then the nearest',
    async (latitude, longitude) => {
      const outcome = await readAt(latitude, longitude)
      const { rows, listed } = outcome.data
      const current = rows.filter((row) => classifyViolation(row) === 'current')
      expect(current.length).toBeGreaterThan(0)
      expect(listed.slice(0, current.length)).toEqual(current)
      const others = listed.slice(current.length)
      expect(others).toEqual(rows.filter((row) => !current.includes(row)).slice(0, others.length))
      expect(listed.length).toBe(Math.max(10, current.length))
      const html = renderToStaticMarkup(facilities.body({ data: outcome.data, metas: outcome.metas }))
      const names = [...html.matchAll(/<li[^>]*class="([^"]*)"[^>]*>.*?font-semibold">([^<]*)</g)]
      const onScreen = names.filter(([, classes]) => !classes?.includes('hidden')).map(([, , name]) => name)
      const toHtml = (name: string) => name.replaceAll('&', '&amp;').replaceAll("'", '&#x27;')
      expect(onScreen).toEqual(listed.map(({ name }) => toHtml(formatFacilityName(name))))
    },
  )

  it('every link to a facility contains the searched place', async () => {
    const outcome = await readAt(42.3601, -71.0589, { address: '1 City Hall Sq, Boston, MA' })
    const search = '?at=42.3601%2C-71.0589&q=1+City+Hall+Sq%2C+Boston%2C+MA'
    const html = renderToStaticMarkup(facilities.body({ data: outcome.data, metas: outcome.metas }))
    const hrefs = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
    const featureHrefs = facilities.features(outcome.data).flatMap(({ properties: { href } }) => href ?? [])
    for (const href of [...hrefs, ...featureHrefs]) expect(href).toMatch(/^\/environment\/facility\/\d+\?/)
    for (const href of [...hrefs, ...featureHrefs]) expect(href.endsWith(search), href).toBe(true)
    expect(Math.min(hrefs.length, featureHrefs.length)).toBeGreaterThan(0)
  })

  it('the panel shows the number of facilities with a current violation, and the distance of the nearest such facility', async () => {
    const outcome = await readAt(42.3601, -71.0589)
    const { value, detail, tone } = facilities.answer(outcome)
    const { rows } = outcome.data
    const current = rows.filter((row) => classifyViolation(row) === 'current')
    expect(value).toBe(`${current.length} of ${rows.length} with a violation now`)
    expect(detail).toBe(`nearest of these ${current[0]?.distanceMiles?.toFixed(2)} mi · within 1 mile`)
    expect(tone).toBe('ink')
    const distance = facilities.compare.find(({ id }) => id === 'distanceMiles')
    expect(distance?.text(outcome.data)).toBe(`${rows[0]?.distanceMiles?.toFixed(2)} mi`)
  })
})
