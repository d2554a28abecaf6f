import { describe, expect, it } from 'vitest'
import { fixedDocument, sendDocument } from './fixed-document'

describe('fixedDocument', () => {
  it('renders one document per owner, and returns the same document to every caller', () => {
    let count = 0
    const get = fixedDocument(({ name }: { name: string }) => {
      count += 1
      return { name }
    })
    const [one, other] = [{ name: 'one' }, { name: 'other' }]
    expect(get(one)).toBe(get(one))
    expect(get(other).text).toBe('{"name":"other"}')
    expect(get(other).tag).not.toBe(get(one).tag)
    expect(count).toBe(2)
  })
})

describe('sendDocument', () => {
  const document = fixedDocument(() => ({ a: 1 }))({})
  const ask = (headers: Record<string, string> = {}) =>
    sendDocument(new Request('http://localhost/', { headers }), document)

  it('sends the document with an ETag, and responds 304 if the caller sends the same ETag', async () => {
    const first = ask()
    const etag = first.headers.get('etag') ?? ''
    expect(await first.json()).toEqual({ a: 1 })
    expect(first.headers.get('content-type')).toBe('application/json')
    expect(ask({ 'if-none-match': etag }).status).toBe(304)
    expect(ask({ 'if-none-match': 'W/"other"' }).status).toBe(200)
  })
})
