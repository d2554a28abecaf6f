import { expect, it } from 'vitest'
import { shareSite } from '@/app/_lib/testing/share-site'
import { POST as postMessage } from '../mcp/route'
import { GET } from './[connector]/[method]/route'

shareSite({ VISITOR_CALLS_PER_MINUTE: '65' })

const at = 'latitude=30&longitude=-60'

it("a dossier counts against the visitor's limit once for each call that it makes", async () => {
  const statuses: number[] = []
  for (const path of ['places/getDossier', 'places/getDossier', 'places/getDossier', 'places/nothing']) {
    const [connector = '', method = ''] = path.split('/')
    const request = new Request(`http://localhost/api/v1/${path}?${at}`, {
      headers: { 'x-openplat-visitor': '192.0.2.1' },
    })
    statuses.push((await GET(request, { params: Promise.resolve({ connector, method }) })).status)
  }
  // A dossier costs 29 of the 65 calls. The third dossier exceeds the limit, and afterwards every call is
  // refused.
  expect(statuses).toEqual([200, 200, 429, 429])
})

it('a rate-limited MCP call returns an error with the code rate_limited', async () => {
  const params = { name: 'places_getDossier', arguments: { latitude: 30, longitude: -60 } }
  const ask = async () => {
    const response = await postMessage(
      new Request('http://localhost/api/mcp', {
        method: 'POST',
        headers: {
          host: 'localhost',
          accept: 'application/json, text/event-stream',
          'content-type': 'application/json',
          'x-openplat-visitor': '192.0.2.2',
        },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }),
      }),
    )
    const { result } = await response.json()
    return { isError: result?.isError ?? false, text: result?.content?.[0]?.text ?? '' }
  }
  expect((await ask()).isError).toBe(false)
  expect((await ask()).isError).toBe(false)
  const { isError, text } = await ask()
  expect({ isError, ...JSON.parse(text) }).toMatchObject({ isError: true, code: 'rate_limited' })
})
