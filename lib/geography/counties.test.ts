import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { counties, countyByFips, findCounties, nearestCountyNames, stateOfFips } from './counties'
import { stateByCode } from './states'

describe('list of counties', () => {
  it('contains each county number once, with a known state', () => {
    expect(counties().length).toBeGreaterThan(3_100)
    expect(new Set(counties().map(({ fips }) => fips)).size).toBe(counties().length)
    for (const { fips, state } of counties()) {
      expect(fips).toMatch(/^\d{5}$/)
      expect(stateByCode(state)?.code).toBe(state)
      expect(stateOfFips(fips)).toBe(state)
    }
  })

  it('finds every county by its own name in any spelling', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...counties()),
        fc.constantFrom((name: string) => name, upper, lower, plain, withKind),
        (county, write) => {
          expect(findCounties(county.state, write(county.name))).toContainEqual(county)
        },
      ),
      { numRuns: 300 },
    )
  })

  it.each([
    ['MO', 'Saint Louis', ['29189', '29510']],
    ['LA', 'Orleans Parish', ['22071']],
    ['IL', 'De Kalb', ['17037']],
    ['TX', 'Haris', []],
    ['TX', 'Cook, IL', []],
  ])('returns the counties in %s with the name "%s": %j', (state, name, expected) => {
    const codes = findCounties(state, name).map(({ fips }) => fips)
    expect(codes.toSorted()).toEqual(expected)
  })

  it('suggests the nearest county names of the same state', () => {
    expect(nearestCountyNames('TX', 'Haris')[0]).toBe('Harris')
    expect(nearestCountyNames('NM', 'dona anna')[0]).toBe('Doña Ana')
    expect(nearestCountyNames('DE', 'Harris')).toHaveLength(3)
    expect(nearestCountyNames('ZZ', 'Harris')).toEqual([])
  })

  it('finds a county by its number', () => {
    expect(countyByFips('48201')).toEqual({ fips: '48201', name: 'Harris', state: 'TX' })
    expect(countyByFips('48999')).toBeUndefined()
  })
})

const upper = (name: string) => name.toUpperCase()
const lower = (name: string) => ` ${name.toLowerCase()} `
const plain = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '')
const withKind = (name: string) => `${name} County`
