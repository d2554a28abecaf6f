import { describe, expect, it } from 'vitest'
import { type SimulatedSite, simulateSites } from './simulated-site'

const site = (host: string, path: string): SimulatedSite => ({
  host,
  path,
  simulate: async () => new Response(path),
})

const hosts = simulateSites([
  site('shared.example', '/'),
  site('shared.example', '/Quill/rest'),
  site('maps.example', '/thimble'),
])
const ask = async (url: string) => hosts[new URL(url).host]?.(new Request(url))

describe('simulated hosts', () => {
  it.each([
    ['https://shared.example/QUILL/rest/services', '/Quill/rest'],
    ['https://shared.example/resource', '/'],
    ['https://maps.example/thimble/1', '/thimble'],
  ])('responds from the site with the longest matching path: %s', async (url, path) => {
    expect(await (await ask(url))?.text()).toBe(path)
  })

  it('responds 404 to any other path', async () => {
    expect((await ask('https://maps.example/inkwell'))?.status).toBe(404)
    expect(Object.keys(hosts)).toEqual(['shared.example', 'maps.example'])
  })
})
