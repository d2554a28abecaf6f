import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tries } from '@/lib/testing/long-run'
import {
  sectionAt,
  sectionByIdentifier,
  sectionPolygon,
  sectionsOf,
  townshipAt,
  townshipByIdentifier,
  townshipPolygon,
  townshipsIn,
} from './grid'
import { centreOf, cornerOf } from './lines'
import { partsOf } from './section-parts'

const somewhere = fc.record({
  longitude: fc.double({ min: -124, max: -82, noNaN: true }),
  latitude: fc.double({ min: 30, max: 49, noNaN: true }),
})

const idahoTownships = [...townshipsIn([-117.3, 42, -111, 49])].filter((township) =>
  township.plssId.startsWith('ID'),
)

describe('sample survey grid', () => {
  it('agrees with the real survey near an initial point', () => {
    expect(townshipAt(-116.2023, 43.615)?.plssId).toBe('ID080030N0020E0')
    expect(townshipAt(-107.91452, 45.68015)?.plssId).toBe('MT200020S0310E0')
  })

  it('finds each section by a center inside the polygon of the section', () => {
    fc.assert(
      fc.property(somewhere, ({ longitude, latitude }) => {
        const township = townshipAt(longitude, latitude)
        fc.pre(township !== null)
        if (!township) return
        for (const section of sectionsOf(township)) {
          const centre = centreOf(township.cell, section.window)
          expect(sectionAt(...centre)?.firstDivisionId).toBe(section.firstDivisionId)
          expect(booleanPointInPolygon(centre, sectionPolygon(section))).toBe(true)
          expect(booleanPointInPolygon(centre, townshipPolygon(township))).toBe(true)
        }
        expect(townshipByIdentifier(township.plssId)).toEqual(township)
      }),
      { numRuns: tries(60) },
    )
  })

  it('finds every township of a box once by its identifier', () => {
    const identifiers = idahoTownships.map((township) => township.plssId)
    expect(new Set(identifiers).size).toBe(identifiers.length)
    expect(identifiers.length).toBeGreaterThan(2_000)
    expect(idahoTownships.every(({ plssId }) => townshipByIdentifier(plssId)?.plssId === plssId)).toBe(true)
  })

  it('numbers sections in rows of alternating direction from the northeast corner', () => {
    const township = townshipByIdentifier('ID080030N0020E0')
    const numbers =
      township &&
      sectionsOf(township)
        .toSorted(byPlace)
        .map((section) => section.number)
    expect(numbers?.slice(0, 12)).toEqual([
      '06',
      '05',
      '04',
      '03',
      '02',
      '01',
      '07',
      '08',
      '09',
      '10',
      '11',
      '12',
    ])
    expect(numbers?.slice(30)).toEqual(['31', '32', '33', '34', '35', '36'])
  })

  it('gives neighboring sections exactly the same corners', () => {
    const cell = { code: '08', row: 2, column: 1 }
    expect(cornerOf(cell, 24, 7)).toEqual(cornerOf({ ...cell, column: 2 }, 0, 7))
    expect(cornerOf(cell, 9, 24)).toEqual(cornerOf({ ...cell, row: 3 }, 9, 0))
  })

  it("contains no township outside of a state's numbers or surveyed land", () => {
    expect(townshipByIdentifier('ID080990N0020E0')).toBeNull()
    expect(townshipByIdentifier('ID330030N0020E0')).toBeNull()
    expect(townshipByIdentifier('ID08')).toBeNull()
    expect(townshipAt(-97.74, 30.27)).toBeNull()
    expect(townshipAt(-92, 25)).toBeNull()
  })

  it('puts half townships beside the other half of a whole township', () => {
    const half = idahoTownships.find((township) => township.numbers.townshipFraction === '2')
    expect(half).toBeDefined()
    if (!half) return
    const rest = townshipByIdentifier(half.plssId.replace(/^(.{7})2/, '$10'))
    expect(sectionsOf(half).length).toBeLessThanOrEqual(18)
    expect(rest?.cell).toEqual(half.cell)
    expect(rest?.piece.window).not.toEqual(half.piece.window)
  })

  it('contains duplicate townships and sections above 36', () => {
    const duplicates = new Set(idahoTownships.map((township) => township.numbers.duplicate))
    expect([...duplicates].toSorted()).toEqual(['0', '1', 'A'])
    const beyond = idahoTownships.flatMap(sectionsOf).filter((section) => section.number === '37')
    expect(beyond.length).toBeGreaterThan(10)
    const [first] = beyond
    expect(first && sectionByIdentifier(first.firstDivisionId)?.window).toEqual(first?.window)
  })

  it('contains parts of Alaska without sections, and land grants without townships', () => {
    const alaska = [...townshipsIn([-149, 63.5, -147, 64.3])]
    const counts = new Set(alaska.map((township) => sectionsOf(township).length))
    expect([...counts].toSorted((a, b) => a - b)).toEqual(expect.arrayContaining([0, 1, 36]))
    const undivided = alaska.flatMap(sectionsOf).find((section) => section.type === 'UN')
    expect(undivided?.firstDivisionId).toMatch(/^AK.{13}UN000$/)
    const holes = [-106, -105.8, -105.6, -105.4, -105.2, -105, -104.8, -104.6, -104.4].flatMap((longitude) =>
      [33, 33.2, 33.4, 33.6, 33.8, 34, 34.2].filter((latitude) => townshipAt(longitude, latitude) === null),
    )
    expect(holes.length).toBeGreaterThan(0)
  })
})

describe('parts of a section', () => {
  it('divides a section into sixteen parts of about forty acres, numbered from right to left', () => {
    const section = sectionByIdentifier('ID080030N0020E0SN150')
    const parts = section ? partsOf(section) : []
    expect(parts.map((part) => part.aliquot).slice(0, 4)).toEqual(['NWNW', 'NENW', 'NWNE', 'NENE'])
    expect(parts[6]?.secondDivisionId).toBe('ID080030N0020E0SN150ASWNE')
    expect(parts.every((part) => part.acres > 38 && part.acres < 42)).toBe(true)
  })

  it('replaces parts with lots on the north and west sides', () => {
    const section = sectionByIdentifier('ID080030N0020E0SN060')
    const lots = (section ? partsOf(section) : []).map((part) => part.lot)
    expect(lots).toEqual([4, 3, 2, 1, 5, null, null, null, 6, null, null, null, 7, null, null, null])
  })
})

function byPlace(
  a: { window: { west: number; north: number } },
  b: { window: { west: number; north: number } },
) {
  return b.window.north - a.window.north || a.window.west - b.window.west
}
