import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type RecordedExchange, readBody, recordExchanges, recording, toResponse } from './recording'
import type { Transport } from './transport'

const answering =
  (bytes: Uint8Array, init: ResponseInit = {}): Transport =>
  async () =>
    toResponse(bytes, init.status ?? 200, init.headers ?? {})

async function recordOne(inner: Transport, request: Request) {
  const exchanges: RecordedExchange[] = []
  const response = await recordExchanges(inner, (exchange) => exchanges.push(exchange))(request)
  return { response, exchange: exchanges[0] }
}

describe('recording', () => {
  it('restores the exact bytes of a response, from memory and from its file', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.uint8Array(), fc.string({ unit: 'binary' })), async (body) => {
        const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body
        const { response, exchange } = await recordOne(
          answering(bytes),
          new Request('https://data.example.gov/'),
        )
        expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes)
        const file = {
          connector: 'c',
          method: 'm',
          params: {},
          recordedAt: '2026-01-02T03:04:05Z',
          exchanges: [exchange],
        }
        const [first] = recording.parse(JSON.parse(JSON.stringify(file))).exchanges
        expect(first && [...readBody(first.response.body)]).toEqual([...bytes])
      }),
      { numRuns: 40 },
    )
  })

  it('keeps the byte order mark at the beginning of a text', async () => {
    const marked = Uint8Array.from([0xef, 0xbb, 0xbf, 0x7b, 0x7d])
    const { exchange } = await recordOne(answering(marked), new Request('https://data.example.gov/'))
    expect(exchange && [...readBody(exchange.response.body)]).toEqual([...marked])
  })

  it('records the body of a request and still sends it', async () => {
    const echo: Transport = async (request) => new Response(await request.text())
    const request = new Request('https://data.example.gov/q', { method: 'POST', body: 'where=1%3D1' })
    const { response, exchange } = await recordOne(echo, request)
    expect(exchange?.request).toMatchObject({ method: 'POST', body: 'where=1%3D1' })
    expect(await response.text()).toBe('where=1%3D1')
  })

  it("records no header that could carry a secret or a visitor's data", async () => {
    const secrets = {
      authorization: 'Basic c2VjcmV0OnNlY3JldA==',
      'x-app-token': 'secret',
      cookie: 'secret=1',
      'user-agent': 'secret',
    }
    const request = new Request('https://data.example.gov/', {
      headers: { ...secrets, accept: 'application/json' },
    })
    const answer = answering(new TextEncoder().encode('{}'), {
      headers: { 'set-cookie': 'secret=1', 'content-type': 'application/json', 'x-request-key': 'secret' },
    })
    const { exchange } = await recordOne(answer, request)
    expect(exchange?.request.headers).toEqual({ accept: 'application/json' })
    expect(exchange?.response.headers).toEqual({ 'content-type': 'application/json' })
    expect(JSON.stringify(exchange)).not.toMatch(/secret|c2Vj/)
  })

  it('keeps the headers that explain a refusal or a redirect', async () => {
    const headers = { 'retry-after': '30', location: 'https://data.example.gov/moved' }
    const { exchange } = await recordOne(
      answering(new Uint8Array(), { status: 429, headers }),
      new Request('https://data.example.gov/'),
    )
    expect(exchange?.response).toEqual({ status: 429, headers, body: { text: '' } })
  })

  it('passes on a response without a body', async () => {
    const { response } = await recordOne(
      answering(new Uint8Array(), { status: 204 }),
      new Request('https://data.example.gov/'),
    )
    expect([response.status, await response.text()]).toEqual([204, ''])
  })
})
