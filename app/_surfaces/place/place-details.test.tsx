import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Read } from '@/app/_lib/read/reading-scope'
import { createApp } from '@/connectors/engine'
import type { Problem } from '@/lib/connector/errors'
import type { DetailedPanel } from './panel'
import { flood } from './panels/flood'
import { heights } from './panels/heights'
import { soils } from './panels/soils'
import { wetlands } from './panels/wetlands'
import { placeAt } from './place'
import { PanelDetails } from './place-details'
import { readPanels, settleAll } from './read-panels'

const { engine } = await createApp({ environment: { UPSTREAM: 'sample', LOG_LEVEL: 'silent' } })
const read = ((connector, method, params) =>
  engine.call(connector, method, params, { internal: true })) as Read
const panels: readonly DetailedPanel[] = [flood, heights, wetlands, soils]

const failing = (code: Problem['code'], isWaiting = false): Read =>
  (async () => ({
    ok: false,
    error: { code, message: 'No answer.', issues: [], ...(isWaiting ? { isWaiting } : {}) },
  })) as unknown as Read

async function drawAt(latitude: number, longitude: number, source = read): Promise<Record<string, string>> {
  const place = placeAt({ latitude, longitude })
  const ended = await settleAll(readPanels(panels, place, source, { series: false, detail: true }))
  return Object.fromEntries(
    ended.map((each) => [
      each.panel.id,
      renderToStaticMarkup(<PanelDetails {...each} place={place} retry="/ground?at=1,2" />),
    ]),
  )
}

describe('a record on the page of its workflow', () => {
  it('leads with its sentence and has all of its facts, its advice and its source', async () => {
    const drawn = await drawAt(25.5289, -80.375)
    expect(drawn.flood).toMatch(/Zone AE: a special flood hazard area.*What to do.*Miami-Dade County/s)
    expect(drawn.flood).toContain('data-provenance')
    expect(drawn.flood?.split('Not an official flood determination')).toHaveLength(2)
    expect(drawn.heights).toContain('Only an elevation certificate counts')
    expect(drawn.heights).toMatch(/Ground elevation.*Base flood elevation/s)
    expect(drawn.soils).toContain('Farmland')
  })

  it('has the context of a place without a record', async () => {
    const gap = await drawAt(40.2912, -100.37)
    expect(gap.flood).toMatch(/no zone was found at this point.*What to do/s)
    expect(gap.heights).toContain('has no zone here')
    expect(gap.wetlands).toContain('It is not a delineation of wetlands')
  })

  it('asks the sources also where the outlines know no state', async () => {
    const sea = await drawAt(25, -92)
    expect(sea.flood).toMatch(/no digital flood map.*paper map/s)
    expect(sea.flood).toContain('Not covered')
    expect(sea.heights).toContain('No ground elevation')
  })

  it.each([
    [false, 'we could not ask'],
    [true, 'we have no answer yet'],
  ])('says of a failure that nothing is known (waiting: %s)', async (isWaiting, words) => {
    const drawn = await drawAt(25.5289, -80.375, failing('upstream_timeout', isWaiting))
    expect(drawn.flood).toContain(`This says nothing about the flood hazard: ${words}.`)
    expect(drawn.flood).toContain('Official flood map')
    expect(drawn.wetlands).toContain(`This says nothing about wetlands: ${words}.`)
    expect(drawn.soils).toContain(`This says nothing about soils: ${words}.`)
    expect(Object.values(drawn).join('')).not.toMatch(/Zone [A-Z]|No soil survey|none mapped/)
  })
})
