import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { paramsSchema } from '@/lib/connector/schema'
import { type App, createApp, registry } from './engine'

let app: App
beforeAll(async () => {
  app = await createApp({ environment: { UPSTREAM: 'sample', LOG_LEVEL: 'silent' } })
})

const methods = Object.values(registry)
  .filter(({ auth }) => auth === 'none')
  .flatMap(({ name: connector, methods }) =>
    Object.entries(methods).map(([name, method]) => ({ connector, name, method })),
  )

const foreign =
  /expected|received|Too (?:big|small)|Invalid (?:input|option|string|key|element)|Unrecognized/i

const wrong = fc.oneof(
  fc.constantFrom<unknown>(null, true, [], {}, '', 'x'.repeat(6_000), -1e9, 1e9, 0.5, [null], [[]], { x: 1 }),
  fc.array(fc.oneof(fc.integer(), fc.string()), { minLength: 60, maxLength: 120 }),
)

describe.each(methods)('parameters of $connector $name', ({ connector, name, method }) => {
  const names = Object.keys(paramsSchema(method).properties ?? {})

  it.skipIf(names.length === 0)(
    'refuses invalid values with our own messages instead of those of the schema library',
    async () => {
      const change = fc.tuple(fc.constantFrom(...names), wrong)
      await fc.assert(
        fc.asyncProperty(change, async ([key, value]) => {
          const params = { ...(method.example as object), [key]: value }
          if (method.params.safeParse(params).success) return
          const result = await app.engine.callNamed(connector, name, params)
          expect(result).toMatchObject({ ok: false, error: { code: 'invalid_params' } })
          if (result.ok) return
          for (const { path, message } of result.error.issues) {
            expect(message).not.toMatch(foreign)
            expect(message).not.toContain('undefined')
            expect(path === '' || !message.startsWith(`${path}:`), message).toBe(true)
          }
        }),
        { numRuns: 60 },
      )
    },
  )

  it('names each missing parameter with a message of our own', async () => {
    for (const key of (paramsSchema(method).required ?? []) as string[]) {
      const { [key]: _, ...params } = method.example as Record<string, unknown>
      const result = await app.engine.callNamed(connector, name, params)
      const message = expect.stringMatching(/^(?!.*undefined)./)
      expect(result).toMatchObject({ ok: false, error: { issues: [{ path: key, message }] } })
      if (!result.ok) expect(result.error.message).not.toMatch(foreign)
    }
  })
})

it.each([
  [
    'federal-env-compliance',
    'searchFacilities',
    { state: 'TX', bbox: { c1lat: 1, c1lon: 1, c2lat: 2, c2lon: 2, x: 1 } },
    'bbox.x',
    'Unknown parameter. bbox takes c1lat, c1lon, c2lat, c2lon.',
  ],
  [
    'federal-env-compliance',
    'searchAirFacilities',
    { state: 'TX', county: 'Harris' },
    'county',
    expect.stringMatching(/^Unknown parameter\. .*give countyFips/),
  ],
  [
    'open-data-discovery',
    'queryDataset',
    {
      portal: 'data.cityofchicago.org',
      datasetId: 'ydr8-5enu',
      filters: [{ field: 'a', operator: 'eq', value: 'b', x: 1 }],
    },
    'filters.0.x',
    'Unknown parameter. filters.0 takes field, operator, value.',
  ],
  [
    'us-public-assessments',
    'searchProperties',
    { limit: 9 },
    'limit',
    'This must be a whole number, 1 to 5.',
  ],
])('states which parameters or values %s %s allows', async (connector, name, params, path, message) => {
  const result = await app.engine.callNamed(connector, name, params)
  expect(result).toMatchObject({ ok: false, error: { issues: expect.arrayContaining([{ path, message }]) } })
})

it('publishes that years must be distinct', () => {
  const { getPropertyHistory } = registry['us-public-assessments'].methods
  expect(paramsSchema(getPropertyHistory).properties).toMatchObject({ years: { uniqueItems: true } })
})
