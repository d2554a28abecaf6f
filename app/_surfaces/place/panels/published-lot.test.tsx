import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EngineCaller } from '@/app/_lib/read/reading-scope'
import { createApp } from '@/connectors/engine'
import { publishedColumns } from '@/lib/records/parcel/published-lot'
import { dataOf } from '../outcome'
import { placeAt } from '../place'
import { parcel } from './parcel'

let app: Awaited<ReturnType<typeof createApp>>
beforeAll(async () => {
  app = await createApp({ environment: { UPSTREAM: 'sample', LOG_LEVEL: 'silent' } })
})
afterAll(() => app.close())

const call: EngineCaller = (connector, method, params) =>
  app.engine.call(connector, method, params, { internal: true })
const phoenix = { latitude: 33.4484, longitude: -112.074 }

describe('parcel panel outside Florida', () => {
  it('shows the year of a published column unchanged, and never the text “null”', async () => {
    const data = dataOf(await parcel.read(placeAt(phoenix), call))
    if (!data) throw new Error('The sample has a parcel there.')
    const columns = publishedColumns(data.parcel)
    expect(columns.some(({ value }) => value === null)).toBe(true)
    const year = columns.find(({ column }) => /YEAR/i.test(column))
    expect(year?.value).toBeGreaterThan(1900)
    const markup = renderToStaticMarkup(<parcel.body data={data} metas={[]} />)
    expect(markup).toContain(`>${year?.value}<`)
    expect(markup).not.toMatch(/>null|null</)
  })

  it('another parcel than that of the typed address is named by its parcel number if it has no house number', async () => {
    const outcome = await parcel.read(placeAt(phoenix), call)
    const data = dataOf(outcome)
    if (!data) throw new Error('The sample has a parcel there.')
    const answerFor = (siteAddress: string) =>
      parcel.answer({
        ...outcome,
        ending: 'found',
        metas: [],
        data: { ...data, by: 'other-address', parcel: { ...data.parcel, siteAddress, parcelId: '00-1' } },
      }).value
    expect(answerFor('842 W CORKSCREW CT')).toBe('Another parcel: 842 W Corkscrew Ct')
    expect(answerFor('E BUTTONHOOK CT')).toBe('Another parcel: 00-1')
  })

  it('fails if a layer around the address failed, instead of reporting that there is no parcel', async () => {
    const message = 'The service of Pinal County, Arizona is stopped.'
    const withFailure = (async (connector, method, params) => {
      const answer = await call(connector, method, params)
      if (!answer.ok || method !== 'getParcelsInArea') return answer
      return {
        ...answer,
        data: {
          ...(answer.data as object),
          layers: [],
          failures: [{ layer: 'az-pinal', code: 'upstream_changed', message }],
        },
      }
    }) as EngineCaller
    const place = placeAt(phoenix, { address: '1 Nowhere St, Phoenix, AZ', state: 'AZ' })
    expect(await parcel.read(place, withFailure)).toMatchObject({
      ending: 'failed',
      problem: { code: 'upstream_changed', message },
    })
    expect(await parcel.read(place, call)).not.toMatchObject({ ending: 'failed' })
  })

  it('shows no note about pagination of the response', async () => {
    const place = placeAt(phoenix, { address: '1 Nowhere St, Phoenix, AZ', state: 'AZ' })
    const data = dataOf(await parcel.read(place, call))
    expect(data?.caveats.filter((caveat) => /nextOffset|no more rows/.test(caveat))).toEqual([])
    expect(data?.caveats.length).toBeGreaterThan(0)
  })
})
