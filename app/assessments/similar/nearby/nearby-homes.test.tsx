import { beforeAll, describe, expect, it } from 'vitest'
import { draw } from '@/app/_lib/testing/draw'
import { giveHeaders } from '@/app/_lib/testing/next-headers'
import { shareSite } from '@/app/_lib/testing/share-site'
import type { HomeSelection } from '../../fetch-home'
import { fetchLayerLot } from '../../right/fetch-lot'
import { fetchNearbyHomes } from './fetch-nearby'
import { NearbyHomes } from './nearby-homes'

const site = shareSite()
beforeAll(() => giveHeaders({}))

async function homeIn(sourceId: string, streetAddress: string): Promise<HomeSelection> {
  const params = { source: sourceId, streetAddress }
  const answer = await site().engine.call('us-public-assessments', 'searchProperties', params)
  const [property] = answer.ok ? answer.data.records : []
  if (!property) throw new Error('The sample home is gone')
  return { sourceId, property } as unknown as HomeSelection
}

const boise = ['idaho-assessments', '742 W Inkwell St, Boise, ID'] as const

describe('homes near a home', () => {
  it('lists the ten nearest other addresses of the parcel map and no values', async () => {
    const nearby = await fetchNearbyHomes(await homeIn(...boise))
    if (!nearby || 'why' in nearby) throw new Error('no homes')
    const addresses = nearby.homes.map(({ address }) => address)
    expect(addresses.slice(0, 2).toSorted()).toEqual(['740 W Inkwell St', '744 W Inkwell St'])
    expect(addresses).toHaveLength(10)
    expect(addresses).not.toContain('742 W Inkwell St')
    expect(JSON.stringify(nearby.homes)).not.toContain('$')
    expect(nearby.meta.connector).toBe('us-parcels')
  })

  it("finds the home by address if the parcel map does not have the roll's parcel number", async () => {
    const nearby = await fetchNearbyHomes(
      await homeIn('minnesota-assessments', '742 W Inkwell St, Minneapolis, MN'),
    )
    expect(nearby && 'homes' in nearby && nearby.homes.length).toBeGreaterThan(3)
  })

  it('returns undefined if no parcel map has the home', async () => {
    const home = await homeIn('cook-county-il-assessments', '742 W Inkwell St, Chicago, IL')
    expect(await fetchNearbyHomes(home)).toBeUndefined()
  })

  it('the link of a nearby address looks up that address, or removes an address that was added', async () => {
    const home = await homeIn(...boise)
    const markup = await draw(
      <NearbyHomes home={home} url={{ key: 'k', similar: '740 W Inkwell St' }} field="similar" />,
    )
    expect(markup).toContain('similar=740+W+Inkwell+St%3B744+W+Inkwell+St')
    expect(markup).toMatch(/key=k#similar"[^>]*data-take="740 W Inkwell St"[^>]*>Take it out/)
  })

  it('the link of a nearby address in the section of sales leads to the last sale of that home', async () => {
    const home = await homeIn(...boise)
    const markup = await draw(<NearbyHomes home={home} url={{ key: 'k' }} field="sold" />)
    expect(markup).toMatch(/sold=740\+W\+Inkwell\+St#sales"[^>]*>See its last sale/)
    expect(markup).not.toContain('data-take=')
  })

  it('reports a failed request to the parcel map for the homes around a home', async () => {
    const { faults } = site()
    const home = await homeIn('wisconsin-assessments', '742 W Inkwell St, Madison, WI')
    // Caches the owner's lot first, so that only the request for the lots around it fails.
    await fetchLayerLot(home)
    const layers = await site().engine.call('us-parcels', 'listParcelLayers', { county: '55025' })
    const hosts = layers.ok ? layers.data.layers.map(({ url }) => new URL(url).host) : []
    for (const host of hosts) faults?.set(host, 'down')
    const markup = await draw(<NearbyHomes home={home} url={{ key: 'k' }} field="similar" />)
    for (const host of hosts) faults?.set(host, undefined)
    expect(hosts.length).toBeGreaterThan(0)
    expect(markup).toContain('We could not load the homes around yours.')
  })
})
