import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Meta } from '@/lib/connector/result'
import { Provenance } from './provenance'

const HOUR = 3_600
const DAY = 24 * HOUR
const failure = 'The City of Chicago does not answer.'

const footOf = (ageSeconds: number) => {
  const meta: Meta = {
    connector: 'open-data-discovery',
    method: 'queryMunicipalBuildingOperations',
    publisher: 'City of Chicago',
    source: 'Building permits',
    state: 'stale',
    ageSeconds,
    retrievedAt: '2026-11-20T12:00:00Z',
    licence: { name: 'Not stated' },
    attribution: 'City of Chicago',
    requests: [],
    sample: false,
    release: 'test',
    refreshFailed: { code: 'upstream_unavailable', message: failure },
  } as unknown as Meta
  return renderToStaticMarkup(<Provenance meta={meta} />)
}

describe('source line of an old result', () => {
  it('warns if the result is older than one day', () => {
    const foot = footOf(2 * DAY)
    expect(foot).toMatch(/text-warn[^<]*>[^<]*We could not get a newer answer/)
    expect(foot).toContain('an older answer, 2 days old')
  })

  it.each([HOUR, DAY - 1])(
    'the source line of a result that is %i seconds old states the failed refresh, but has no warning',
    (age) => {
      const foot = footOf(age)
      expect(foot).not.toMatch(/text-warn|older answer/)
      expect(foot).toContain(failure)
    },
  )
})
