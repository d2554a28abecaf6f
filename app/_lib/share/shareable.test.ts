import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { findShareable, shareablePaths } from './shareable'

describe('findShareable', () => {
  it.each(shareablePaths)('the shareable path %s has a page', (path) => {
    expect(existsSync(fileURLToPath(new URL(`../..${path}/page.tsx`, import.meta.url)))).toBe(true)
  })

  it.each([
    ['/land?at=40.4,-100.4', '/land', {}, { at: '40.4,-100.4' }],
    ['/environment/facility/110%2008', '/environment/facility/[registryId]', { registryId: '110%2008' }, {}],
    ['/permits?a=1&a=2&b=', '/permits', {}, { a: ['1', '2'], b: '' }],
    [
      '/open-data/data.example.gov/ab12-cd34',
      '/open-data/[portal]/[datasetId]',
      { portal: 'data.example.gov', datasetId: 'ab12-cd34' },
      {},
    ],
    // These URLs are in frozen copies of earlier releases, which had more steps.
    ['/assessments/check?key=abcd', '/assessments/find', {}, { key: 'abcd' }],
    ['/assessments/meaning?key=abcd', '/assessments/values', {}, { key: 'abcd' }],
  ])('parses the URL %s into its path, parameters and query', (href, path, params, query) => {
    expect(findShareable(href)).toEqual({ path, params, query })
  })

  it.each([
    '/screening',
    '/parcels',
    '/land/batch',
    '/s/abc',
    '/sources',
    '//land',
    '/\\land',
    'https://example.com/land',
    'javascript:alert(1)',
    'land',
    '',
    '/environment/facility/',
    '/environment/facility/1/2',
    `/land?q=${'a'.repeat(6_000)}`,
  ])('rejects the URL %j', (href) => {
    expect(findShareable(href)).toBeUndefined()
  })

  it('accepts any parameter name, including `__proto__`', () => {
    const target = findShareable('/land?__proto__=1&constructor=2')
    expect(Object.entries(target?.query ?? {})).toEqual([
      ['__proto__', '1'],
      ['constructor', '2'],
    ])
  })
})
