import { expect, it } from 'vitest'
import { placeExamples } from '@/app/_lib/places/place-question'
import type { EngineCaller } from '@/app/_lib/read/reading-scope'
import { panels } from '@/app/_surfaces/place/panels'
import { readPanels, settleAll } from '@/app/_surfaces/place/read-panels'
import { createApp } from '@/connectors/engine'
import { resolvePlace } from './understand'

it.each(placeExamples)('the example %s leads to a page with at least five kinds of records', async (q) => {
  const { engine } = await createApp({ environment: { UPSTREAM: 'sample', LOG_LEVEL: 'silent' } })
  const call = ((connector, method, params) =>
    engine.call(connector, method, params, { internal: true })) as EngineCaller
  const answer = await resolvePlace({ q }, call)
  if (answer.kind !== 'place') throw new Error(`Understood as ${answer.kind}`)
  const dossier = await settleAll(readPanels(panels, answer.place, call, { series: true }))
  const endings = dossier.map(({ outcome }) => outcome.ending)
  expect(endings.filter((ending) => ending === 'failed' || ending === 'not-covered')).toEqual([])
  // A place without an address has fewer records, because assessments and permits need one.
  expect(endings.filter((ending) => ending === 'found').length).toBeGreaterThanOrEqual(
    answer.place.address ? 6 : 5,
  )
})
