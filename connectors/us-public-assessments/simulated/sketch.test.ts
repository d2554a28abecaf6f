import { expect, it } from 'vitest'
import { idsAnswer } from '@/lib/arcgis/answer'
import { layerQuery } from '@/lib/arcgis/query'
import { findSource } from '../search/choose-source'
import { dallasSites, tarrantSites } from './texas-north'

it.each([
  ['dallas-county-tx-assessments', dallasSites],
  ['tarrant-county-tx-assessments', tarrantSites],
])('gives each row of %s a number of its own', async (id, sites) => {
  const table = findSource(id)?.table
  const layer = table && 'url' in table ? (table.url ?? '') : ''
  const site = sites.find(({ path }) => path && new URL(layer).pathname.startsWith(path))
  const { url, ...init } = layerQuery(layer, { idsOnly: true })
  if (!site) throw new Error(`${id} has no simulated layer`)
  const answer = await site.simulate(new Request(url, init))
  const { objectIds } = idsAnswer.parse(await answer.json())
  expect(objectIds.length).toBeGreaterThan(100)
  expect(new Set(objectIds).size).toBe(objectIds.length)
  expect(Math.max(...objectIds)).toBeLessThan(2 ** 31)
})
