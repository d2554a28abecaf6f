import { expect, it } from 'vitest'
import type { Read } from '@/app/data'
import { placeExamples } from '@/app/place-question'
import { createHouse } from '@/connectors/engine'
import { readDossier } from './panels/dossier'
import { panelIds } from './panels/outcome'
import { understandPlace } from './understand'

it.each(placeExamples)('the example %s leads to a page that shows most of the product', async (q) => {
  const { engine } = await createHouse({ environment: { UPSTREAM: 'sample', LOG_LEVEL: 'silent' } })
  const read = ((connector, method, params) =>
    engine.call(connector, method, params, { internal: true })) as Read
  const understood = await understandPlace({ q }, read)
  if (understood.kind !== 'place') throw new Error(`Understood as ${understood.kind}`)
  const dossier = readDossier(understood.place, read, { series: true })
  const endings = await Promise.all(panelIds.map(async (panel) => (await dossier[panel]).ending))
  expect(endings.filter((ending) => ending === 'failed' || ending === 'not-covered')).toEqual([])
  // An assessment and permits are looked up by an address alone.
  expect(endings.filter((ending) => ending === 'found').length).toBeGreaterThanOrEqual(
    understood.place.address ? 6 : 5,
  )
})
