import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stateAt } from '@/lib/geography/state-at'
import { tries } from '@/lib/testing/long-run'
import { addressAt, locateAddress, writeStreetLine } from '../addresses/addresses'
import { inspectionsOf, violationsOf } from './events'
import { permitsAtNumber, permitsNear, permitsOfSerial } from './permits'
import { middleOf, permitPlaces } from './places'

const chicago = middleOf('chicago')
const mesa = middleOf('mesa')
const permits = permitsNear(chicago, 3000)
const anyPermit = fc.constantFrom(...permits, ...permitsNear(mesa, 300))

describe('permits near a place', () => {
  it('generates the requested number of permits, newest first, each with a unique number', () => {
    expect(permits).toHaveLength(3000)
    const days = permits.map(({ submitted }) => submitted)
    expect(days).toEqual(days.toSorted().reverse())
    expect(new Set(permits.map(({ number }) => number)).size).toBe(3000)
    expect(permits.every(({ index }) => index < 100_000_000)).toBe(true)
  })

  it('returns some of the same permits if fewer are requested', () => {
    const numbers = new Set(permits.map(({ number }) => number))
    const few = permitsNear(chicago, 200)
    expect(few).toHaveLength(200)
    expect(few.every(({ number }) => numbers.has(number))).toBe(true)
  })

  it('locates permits at addresses that the geocoder finds', () => {
    fc.assert(
      fc.property(anyPermit, (permit) => {
        const address = addressAt(permit.longitude, permit.latitude)
        expect(address && writeStreetLine(address).toUpperCase()).toBe(permit.line)
        const matches = locateAddress(`${permit.line}, ${permit.city}, ${permit.state} ${permit.zip}`)
        expect(matches.map(({ lot }) => lot)).toContainEqual(address?.lot)
        const parts = [permit.houseNumber, permit.direction, permit.street, permit.suffix]
        expect(parts.join(' ').trim()).toBe(permit.line)
      }),
      { numRuns: 100 },
    )
  })

  it('finds permits by house number, and by lot number', () => {
    fc.assert(
      fc.property(fc.constantFrom(...permits), (permit) => {
        expect(permitsAtNumber(chicago, permit.houseNumber)).toContainEqual(permit)
        expect(permitsOfSerial(chicago, Number(permit.parcel.slice(1, 9)))).toContainEqual(permit)
      }),
      { numRuns: tries(10) },
    )
  })

  it('finds permits at every address of the town, even far from its middle', () => {
    const [address] = locateAddress('742 W Inkwell St, Chicago, IL')
    const atHouse = permitsAtNumber(chicago, 742).filter(({ line }) => line === '742 W INKWELL ST')
    expect(atHouse.length).toBeGreaterThan(0)
    expect(atHouse[0]?.latitude).toBeCloseTo(address?.latitude ?? 0, 5)
  })

  it('generates dates in the order of the permit steps, and statuses that match the dates', () => {
    for (const { submitted, issued, completed, status } of permits) {
      const days = [submitted, issued, completed].filter((day) => day !== null)
      expect(days).toEqual(days.toSorted())
      expect(days.at(-1)?.localeCompare('2026-11-13')).toBeLessThanOrEqual(0)
      expect(status === 'complete').toBe(completed !== null)
      expect(status === 'in review').toBe(issued === null)
    }
  })

  it('adds dwellings only in permits for new homes', () => {
    for (const { use, isNew, units } of permits) {
      const isHome = use !== 'garage' && use !== 'roof' && use !== 'shop'
      expect(units > 0).toBe(isNew && isHome)
    }
    expect(permits.some(({ units }) => units > 50)).toBe(true)
  })

  it('uses fictional phone numbers and e-mail addresses of a reserved domain', () => {
    for (const { contractor } of permits) {
      expect(contractor.phone).toMatch(/^\(\d{3}\) 555-01\d\d$/)
      expect(contractor.email).toMatch(/\.example$/)
    }
  })

  it.each([
    ['a telephone number', /\(\d{3}\) 555-01\d\d/],
    ['an e-mail address', /@\w+\.example/],
    ['an instruction', /Ignore all previous instructions/],
    ['an instruction with an invisible letter', /Ig\u200bnore/],
    ['a character that reverses the text direction', /\u202e/],
    ['a script', /<script>/],
    ['a formula', /^=HYPERLINK/],
    ['a parcel number of ten digits', /APN \d{10}\b/],
    ['a picture in Markdown', /!\[plan\]/],
    ['a test record', /^TEST RECORD$/],
  ])('a description contains %s', (_what, pattern) => {
    expect(permits.some(({ description }) => pattern.test(description))).toBe(true)
  })

  it('a description contains five thousand characters', () => {
    expect(permits.some(({ description }) => description.length === 5000)).toBe(true)
  })
})

describe('places of permits', () => {
  it.each(permitPlaces)('contains the place %s on land, with permits around it', (place) => {
    const { longitude, latitude } = middleOf(place)
    const state = stateAt(longitude, latitude)
    expect(state).not.toBeNull()
    const near = permitsNear({ longitude, latitude }, 40)
    expect(near).toHaveLength(40)
    expect(new Set(near.map((permit) => permit.state))).toEqual(new Set([state]))
    for (const permit of near) expect(Math.abs(permit.latitude - latitude)).toBeLessThan(0.05)
  })
})

describe('inspections and violations', () => {
  it('assigns each inspection and violation to an earlier permit of the same house', () => {
    const byNumber = new Map(permits.map((permit) => [permit.number, permit]))
    const events = permits.flatMap((permit) => [...inspectionsOf(permit), ...violationsOf(permit)])
    const strays = events.filter((event) => {
      const { line, issued, submitted = '9' } = byNumber.get(event.permit) ?? {}
      const isLater = event.day >= submitted && (!('result' in event) || event.day > (issued ?? '9'))
      return event.line !== line || !isLater
    })
    expect(strays).toEqual([])
  })

  it('gives inspections and violations unique numbers', () => {
    for (const of of [inspectionsOf, violationsOf]) {
      const events = permits.flatMap<{ index: number }>(of)
      expect(new Set(events.map(({ index }) => index)).size).toBe(events.length)
    }
  })

  it('generates no inspection before a permit is issued, and about one violation for three permits', () => {
    const waiting = permits.filter(({ issued }) => issued === null)
    expect(waiting.flatMap(inspectionsOf)).toEqual([])
    const share = permits.flatMap(violationsOf).length / permits.length
    expect(share).toBeGreaterThan(0.25)
    expect(share).toBeLessThan(0.45)
  })
})
