import { describe, expect, it } from 'vitest'
import { causeOfAnswer, causeOfError } from './cause'

const json = (body: unknown, status = 200) => causeOfAnswer({ status, text: JSON.stringify(body) }, body)
const html = (title: string, status = 200) =>
  causeOfAnswer({ status, text: `<html><head><title>\n${title}</title>` }, undefined)
const error = (code: number, message: string, details?: unknown) =>
  json({ error: { code, message, ...(details === undefined ? {} : { details }) } })

describe('ArcGIS failure causes', () => {
  it.each([
    [error(400, 'Cannot perform query.', ["'Invalid field: X' parameter is invalid"]), 'columnGone'],
    [error(400, 'Invalid URL', ['Invalid URL']), 'gone'],
    [error(499, 'Token Required', []), 'token'],
    [error(498, 'Invalid Token'), 'token'],
    [error(400, 'Pagination is not supported.', []), 'noPaging'],
    [error(400, 'Failed to execute query.'), 'queryFailed'],
    [error(400, '', ['The requested layer (layerId: 0) was not found.']), 'gone'],
    [json({ status: 'error', messages: ['Could not access any server machines.'] }), 'stopped'],
    [error(405, 'Method not supported', 'HTTP GET is disabled'), 'queryFailed'],
    [error(503, "User couldn't access this resource 'landslides'", []), 'forbidden'],
    [error(500, 'Service Parcels/MapServer not found', []), 'gone'],
    [error(500, 'Service Parcels/MapServer not started', []), 'stopped'],
    [error(429, 'Unable to perform query. Too many requests.'), 'limited'],
    [
      html("Error: Field name 'STATE_PARCEL_ID' does not exist. Did you mean 'state_parcel_id'?"),
      'columnGone',
    ],
    [html('Just a moment...'), 'forbidden'],
    [html('Sign in'), 'webPage'],
    [html('Not here', 404), 'gone'],
    [html('Service Unavailable', 503), 'stopped'],
    [html('Forbidden', 403), 'forbidden'],
    [causeOfAnswer({ status: 200, text: ' ' }, undefined), 'empty'],
    [causeOfAnswer({ status: 200, text: 'ok' }, undefined), 'notUnderstood'],
  ])('classifies response %# as $1', (cause, expected) => {
    expect(cause).toBe(expected)
  })

  it('returns undefined for a response without an error', () => {
    expect(json({ features: [] })).toBeUndefined()
    expect(json({ count: 0, error: null })).toBeUndefined()
  })

  it('classifies an error by the code of the error or of a nested cause', () => {
    const refused = Object.assign(new Error('unable to verify'), { code: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE' })
    expect(
      causeOfError(new Error('no way', { cause: new TypeError('fetch failed', { cause: refused }) })),
    ).toBe('certificate')
    expect(causeOfError(Object.assign(new Error('x'), { code: 'UND_ERR_CONNECT_TIMEOUT' }))).toBe('timedOut')
    expect(causeOfError(Object.assign(new Error('x'), { code: 'ECONNREFUSED' }))).toBe('unreachable')
  })
})
