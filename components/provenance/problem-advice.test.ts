import { describe, expect, it } from 'vitest'
import { type ErrorCode, statusOf } from '@/lib/connector/errors'
import { adviceFor } from './problem-advice'

const codes = Object.keys(statusOf) as ErrorCode[]

describe('adviceFor', () => {
  it('never offers to repeat a question that the visitor has to change', () => {
    const repeated = codes.filter((code) => statusOf[code] < 500 && adviceFor[code].mayPass)
    expect(repeated).toEqual(['rate_limited'])
  })

  it('offers to repeat only what time alone can mend', () => {
    const mendable = codes.filter((code) => adviceFor[code].mayPass).sort()
    expect(mendable).toEqual(['internal', 'rate_limited', 'upstream_timeout', 'upstream_unavailable'])
  })

  it('gives every failure a headline of its own', () => {
    expect(new Set(codes.map((code) => adviceFor[code].headline)).size).toBe(codes.length)
  })
})
