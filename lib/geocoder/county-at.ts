import { z } from 'zod'
import { DAY, type Method } from '@/lib/connector/method'
import { pointParams } from '@/lib/connector/point-params'
import { coordinatesAnswer, coordinatesUrl } from './wire'

const params = z.strictObject(pointParams)

const area = z.object({ geoid: z.string(), name: z.string() }).nullable()
const result = z.object({ county: area, state: area })

/** Which county and state a point lies in; null where the Census Bureau names none, as at sea. */
export const countyAt = {
  summary: 'County and state at a point.',
  params,
  result,
  example: { latitude: 43, longitude: -74 },
  cache: { freshFor: 14 * DAY, staleFor: 14 * DAY },
  async run({ latitude, longitude }, { upstream }) {
    const request = { url: coordinatesUrl(latitude, longitude) }
    const { geographies } = (await upstream.json(request, coordinatesAnswer)).result
    return { county: firstArea(geographies.Counties), state: firstArea(geographies.States) }
  },
  cite: () => ({ dataset: 'TIGER/Line geographies, current vintage' }),
} satisfies Method<typeof params, typeof result>

function firstArea(layer: { GEOID?: string; NAME?: string }[] | undefined): z.output<typeof area> {
  const found = layer?.find(({ GEOID, NAME }) => GEOID !== undefined && NAME !== undefined)
  return found?.GEOID && found.NAME ? { geoid: found.GEOID, name: found.NAME } : null
}
