import { afterAll, beforeAll, expect, it } from 'vitest'
import { createHouse, type House } from '@/connectors/engine'
import { GET, OPTIONS } from './route'

const key = Symbol.for('openplat.engine')
const shared = globalThis as { [key]?: Promise<House> }

beforeAll(async () => {
  shared[key] = createHouse({ environment: { UPSTREAM: 'sample', LOG_LEVEL: 'silent' } })
  await shared[key]
})

afterAll(() => {
  delete shared[key]
})

const ask = (connector: string, file: string, query: string) =>
  GET(new Request(`http://localhost/export/${connector}/${file}?${query}`), {
    params: Promise.resolve({ connector, file }),
  })

it.each([
  ['latitude=39.5&longitude=-98.5', 200],
  ['latitude=here', 400],
])('pages of other sites may read a file of %s', async (query, status) => {
  const response = await ask('federal-elevation', 'getElevation.csv', query)
  expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([status, '*'])
  expect(OPTIONS().headers.get('access-control-allow-origin')).toBe('*')
})

it('they may read nothing of screening', async () => {
  const { headers } = await ask('screening-vendor', 'getEmployer.csv', 'partnerEmployerId=thimble-homes')
  expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
})
