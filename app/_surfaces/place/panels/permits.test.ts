import { describe, expect, it } from 'vitest'
import type { Meta } from '@/lib/connector/result'
import { withData } from '../outcome'
import { permits } from './permits'

type Data = Parameters<typeof permits.features>[0]

const answerWith = (property: Data['property']) => {
  const data: Data = { placeName: 'Chicago, Illinois', newest: [], others: [], notes: [], caveats: [] }
  return permits.answer({
    ending: 'found',
    data: { ...data, ...(property ? { property } : {}) },
    metas: [],
  } as Parameters<typeof permits.answer>[0])
}

describe('permits panel', () => {
  it('the one-line summary reports a failure of the feeds of the address, even if the city list responded', () => {
    const property = { city: 'Chicago', line: '742 W Inkwell St', href: '/permits' }
    const problem = {
      code: 'upstream_unavailable',
      message: 'Chicago does not answer.',
      retryable: true,
      issues: [],
    }
    expect(answerWith({ ...property, problem } as unknown as Data['property'])).toMatchObject({
      value: 'Could not load',
      tone: 'bad',
    })
    expect(answerWith(undefined)).toMatchObject({ value: 'City-wide list only', tone: 'quiet' })
  })
})

it('an outcome is stale if any of its results is older than one day', () => {
  const metaOf = (ageSeconds: number) => ({ state: 'stale', ageSeconds }) as Meta
  expect(withData({}, [metaOf(3_600)]).ending).toBe('found')
  expect(withData({}, [metaOf(3_600), metaOf(172_800)]).ending).toBe('stale')
})
