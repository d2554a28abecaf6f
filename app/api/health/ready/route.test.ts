import { afterEach, expect, it } from 'vitest'
import { createApp } from '@/connectors/engine'
import { GET } from './route'

const house = Symbol.for('openplat.engine')
const draining = Symbol.for('openplat.draining')
const shared = globalThis as Record<symbol, unknown>
afterEach(() => {
  delete shared[house]
  delete shared[draining]
})

const answer = async () => {
  const response = await GET()
  return { status: response.status, body: await response.json() }
}

it('reports ready after the app has started, until the server shuts down', async () => {
  shared[house] = createApp({ environment: { UPSTREAM: 'sample', LOG_LEVEL: 'silent' } })
  expect(await answer()).toEqual({ status: 200, body: { status: 'ready' } })
  shared[draining] = true
  expect(await answer()).toEqual({ status: 503, body: { status: 'stopping' } })
})

it('reports not ready if the app cannot start', async () => {
  const closed = Promise.reject(new Error('No.'))
  shared[house] = closed
  expect(await answer()).toEqual({ status: 503, body: { status: 'not open' } })
})
