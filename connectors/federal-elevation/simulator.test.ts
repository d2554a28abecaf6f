import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { simulateElevation } from './simulator'

const samples = process.env.UPSTREAM_SAMPLES

function ask(query: string) {
  return simulateElevation(new Request(`https://epqs.nationalmap.gov/v1/json?${query}`))
}

describe('simulated elevation service', () => {
  it('sends meters as text with nine decimals, and feet as a number', async () => {
    const meters = await (await ask('x=-105&y=39.7&wkid=4326&units=Meters')).json()
    const feet = await (await ask('x=-105&y=39.7&units=feet')).json()
    expect(meters.value).toMatch(/^1\d{3}\.\d{9}$/)
    expect(feet.value).toBe(Number(meters.value) * 3.28084)
    expect(meters.location).toEqual({ x: -105, y: 39.7, spatialReference: { wkid: 4326, latestWkid: 4326 } })
    expect(meters).not.toHaveProperty('attributes')
  })

  it('treats an unknown or missing unit as meters, and ignores the parameter sr', async () => {
    const meters = await (await ask('x=-105&y=39.7&units=Meters')).json()
    for (const query of ['units=Furlongs', 'units=US_Feet', '', 'sr=3857']) {
      expect(await (await ask(`x=-105&y=39.7&${query}`)).json()).toEqual(meters)
    }
  })

  it('accepts a point in Web Mercator', async () => {
    const degrees = await (await ask('x=-105&y=39.7')).json()
    const mercator = await (await ask('x=-11688546.533&y=4823060.246&wkid=102100')).json()
    expect(Number(mercator.value)).toBeCloseTo(Number(degrees.value), 1)
    expect(mercator.location.spatialReference).toEqual({ wkid: 102100, latestWkid: 3857 })
    expect(await (await ask('x=-105&y=39.7&wkid=3857')).text()).not.toMatch(/^\{"location"/)
  })

  it('reports missing data in every known wording, always with status 200', async () => {
    const bodies = new Set<string>()
    for (let step = 0; step < 60; step += 1) {
      const response = await ask(`x=${-92 + step / 10}&y=25&units=Meters`)
      expect(response.status).toBe(200)
      bodies.add((await response.text()).replace(/_[0-9A-F]{8}\./, '_*.'))
    }
    expect([...bodies].toSorted()).toEqual([
      'Call failed.  [Failed cloud operation: Open, Path: /vsimem/_*.aux.xml]',
      'Invalid or missing input parameters.',
      'The operation was attempted on an empty geometry.',
      'Transformation is unavailable for the current image.',
      '{"locationId":0,"value":-1000000}',
      '{"locationId":0,"value":null}',
    ])
  })

  it('refuses a query without a point', async () => {
    const response = await ask('x=-105&units=Meters')
    expect([response.status, await response.text()]).toEqual([400, '[BadRequest] missing parameters'])
  })

  it('omits the dates of some points and sends three cell sizes', async () => {
    const answers = []
    for (let step = 0; step < 60; step += 1) {
      answers.push(await (await ask(`x=${-104 + step / 10}&y=40.05&includeDate=true`)).json())
    }
    const dates = answers.map((answer) => answer.attributes?.AcquisitionDate)
    expect(dates).toContain(undefined)
    expect(dates.filter(Boolean).every((date) => /^\d{1,2}\/[1-9]\d?\/20\d\d$/.test(date))).toBe(true)
    const sizes = new Set(answers.map((answer) => answer.resolution))
    expect(sizes).toEqual(new Set([1, 1.0000000049939985, 0.00009259259269220167]))
  })

  it.skipIf(!samples)('returns the same fields as the recorded response', async () => {
    const path = join(samples ?? '', 'federal-elevation/epqs-meters-include-date.json')
    const recorded = JSON.parse(readFileSync(path, 'utf8'))
    const answer = await (await ask('x=-105&y=39.7&wkid=4326&units=Meters&includeDate=true')).json()
    expect(Object.keys(answer)).toEqual(Object.keys(recorded))
    expect(answer.location).toEqual(recorded.location)
    expect(typeof answer.value).toBe(typeof recorded.value)
  })
})
