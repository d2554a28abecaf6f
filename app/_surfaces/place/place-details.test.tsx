import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { EngineCaller } from '@/app/_lib/read/reading-scope'
import { createApp } from '@/connectors/engine'
import type { Problem } from '@/lib/connector/errors'
import type { DetailedPanel } from './panel'
import { elevation } from './panels/elevation'
import { flood } from './panels/flood'
import { heights } from './panels/heights'
import { section } from './panels/section'
import { soils } from './panels/soils'
import { wetlands } from './panels/wetlands'
import { type Place, placeAt } from './place'
import { listFiles, PanelDetails } from './place-details'
import { type PanelWithOutcome, readPanels, settleAll } from './read-panels'

const { engine } = await createApp({ environment: { UPSTREAM: 'sample', LOG_LEVEL: 'silent' } })
const call = ((connector, method, params) =>
  engine.call(connector, method, params, { internal: true })) as EngineCaller
const panels: readonly DetailedPanel[] = [flood, heights, wetlands, soils]

const failing = (code: Problem['code'], isWaiting = false): EngineCaller =>
  (async () => ({
    ok: false,
    error: { code, message: 'No answer.', issues: [], ...(isWaiting ? { isWaiting } : {}) },
  })) as unknown as EngineCaller

async function drawAt(latitude: number, longitude: number, source = call): Promise<Record<string, string>> {
  const place = placeAt({ latitude, longitude })
  return drawEach(await settleAll(readPanels(panels, place, source, { series: false, detail: true })), place)
}

const drawEach = (ended: readonly PanelWithOutcome<DetailedPanel>[], place: Place): Record<string, string> =>
  Object.fromEntries(
    ended.map((each) => [
      each.panel.id,
      renderToStaticMarkup(<PanelDetails {...each} place={place} retry="/ground?at=1,2" />),
    ]),
  )

describe('place details', () => {
  it('shows the sentence, the advice and the source of a flood zone', async () => {
    const markup = await drawAt(25.5289, -80.375)
    expect(markup.flood).toMatch(/Zone AE: a special flood hazard area.*What to do.*Miami-Dade County/s)
    expect(markup.flood).toContain('data-provenance')
    expect(markup.flood?.split('Not an official flood determination')).toHaveLength(2)
    expect(markup.heights).toContain('Only an elevation certificate counts')
    expect(markup.heights).toMatch(/Ground elevation.*Base flood elevation/s)
    expect(markup.soils).toContain('Farmland')
  })

  it('sends one request for data that two panels need', async () => {
    const methods: string[] = []
    const counting = ((connector, method, params) => {
      methods.push(method)
      return call(connector, method, params)
    }) as EngineCaller
    await drawAt(25.5289, -80.375, counting)
    expect(methods.filter((method) => !method.endsWith('InArea')).toSorted()).toEqual([
      'getElevation',
      'getFloodZone',
      'getSoilsAt',
      'getWetlandsAt',
    ])
    expect(methods.filter((method) => method === 'getParcelsInArea')).toHaveLength(1)
  })

  it('shows explanations and caveats for a place without a record', async () => {
    const gap = await drawAt(40.2912, -100.37)
    expect(gap.flood).toMatch(/no zone was found at this point.*What to do/s)
    expect(gap.heights).toContain('has no zone here')
    expect(gap.wetlands).toContain('It is not a delineation of wetlands')
  })

  it('explains missing records at a point without a state', async () => {
    const sea = await drawAt(25, -92)
    expect(sea.flood).toMatch(/no digital flood map.*paper map/s)
    expect(sea.flood).toContain('Not covered')
    expect(sea.heights).toContain('No ground elevation')
  })

  it.each([
    [false, 'we could not ask'],
    [true, 'we have no answer yet'],
  ])('says that nothing is known if the source failed (waiting: %s)', async (isWaiting, words) => {
    const markup = await drawAt(25.5289, -80.375, failing('upstream_timeout', isWaiting))
    expect(markup.flood).toContain(`This says nothing about the flood hazard: ${words}.`)
    expect(markup.flood).toContain('Official flood map')
    expect(markup.wetlands).toContain(`This says nothing about wetlands: ${words}.`)
    expect(markup.soils).toContain(`This says nothing about soils: ${words}.`)
    expect(Object.values(markup).join('')).not.toMatch(/Zone [A-Z]|No soil survey|none mapped/)
  })
})

describe('land page', () => {
  const land: readonly DetailedPanel[] = [section, elevation]

  it('names the section, and offers a file of the section and a file of the elevation', async () => {
    const { markup, files } = await drawLand(41.9, -95.1)
    expect(markup.section).toMatch(/<h2[^>]*>Section \d+, T\d+/)
    expect(markup.section).toContain('Area of the section')
    expect(markup.elevation).toContain('data-provenance')
    expect(files).toEqual(['this section', 'this elevation'])
  })

  it('reports that the place has no survey, and still offers the elevation', async () => {
    const { markup, files } = await drawLand(42.36, -71.06)
    expect(markup.section).toContain('Not covered')
    expect(files).toEqual(['this elevation'])
  })

  it('offers no file after a failure, and names the unaffected records', async () => {
    const { markup, files } = await drawLand(41.9, -95.1, failing('upstream_timeout'))
    expect(markup.section).toContain('The elevation comes from another source and is not affected.')
    expect(markup.elevation).toContain('The section comes from another source and is not affected.')
    expect(files).toEqual([])
  })

  async function drawLand(latitude: number, longitude: number, source = call) {
    const place = placeAt({ latitude, longitude })
    const ended = await settleAll(readPanels(land, place, source, { series: false, detail: true }))
    return { markup: drawEach(ended, place), files: listFiles(ended, place).map(({ what }) => what) }
  }
})
