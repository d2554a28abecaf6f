import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { EngineCaller } from '@/app/_lib/read/reading-scope'
import { createApp } from '@/connectors/engine'
import { disclaimer, officialMap, outsideToo } from '@/lib/records/flood-zone/describe'
import { placeAt } from '../place'
import { flood } from './flood'

const { engine } = await createApp({ environment: { UPSTREAM: 'sample', LOG_LEVEL: 'silent' } })
const call = ((connector, method, params) => engine.call(connector, method, params)) as EngineCaller

async function textAt(latitude: number, longitude: number): Promise<string> {
  const answer = await engine.call('federal-flood-hazard', 'getFloodZone', { latitude, longitude })
  if (!answer.ok) throw new Error(answer.error.message)
  return renderToStaticMarkup(
    flood.body({ data: { answer: answer.data, caveats: [] }, metas: [answer.meta] }),
  )
}

it('the warning that low-risk areas flood too is shown only outside of a special flood hazard area', async () => {
  const outside = await textAt(41.9, -95.1)
  expect(outside).toContain('outside the Special Flood Hazard Area')
  expect(outside).toContain(`${outsideToo} ${disclaimer}`)
  const inside = await textAt(25.5289, -80.375)
  expect(inside).toContain('high flood risk</strong> · a mortgage will require flood insurance')
  expect(inside).toContain('text-warn')
  expect(outside).not.toContain('text-warn')
  expect(inside).toContain(disclaimer)
  expect(inside).not.toContain(outsideToo)
})

it('the flood panel shows the disclaimer once, either in the body or among the limits', async () => {
  for (const point of [
    { latitude: 41.9, longitude: -95.1 },
    { latitude: 25.5289, longitude: -80.375 },
  ]) {
    const outcome = await flood.read({ point, states: ['FL'], isTerritory: false }, call)
    if (!('data' in outcome)) throw new Error(`ended as ${outcome.ending}`)
    const body = renderToStaticMarkup(flood.body({ data: outcome.data, metas: outcome.metas }))
    expect(outcome.data.caveats).toContain(disclaimer)
    expect(flood.limits(outcome.data).filter((limit) => body.includes(limit))).toEqual([])
    expect(`${body} ${flood.limits(outcome.data).join(' ')}`.split(disclaimer)).toHaveLength(2)
  }
})

it('the flood panel links to the official map, even where no digital map exists', async () => {
  expect(await textAt(41.9, -95.1)).toContain(`href="${officialMap('-95.1, 41.9').href}"`)
  const unmapped = { point: { latitude: 25, longitude: -92 }, states: ['TX'], isTerritory: false }
  expect(await flood.read(unmapped, call)).toMatchObject({
    ending: 'not-covered',
    elsewhere: officialMap('-92, 25'),
  })
})

it('the one-line summary has the warning color for a zone with required insurance, and not for minimal risk', async () => {
  const duty = await flood.read(placeAt({ latitude: 25.5289, longitude: -80.375 }), call)
  expect(flood.answer(duty)).toMatchObject({
    value: 'Zone AE: high flood risk',
    detail: expect.stringMatching(
      /^a mortgage will require flood insurance · a 1% flood reaches \d+ ft NAVD88$/,
    ),
    tone: 'warn',
    isDuty: true,
  })
  const none = flood.answer(await flood.read(placeAt({ latitude: 41.9, longitude: -95.1 }), call))
  expect(none.tone).toBe('ink')
  expect(none.isDuty).toBeUndefined()
})
