import { describe, expect, it } from 'vitest'
import { type ErrorCode, statusOf } from '@/lib/connector/errors'
import { adviceFor, describeProblem } from './problem-advice'

const codes = Object.keys(statusOf) as ErrorCode[]

describe('adviceFor', () => {
  it('offers no retry if the visitor has to change the request', () => {
    const repeated = codes.filter((code) => statusOf[code] < 500 && adviceFor[code].mayPass)
    expect(repeated).toEqual(['rate_limited'])
  })

  it('offers a retry only for failures that may pass with time', () => {
    const mendable = codes.filter((code) => adviceFor[code].mayPass).sort()
    expect(mendable).toEqual(['internal', 'rate_limited', 'upstream_timeout', 'upstream_unavailable'])
  })

  it('gives every kind of failure a different headline', () => {
    expect(new Set(codes.map((code) => adviceFor[code].headline)).size).toBe(codes.length)
  })
})

describe('describeProblem', () => {
  const problem = {
    code: 'rate_limited' as const,
    message: 'The office is limiting requests. Try again in a minute.',
    issues: [],
  }

  it('states the retry time of the source once', () => {
    expect(describeProblem({ ...problem, retryAfter: 30 })).toBe(
      'The office is limiting requests. Try again in 30 seconds.',
    )
    expect(describeProblem(problem)).toBe(problem.message)
    const page = 'The official page may still work: https://www.example.gov'
    const wordings = [
      `The office did not answer in time. Try again in a few minutes. ${page}`,
      'The office sent a web page instead of data. Try again later.',
      'The office gave up. Try again later, or ask for fewer rows.',
      'The office did not answer.',
    ]
    const sentences = wordings.map((message) => describeProblem({ ...problem, message, retryAfter: 3 }))
    expect(sentences.map((text) => text.match(/Try again/g)?.length)).toEqual([1, 1, 1, 1])
    expect(sentences[0]).toBe(`The office did not answer in time. Try again in 3 seconds. ${page}`)
  })
})
