import { describe, expect, it } from 'vitest'
import type { Problem } from '@/lib/connector/errors'
import type { Result } from '@/lib/connector/result'
import { describeInterpretation, searchAssessments } from './search-assessments'

type Records = Result<{ records: string[] }>
const meta = {} as Extract<Records, { ok: true }>['meta']
const answerOf = (...records: string[]): Records => ({ ok: true, data: { records }, meta })
const needsCounty: Records = {
  ok: false,
  error: {
    code: 'invalid_params',
    message: '',
    issues: [{ path: 'county', message: '' }],
  } as unknown as Problem,
}

const source = (spelling: string, needed = false) => {
  const scopes: object[] = []
  const ask = async (narrowed: { county?: string; streetAddress?: string }): Promise<Records> => {
    scopes.push(narrowed)
    if (needed && !narrowed.county) return needsCounty
    return (narrowed.streetAddress ?? 'as typed') === spelling ? answerOf('home') : answerOf()
  }
  return { ask, scopes }
}

const candidate = (matchedAddress?: string) => ({
  county: async () => 'Utah County',
  matchedAddress: async () => matchedAddress,
})

describe('searchAssessments', () => {
  it('sends one request if the typed address matches', async () => {
    const { ask, scopes } = source('as typed')
    expect(await searchAssessments(ask, candidate('930 E 100 N'))).toEqual({ found: answerOf('home') })
    expect(scopes).toEqual([{}])
  })

  it("searches and reports the geocoder's spelling if the typed address does not match", async () => {
    const { ask, scopes } = source('930 E 100 N', true)
    expect(await searchAssessments(ask, candidate('930 E 100 N'))).toEqual({
      found: answerOf('home'),
      inCounty: 'Utah County',
      readAs: '930 E 100 N',
    })
    expect(scopes.at(-1)).toEqual({ county: 'Utah County', streetAddress: '930 E 100 N' })
    expect(describeInterpretation('930 E 100 N')).toContain('“930 E 100 N”')
  })

  it('returns an empty result if no spelling matches', async () => {
    expect(await searchAssessments(source('elsewhere').ask, candidate('930 E 100 N'))).toEqual({
      found: answerOf(),
    })
    expect(await searchAssessments(source('elsewhere').ask, candidate())).toEqual({ found: answerOf() })
  })
})
