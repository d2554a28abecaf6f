import { z } from 'zod'
import { ConnectorError } from '@/lib/connector/errors'
import { type ConnectorMethod, DAY } from '@/lib/connector/method'
import { pointParams } from '@/lib/connector/point-params'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { coordinatesUrl, tractsAnswer } from './wire'

const texts = defineSentences('geocoder.tract-at', {
  failed: 'The Census Bureau could not look up the tract just now. Try again in a minute.',
})

const params = z.strictObject({
  ...pointParams,
  vintage: z.union([z.literal(2010), z.literal(2020)]),
})

const result = z.object({ tract: z.string().nullable() })

export const tractAt = {
  summary: 'Census tract at a point, as drawn for the census of 2010 or of 2020.',
  params,
  result,
  example: { latitude: 43, longitude: -74, vintage: 2020 },
  cache: { freshFor: 14 * DAY, staleFor: 14 * DAY },
  async run({ latitude, longitude, vintage }, { upstream }) {
    const url = coordinatesUrl(latitude, longitude, { vintage, layers: 'Census Tracts' })
    const rows = (await upstream.json({ url }, tractsAnswer)).result.geographies
    const tract = rows.find(({ GEOID }) => /^\d{11}$/.test(GEOID ?? ''))?.GEOID ?? null
    // A null tract means a point at sea, so a failed layer must not return null.
    if (tract === null && rows.some(({ status }) => status !== undefined))
      throw new ConnectorError('upstream_unavailable', texts.failed)
    return { tract }
  },
  cite: (_, { vintage }) => ({ dataset: `TIGER/Line census tracts of ${vintage}` }),
} satisfies ConnectorMethod<typeof params, typeof result>
