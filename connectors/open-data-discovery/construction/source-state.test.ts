import { describe, expect, it } from 'vitest'
import { sampleSettings, settings } from '../settings'
import { createDiscovery, listConstruction, problemOf } from '../testing/construction-engine'
import { constructionSources } from './source-list'
import { findSource, stateOf } from './source-state'

const refused = [
  'winston-salem-new-residential',
  'buffalo-new-residential',
  'dfw-nctcog-new-residential-projects',
]
const ask = (sourceId: string, settings: Record<string, string>) =>
  problemOf('queryNewConstructionPermits', { sourceId }, createDiscovery({ settings }))

describe('sources with a weak recipe', () => {
  it('disables three sources by default', () => {
    const off = constructionSources.filter((source) => stateOf(source, { settings: {} }).state !== 'enabled')
    expect(off.map(({ id }) => id)).toEqual(refused)
  })

  it.each(refused)('refuses the disabled source %s and states the reason and the setting', async (id) => {
    const problem = await ask(id, {})
    expect(problem).toMatchObject({ code: 'source_disabled', paths: ['sourceId'] })
    expect(problem.message).toContain(findSource(id).refusedBecause)
    expect(problem.message).toContain('NEW_CONSTRUCTION_SOURCES')
    const { sources } = await listConstruction(createDiscovery({ settings: {} }))
    expect(sources.find((each) => each.id === id)).toMatchObject({ enabled: false })
    expect(problem.message).toContain(sources.find((each) => each.id === id)?.reason)
  })

  it("requires the table's URL as a setting if no URL of the source is confirmed", async () => {
    const on = { NEW_CONSTRUCTION_SOURCES: refused.join(', ') }
    const problem = await ask('winston-salem-new-residential', on)
    expect(problem).toMatchObject({ code: 'not_configured', paths: ['sourceId'] })
    expect(problem.message).toContain('WINSTON_SALEM_PERMITS_URL')
    expect(stateOf(findSource('buffalo-new-residential'), { settings: on }).state).toBe('enabled')
  })

  it('uses the configured table URL', () => {
    const layer = 'https://maps.example.org/arcgis/rest/services/Permits/FeatureServer/3'
    const on = { NEW_CONSTRUCTION_SOURCES: 'winston-salem-new-residential', WINSTON_SALEM_PERMITS_URL: layer }
    expect(stateOf(findSource('winston-salem-new-residential'), { settings: on })).toEqual({
      state: 'enabled',
      table: { dialect: 'arcgis', layer },
    })
  })
})

describe('settings of construction sources', () => {
  it('accepts the settings of sample data', () => {
    expect(settings.safeParse(sampleSettings).success).toBe(true)
  })

  it.each([
    ['NEW_CONSTRUCTION_SOURCES', 'buffalo'],
    ['NEW_CONSTRUCTION_SOURCES', 'chicago-new-construction'],
    ['WINSTON_SALEM_PERMITS_URL', 'http://example.org/0'],
  ])('refuses the setting %s=%s', (name, value) =>
    expect(settings.safeParse({ [name]: value }).success).toBe(false),
  )
})
