import { describe, expect, it } from 'vitest'
import { catalogue } from './catalogue'
import { createExampleEngine } from './testing/example-engine'

const engine = createExampleEngine()
const listed = JSON.parse(JSON.stringify(catalogue(engine)))

describe('catalogue', () => {
  it('contains the contract, the release and a flag for sample data', () => {
    expect(listed).toMatchObject({ contract: 'svc.connector.v1', release: '1.2.3', sample: true })
  })

  it('lists connectors with their public methods and without internal methods', () => {
    expect(listed.connectors.map((each: { connector: string }) => each.connector)).toEqual([
      'tide-heights',
      'member-desk',
    ])
    expect(JSON.stringify(listed)).not.toMatch(/internal|map-tiles|"pace"|"settings"/)
  })

  it('describes a connector by its declaration and each method by schemas, example, cache and path', () => {
    const [tides] = listed.connectors
    expect(tides).toMatchObject({
      contract: 'svc.connector.v1',
      access: 'read',
      crs: 'EPSG:4326',
      auth: 'none',
      publisher: { name: 'Example Tide Office' },
    })
    expect(tides.methods[0]).toMatchObject({
      name: 'readHeights',
      summary: 'Heights of the tide at one station.',
      params: { type: 'object', required: ['station'], properties: { limit: { default: 25 } } },
      result: { type: 'object', required: ['asked', 'heights'] },
      example: { station: '0123' },
      cache: { freshFor: 1800, staleFor: 3600 },
      path: '/api/v1/tide-heights/readHeights',
    })
    expect(tides.methods[1].cache).toEqual({ freshFor: 10, staleFor: 20 })
  })

  it('lists `cache: false` for uncached methods', () => {
    expect(listed.connectors[1].methods[0]).toMatchObject({ name: 'readOwnName', cache: false })
  })
})
