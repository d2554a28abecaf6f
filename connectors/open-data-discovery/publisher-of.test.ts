import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { publisherAt } from '@/lib/connector/source'
import { openDataDiscovery } from '.'
import { publisherOf } from './publisher-of'

it.each([
  ['data.cityofchicago.org', 'The open data portal for Chicago'],
  ['data.marincounty.gov', 'The open data portal for Marin County'],
  ['api.us.socrata.com', 'The Socrata catalog'],
  ['data.example.gov', 'data.example.gov'],
  ['services.arcgis.com', undefined],
])('names the publisher of %s as %s', (host, name) => expect(publisherOf(host)).toBe(name))

describe('publisherOf', () => {
  it('returns the usual publisher of a host that several cities share', () => {
    expect(publisherAt(openDataDiscovery, 'services.arcgis.com')).toBe('The city’s open data portal')
  })

  it('returns a publisher for each host of the connector', () => {
    for (const host of openDataDiscovery.hosts)
      expect(z.string().min(5).safeParse(publisherAt(openDataDiscovery, host)).success).toBe(true)
  })
})
