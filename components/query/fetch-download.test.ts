import { afterEach, describe, expect, it, vi } from 'vitest'
import { fetchDownload } from './fetch-download'

const ask = (signal = new AbortController().signal) =>
  fetchDownload('/parcels/export', new URLSearchParams({ format: 'csv' }), signal)

afterEach(() => vi.unstubAllGlobals())

describe('fetchDownload', () => {
  it('sends the form, and returns the file under the name that the server gives', async () => {
    const headers = { 'content-disposition': 'attachment; filename="selected-florida-parcels.csv"' }
    const request = vi.fn(async () => new Response('a,b', { headers }))
    vi.stubGlobal('fetch', request)
    const file = await ask()
    expect(request).toHaveBeenCalledWith('/parcels/export', expect.objectContaining({ method: 'POST' }))
    expect(file).toMatchObject({ ok: true, name: 'selected-florida-parcels.csv' })
    expect(file.ok && (await file.content.text())).toBe('a,b')
  })

  it('returns the message of the server for a failure, or an internal problem if no response came', async () => {
    const problem = { code: 'rate_limited', detail: 'Wait a little.' }
    vi.stubGlobal('fetch', async () =>
      Response.json(problem, { status: 429, headers: { 'retry-after': '7' } }),
    )
    expect(await ask()).toMatchObject({
      ok: false,
      problem: { code: 'rate_limited', message: 'Wait a little.', retryAfter: 7 },
    })
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
    expect(await ask()).toMatchObject({ ok: false, problem: { code: 'internal' } })
  })

  it('rejects if the caller aborts the request', async () => {
    vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => signal?.throwIfAborted())
    await expect(ask(AbortSignal.abort())).rejects.toThrow(/abort/i)
  })
})
