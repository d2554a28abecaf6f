import { beforeAll, describe, expect, it } from 'vitest'
import { draw } from '@/app/_lib/testing/draw'
import { giveHeaders } from '@/app/_lib/testing/next-headers'
import { shareSite } from '@/app/_lib/testing/share-site'
import { fetchLayer } from './fetch-lot'
import { Lot, showLot } from './lot'

const site = shareSite()
beforeAll(() => giveHeaders({}))

async function show(id: string, number: string) {
  const layer = await fetchLayer(id)
  if (!layer) throw new Error(`no layer ${id}`)
  return draw(await showLot(layer, number))
}

async function lotsAt(latitude: number, longitude: number) {
  const answer = await site().engine.call('us-parcels', 'getParcelAt', { latitude, longitude })
  if (!answer.ok) throw new Error(answer.error.message)
  const { parcels, source } = answer.data
  return { layer: source?.layer ?? '', parcels: parcels.map(({ parcel }) => parcel) }
}

describe('lot page outside Florida', () => {
  it.each([
    ['Oregon', 45.5152, -122.6784, 'Portland, Oregon', 'Public Domain Dedication'],
    ['Georgia', 33.7493, -84.3876, 'Fulton County, Georgia', 'Indemnification'],
    ['Texas', 30.2672, -97.7431, 'Travis County, Texas', 'Terms not stated'],
  ])('shows a lot in %s with its number, areas, terms and publisher', async (_, lat, lon, place, license) => {
    const { layer, parcels } = await lotsAt(lat, lon)
    const [parcel] = parcels
    const markup = await show(layer, parcel?.parcelId ?? '')
    const columns = parcel?.sourceAttributes?.columns as { column: string; value: unknown }[]
    expect(markup).toContain(`Parcel ${parcel?.parcelId}, ${place}.`)
    expect(markup).toContain('measured by us from the published outline')
    expect(markup).toContain(license)
    expect(markup).toContain('Page of the publisher')
    for (const { column } of columns.filter(({ value }) => value !== null)) expect(markup).toContain(column)
    expect(markup).not.toMatch(/Just value|Owner of record|property appraiser/)
  })

  it('shows the spelling of the layer if a number was typed differently', async () => {
    const markup = await show('az-maricopa', '10989232')
    expect(markup).toContain('You typed 10989232. The layer writes this number as 109-89-232.')
    expect(markup).toContain('/export/us-parcels/getParcel.csv?layer=az-maricopa&amp;parcelId=109-89-232')
  })

  it('shows each record of a shared number separately', async () => {
    const markup = await show('dc-statewide', '0099    7524')
    expect(markup).toContain('7 records of')
    expect(markup).toContain('Record 7 of 7')
    expect(markup).not.toContain('Record 8')
  })

  it('reports an unknown number and the spellings that were tried', async () => {
    const markup = await show('az-maricopa', '999-99-999Z')
    expect(markup).toContain('No parcel has this number')
    expect(markup).toContain('999-99-999Z')
    expect(markup).toContain('99999999Z')
    expect(markup).not.toContain('We could not load')
  })

  it('shows a failed layer as a failure, not as an unknown number', async () => {
    site().faults?.set('services.arcgis.com', 'down')
    const markup = await show('az-maricopa', '109-89-225')
    site().faults?.set('services.arcgis.com', undefined)
    expect(markup).toContain('We could not load the parcel')
    expect(markup).toContain('Whether there is a record is not known.')
    expect(markup).toMatch(
      /href="https:\/\/data-maricopa[^>]*>the publisher’s page for Maricopa County, Arizona/,
    )
    expect(markup).not.toContain('No parcel has this number')
  })

  it('says that a layer is unknown or switched off', async () => {
    const unknown = await draw(await Lot({ kind: 'lot', layer: 'az-atlantis', id: '1' }))
    expect(unknown).toContain('We do not know this parcel layer')
    expect(unknown).toContain('az-atlantis')
    const off = await draw(await Lot({ kind: 'lot', layer: 'wa-spokane', id: '1' }))
    expect(off).toContain('We do not read this layer')
    expect(off).toContain('its terms may forbid reuse')
  })
})
