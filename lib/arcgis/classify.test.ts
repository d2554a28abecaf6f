import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { classifyArcgis } from './classify'

const samples = process.env.UPSTREAM_SAMPLES
const failure = (code: unknown, message: unknown = '', details: unknown = null) => ({
  error: { code, message, details },
})

describe('classifyArcgis', () => {
  it.each([
    [
      'upstream_changed',
      failure(400, 'Cannot perform query. Invalid query parameters.', [
        "'Invalid field: JV' parameter is invalid",
      ]),
    ],
    ['upstream_changed', failure('400', '', ["'where' parameter is invalid"])],
    ['upstream_changed', failure(404, 'Item does not exist or is inaccessible.', [])],
    ['upstream_changed', failure(400, 'Invalid URL', ['Invalid URL'])],
    ['upstream_rejected', failure(499, 'Token Required', [])],
    ['upstream_rejected', failure('498', 'Invalid Token')],
    ['upstream_rejected', failure(403)],
    ['upstream_unavailable', failure(404, 'Service not started')],
    ['upstream_unavailable', failure(500, 'Error performing query operation', [])],
    ['upstream_unavailable', failure('504')],
    ['upstream_rejected', failure(400, 'Unable to perform query. Please check your parameters.', [])],
    ['upstream_rejected', failure(400, 'Pagination is not supported.')],
    ['upstream_rejected', failure(undefined, undefined, undefined)],
    ['upstream_rejected', { error: 'odd' }],
    ['rate_limited', failure(429, 'Unable to perform query. Too many requests.', [])],
  ])('returns the code %s for the error body %j', (code, body) => {
    expect(classifyArcgis(body, 'The county')?.code).toBe(code)
  })

  it('returns a failure if a response contains both an error and features', () => {
    expect(classifyArcgis({ features: [], ...failure(500) }, 'The county')?.code).toBe('upstream_unavailable')
  })

  it('reads the seconds to wait before a retry, and assumes 60 if the error states none', () => {
    const details = [
      'API calls quota exceeded (24001)! maximum allowed (24000) per Minute. Retry after 45 sec.',
    ]
    expect(classifyArcgis(failure(429, 'Unable to perform query.', details), 'The county')).toMatchObject({
      code: 'rate_limited',
      retryAfter: 45,
    })
    expect(classifyArcgis(failure('429'), 'The county')?.retryAfter).toBe(60)
  })

  it.each([400, 404, 429, 498, 499, 500, 7])(
    'names the source but does not quote the server (code %i)',
    (code) => {
      const details = 'ORA-00942 <b>secret</b>'
      const message = classifyArcgis(failure(code, details, [details]), 'The county')?.message
      expect(message).toContain('The county')
      expect(message).not.toContain('ORA')
      expect(message).not.toContain('secret')
    },
  )

  it.each([undefined, null, 'text', [], {}, { features: [] }, { error: null }])(
    'returns undefined for the body %j',
    (body) => {
      expect(classifyArcgis(body, 'The county')).toBeUndefined()
    },
  )

  it.skipIf(!samples)('recognizes a recorded error with HTTP 200', () => {
    const path = 'us-florida-parcels/arcgis-generic/us-mi-kent-error-in-http-200.json'
    const body: unknown = JSON.parse(readFileSync(join(samples ?? '', path), 'utf8'))
    expect(classifyArcgis(body, 'Kent County')?.code).toBe('upstream_rejected')
  })
})
