import { describe, expect, it } from 'vitest'
import { shareSite } from '@/app/_lib/testing/share-site'
import { ConnectorError } from '@/lib/connector/errors'
import { fetchSiteStatus } from './site-status'

const site = shareSite({ CONNECTORS_OFF: 'federal-soils' })

describe('fetchSiteStatus', () => {
  it('reports the last response of each source, without text that a visitor typed', async () => {
    const { health } = site().engine
    health.succeeded('epqs.nationalmap.gov', 12)
    health.failed('hazards.fema.gov', new ConnectorError('upstream_unavailable', 'The host gave no answer.'))
    health.failed(
      'tigerweb.geo.census.gov',
      new ConnectorError('upstream_rejected', 'No such place: 12 Oak Street'),
    )
    const status = await fetchSiteStatus(site())
    expect(JSON.stringify(status)).not.toContain('Oak Street')
    expect(status.status).toBe('degraded')
    const of = (name: string) => status.sources.find(({ source }) => source === name)
    expect(of('federal-elevation')).toMatchObject({ state: 'answers', lastAnswer: expect.any(String) })
    expect(of('federal-flood-hazard')).toMatchObject({
      state: 'failed',
      hosts: [{ host: 'hazards.fema.gov', lastFailure: { code: 'upstream_unavailable' } }],
    })
    expect(of('federal-soils')).toMatchObject({ state: 'off', hosts: [] })
    expect(status.counts.off).toBe(1)
  })
})
