import { describe, expect, it } from 'vitest'
import { registry } from '@/connectors/engine'
import { describeTime, estimate } from './estimate'

const real = { registry, sample: false }
const requestsOf = (facts: string[]) =>
  Object.fromEntries(estimate(1_000, facts, real).sources.map(({ title, requests }) => [title, requests]))

describe('the estimate of a list', () => {
  it('counts one lot request per place, even if several facts need the lot', () => {
    const lots = registry['us-parcels'].title
    expect(requestsOf(['flood'])[lots]).toBe(1_000)
    expect(requestsOf(['flood', 'soils', 'wetlands'])[lots]).toBe(1_000)
    expect(requestsOf(['section'])[lots]).toBeUndefined()
  })

  it('lists every source once, in descending order of requests', () => {
    const { sources } = estimate(1_000, ['flood', 'section', 'elevation'], real)
    expect(new Set(sources.map(({ title }) => title)).size).toBe(sources.length)
    const counts = sources.map(({ requests }) => requests)
    expect(counts).toEqual(counts.toSorted((one, other) => other - one))
  })

  it('estimates the time of the slowest source, or the processor time if that is longer', () => {
    const spacing = registry['us-parcels'].pace.spacing
    expect(estimate(1_000, ['flood'], real).seconds).toBe(spacing)
    expect(estimate(1_000, ['flood'], { registry, sample: true }).seconds).toBe(Math.ceil(spacing / 25))
    const facts = ['parcel', 'flood', 'wetlands', 'soils', 'elevation', 'section', 'cleanup']
    expect(estimate(1_000, facts, { registry, sample: true }).seconds).toBe(48)
  })

  it.each([
    [40, '40 seconds'],
    [720, '12 minutes'],
    [10_800, '3 hours'],
  ])('describes %i seconds as %s', (seconds, words) => {
    expect(describeTime(seconds)).toBe(words)
  })
})
