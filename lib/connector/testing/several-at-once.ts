import { z } from 'zod'
import type { EngineDeps } from '../engine/engine'
import { ConnectorError } from '../errors'
import type { ConnectorMethod, MethodContext } from '../method'
import { engineOver, exampleDeclaration } from './example-declaration'

const params = z.strictObject({ city: z.string() })
const result = z.object({ degrees: z.number() })

export function severalAtOnce(deps: Partial<EngineDeps> = {}, inOneRequest = true) {
  const requests: string[][] = []
  const clock = { now: new Date('2026-01-01T00:00:00Z') }
  const fetchCities = async (cities: string[], { upstream }: Pick<MethodContext, 'upstream'>) => {
    requests.push(cities)
    await upstream.json({ url: `https://degrees.example/v1?city=${cities.join()}` }, z.unknown())
    return cities.map((city) => {
      if (city === 'Bug') throw new TypeError('a bug of ours')
      return city === 'Nowhere' ? new ConnectorError('not_found', 'No such city.') : { degrees: city.length }
    })
  }
  const together: ConnectorMethod<typeof params, typeof result>['together'] = {
    most: () => 2,
    alike: () => '',
    run: (several, context) =>
      fetchCities(
        several.map(({ city }) => city),
        context,
      ),
  }
  const degreesIn = {
    summary: 'Degrees of several cities at once.',
    params,
    result,
    example: { city: 'Boise' },
    cache: { freshFor: 60, staleFor: 600 },
    ...(inOneRequest ? { together } : {}),
    async run({ city }, context) {
      const [one] = await fetchCities([city], context)
      if (one === undefined || one instanceof ConnectorError) throw one
      return one
    },
  } satisfies ConnectorMethod<typeof params, typeof result>
  const many = z.strictObject({ cities: z.array(z.string()) })
  const listed = z.object({ degrees: z.array(z.union([z.number(), z.string()])) })
  const getSeveral = {
    summary: 'Each city asked for.',
    params: many,
    result: listed,
    example: { cities: ['Boise'] },
    cache: false,
    async run({ cities }, { callEach }) {
      const parts = await callEach(
        degreesIn,
        cities.map((city) => ({ city })),
      )
      return { degrees: parts.map((part) => (part.ok ? part.data.degrees : part.error.code)) }
    },
  } satisfies ConnectorMethod<typeof many, typeof listed>
  const declaration = { ...exampleDeclaration, methods: { getSeveral }, internal: { degreesIn } }
  const transport = async () => Response.json({})
  const engine = engineOver(transport, { now: () => clock.now, ...deps }, declaration)
  const ask = (...cities: string[]) => engine.callNamed('degrees', 'getSeveral', { cities })
  return { ask, requests, clock }
}
