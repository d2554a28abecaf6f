import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tries } from '@/lib/testing/long-run'
import { countyAt } from '../addresses/county-at'
import { facilityCounties } from './counties'
import { quartersByStatute, worldDay } from './dates'
import {
  addressOf,
  countFacilities,
  facilitiesIn,
  facilitiesNear,
  facilitiesOfCounty,
  facilitiesOfState,
  facilityByProgramId,
  facilityByRegistryId,
  industryOf,
  milesBetween,
  numbersIn,
  numbersNear,
  permitId,
  type SampleFacility,
} from './facilities'
import { registeredIn } from './numbers'
import { isPermitActive, permitCount } from './permits'

const delaware = [...facilitiesOfState('DE')]
const houston = [-95.37, 29.76] as const

const shareOf = (facilities: SampleFacility[], is: (facility: SampleFacility) => boolean) =>
  facilities.filter(is).length / facilities.length

describe('sample facilities', () => {
  it('generates thousands of facilities near a large town and few far from towns', () => {
    const near = (longitude: number, latitude: number, miles: number) =>
      [...numbersNear(longitude, latitude, miles)].length
    expect(near(...houston, 99.9)).toBeGreaterThan(5_000)
    expect(near(...houston, 0.25)).toBeGreaterThan(10)
    expect(near(-107.2, 43, 10)).toBeLessThan(60)
    expect(near(-92, 25, 50)).toBe(0)
  })

  it('counts facilities by state without generating them', () => {
    expect(countFacilities('DE')).toBe(delaware.length)
    expect(countFacilities('TX')).toBeGreaterThan(100_000)
    expect(countFacilities('ZZ')).toBe(0)
    const registered = facilityCounties().filter(({ state }) => state === 'DE')
    expect(registered.reduce((sum, county) => sum + registeredIn(county), 0)).toBe(
      delaware.filter(({ isRegistered }) => isRegistered).length,
    )
  })

  it('generates the same facilities inside a circle, inside its bounding box and one by one', () => {
    const place = fc.record({
      longitude: fc.double({ min: -76.2, max: -75, noNaN: true }),
      latitude: fc.double({ min: 38.4, max: 39.9, noNaN: true }),
      miles: fc.double({ min: 0.1, max: 30, noNaN: true }),
    })
    fc.assert(
      fc.property(place, ({ longitude, latitude, miles }) => {
        const inCircle = [...facilitiesNear(longitude, latitude, miles)].filter(
          ({ county }) => county.state === 'DE',
        )
        const oneByOne = delaware.filter(
          ({ position }) => position && milesBetween({ longitude, latitude }, position) <= miles,
        )
        expect(inCircle.map(({ number }) => number)).toEqual(oneByOne.map(({ number }) => number))
      }),
      { numRuns: tries(20) },
    )
    const box = [-75.6, 39, -75.4, 39.3] as const
    const inBox = delaware.filter(({ position }) => {
      if (!position) return false
      const { longitude, latitude } = position
      return longitude >= box[0] && longitude <= box[2] && latitude >= box[1] && latitude <= box[3]
    })
    const matches = [...facilitiesIn([...box])].filter(({ county }) => county.state === 'DE')
    expect(matches.map(({ number }) => number)).toEqual(inBox.map(({ number }) => number))
    expect([...numbersIn([-76, 38, -74.9, 40])].length).toBeGreaterThan(inBox.length)
  })

  it('gives facilities a position in their county and an address in the capital of their state', () => {
    for (const facility of delaware.slice(0, 300)) {
      const { position, county } = facility
      if (position)
        expect(countyAt(position.longitude, position.latitude)?.properties.geoid).toBe(county.geoid)
      const { street, city, zip } = addressOf(facility)
      expect([street, city, zip]).toEqual([expect.stringMatching(/^\d+ [A-Z\d ]+$/), 'DOVER', '19901'])
    }
    const [sanJuan] = facilitiesOfCounty('72127')
    expect(sanJuan && addressOf(sanJuan)).toMatchObject({ city: 'SAN JUAN', zip: '00901' })
  })

  it('finds facilities by registry id and by permit', () => {
    const ids = ({ isRegistered }: SampleFacility) => (isRegistered ? /^110\d{9}$/ : /^(DER\d{9}|\d{4})$/)
    expect(delaware.filter((facility) => !ids(facility).test(facility.registryId))).toEqual([])
    const registered = delaware.filter(({ isRegistered }) => isRegistered)
    const matches = registered.map(({ registryId }) => facilityByRegistryId(registryId)?.number)
    expect(matches).toEqual(registered.map(({ number }) => number))
    const lost = delaware.flatMap((facility) =>
      facility.permits
        .filter(({ record }) => record)
        .map((permit) => permitId(facility, permit))
        .filter((id) => facilityByProgramId(id)?.number !== facility.number),
    )
    expect(lost).toEqual([])
    expect(new Set(delaware.map(({ registryId }) => registryId)).size).toBe(delaware.length)
    for (const id of ['110000000000', '9434', '', 'DER', "110' OR 1=1", '1108257660740']) {
      expect([facilityByRegistryId(id), facilityByProgramId(id)]).toEqual([null, null])
    }
  })

  it('contains facilities without position, registry id, industry or accuracy, and repeated positions', () => {
    expect(shareOf(delaware, ({ position }) => position === null)).toBeCloseTo(0.025, 1)
    expect(shareOf(delaware, ({ isRegistered }) => !isRegistered)).toBeCloseTo(0.004, 2)
    expect(shareOf(delaware, ({ industries }) => industries.length === 0)).toBeGreaterThan(0.04)
    expect(shareOf(delaware, ({ isActive }) => !isActive)).toBeGreaterThan(0.1)
    expect(shareOf(delaware, ({ accuracyMeters }) => accuracyMeters === null)).toBeGreaterThan(0.04)
    const places = delaware.flatMap(({ position }) =>
      position ? `${position.longitude} ${position.latitude}` : [],
    )
    expect(new Set(places).size).toBeLessThan(places.length)
    const permits = delaware.map(
      ({ permits: all }) => all.filter(({ program }) => program === 'water').length,
    )
    expect(new Set(permits)).toEqual(new Set([0, 1, 2, 3]))
  })

  it('counts the same permits with and without generating them', () => {
    const all = delaware.flatMap(({ number, permits }) => permits.map((permit) => ({ number, permit })))
    const active = all.map(({ number, permit }) => isPermitActive(number, permit.program, permit.ordinal))
    expect(all.map(({ permit }) => permit.isActive)).toEqual(active)
    for (const program of ['air', 'water', 'waste', 'toxics'] as const) {
      const flags = delaware.map(
        ({ permits }) => permits.filter((permit) => permit.program === program).length,
      )
      const counted = delaware.map(({ number }) => permitCount(number, industryOf(number), program))
      expect(counted, program).toEqual(flags)
    }
  })

  it('generates as many quarters as each law publishes, and events of the last five years', () => {
    const strays = delaware
      .flatMap(({ permits }) => permits)
      .filter(({ record, program }) => {
        if (!record) return false
        const quarters = { water: 13, drinkingWater: 13 }[program as string] ?? 12
        const days = [...record.inspections, ...record.notices, ...record.formal].map(({ day }) => day)
        const areInTime = days.every((day) => day <= worldDay && day > worldDay - 1_827)
        return record.quarters.length !== quarters || !areInTime || (!record.isEvaluated && days.length > 0)
      })
    expect(strays).toEqual([])
    expect(Object.values(quartersByStatute).map((quarters) => quarters.length)).toEqual([12, 12, 13, 13])
  })
})
