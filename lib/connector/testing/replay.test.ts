import { describe, expect, it } from 'vitest'
import { ConnectorError } from '../errors'
import type { RecordedExchange } from '../upstream/recording'
import { replayTransport } from './replay'

const url = 'https://data.example.gov/rows?x=1'

function exchangeWith(text: string, request: Partial<RecordedExchange['request']> = {}): RecordedExchange {
  return {
    request: { method: 'GET', url, headers: {}, body: null, ...request },
    response: { status: 200, headers: { 'content-type': 'text/plain' }, body: { text } },
  }
}

const ask = async (transport: ReturnType<typeof replayTransport>, request: Request) =>
  (await transport(request)).text()

describe('replayTransport', () => {
  it('returns the responses to equal requests in the order of the recording', async () => {
    const transport = replayTransport([
      exchangeWith('first'),
      exchangeWith('other', { url: `${url}&y=2` }),
      exchangeWith('second'),
    ])
    expect(await ask(transport, new Request(url))).toBe('first')
    expect(await ask(transport, new Request(url))).toBe('second')
    expect(await ask(transport, new Request(`${url}&y=2`))).toBe('other')
  })

  it('matches requests by their body', async () => {
    const post = (body: string) => new Request(url, { method: 'POST', body })
    const transport = replayTransport([
      exchangeWith('A', { method: 'POST', body: 'a' }),
      exchangeWith('B', { method: 'POST', body: 'b' }),
    ])
    expect(await ask(transport, post('b'))).toBe('B')
    expect(await ask(transport, post('a'))).toBe('A')
    await expect(transport(new Request(url))).rejects.toBeInstanceOf(ConnectorError)
  })

  it('returns the recorded status, headers and bytes', async () => {
    const response = { status: 503, headers: { 'retry-after': '5' }, body: { base64: 'AP8=' } }
    const answer = await replayTransport([{ ...exchangeWith(''), response }])(new Request(url))
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    expect([...new Uint8Array(await answer.arrayBuffer())]).toEqual([0, 255])
  })

  it('rejects an unrecorded or repeated request with an error that names the request', async () => {
    const transport = replayTransport([exchangeWith('once')])
    const other = new Request('https://data.example.gov/other', { method: 'POST', body: 'where=2' })
    await expect(transport(other)).rejects.toThrow(/POST https:\/\/data\.example\.gov\/other with where=2/)
    await ask(transport, new Request(url))
    await expect(transport(new Request(url))).rejects.toThrow(/GET https:\/\/data\.example\.gov\/rows\?x=1/)
  })
})
