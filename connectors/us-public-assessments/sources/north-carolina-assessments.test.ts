import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { writeStreetLine } from '@/lib/sample-world/addresses/addresses'
import { textOf } from '@/lib/sample-world/rolls/publish-rolls'
import { towns } from '@/lib/sample-world/rolls/roll-search'
import { parseAddressQuestion } from '@/lib/street-address/parse-address-question'
import { matchOf } from '../search/property-rows'
import { rolls } from '../simulated/rolls'
import { describeRows } from '../testing/describe-rows'
import { createAssessments, history, keyOf, sample, search } from '../testing/engine'
import { findProperty } from '../testing/fixture'
import { northCarolina } from './north-carolina-assessments'

const parnoOf = textOf(rolls.northCarolina, 'parcelId')

const source = 'north-carolina-assessments'
const charlotte = towns('NC', 'Charlotte')
const samples = process.env.UPSTREAM_SAMPLES

const row = (cells: Record<string, string | number>) => ({ parno: '1', stcntyfips: '37031', ...cells })
const addressOf = (cells: Record<string, string | number>) =>
  describeRows(northCarolina, [row(cells)])[0]?.siteAddress

describe('street lines of North Carolina', () => {
  it.each([
    ['486 HARKERS ISLAND RD BEAUFORT NC 28516', 'BEAUFORT', '486 HARKERS ISLAND RD'],
    ['486 HARKERS ISLAND RD BEAUFORT NC 28516', '', '486 HARKERS ISLAND RD'],
    ['450 SHADY RIDGE RD WAYNESVILLE NC 2878', '', '450 SHADY RIDGE RD'],
    ['1504 S CLINTON AVE  DUNN', '', '1504 S CLINTON AVE'],
    ['1000 E WOODLAWN RD, 203 CHARLOTTE NC', '', '1000 E WOODLAWN RD UNIT 203'],
    ['2505 WILLIAMSBURG DR NW', 'WILSON', '2505 WILLIAMSBURG DR NW'],
    ['420 HAYWOOD ST', 'RALEIGH', '420 HAYWOOD ST'],
    ['12 OLD US HWY 1', '', '12 OLD US HWY 1'],
    ['99 EXAMPLE  RIDGE RD', '', '99 EXAMPLE RIDGE RD'],
  ])('reads the street line of %s in the city "%s"', (siteadd, scity, line) => {
    expect(addressOf({ siteadd, scity })).toBe(line)
  })

  it('composes a street line from its parts only if there is no whole line', () => {
    const parts = { saddno: '1300599', saddstr: '2505', saddsttyp: '' }
    expect(addressOf({ ...parts, siteadd: '2505 WILLIAMSBURG DR NW' })).toBe('2505 WILLIAMSBURG DR NW')
    expect(addressOf({ siteadd: '', saddno: '1900', saddstr: 'BESSEMER', saddstsuf: 'E' })).toBe(
      '1900 BESSEMER E',
    )
    expect(addressOf({ siteadd: '', saddno: '', saddstr: 'BESSEMER' })).toBeNull()
  })

  it('matches a street line with its own house and with no other house', () => {
    const queryOf = (line: string) => {
      const address = parseAddressQuestion(line)
      return (
        address && matchOf(northCarolina, { siteadd: '486 HARKERS ISLAND RD BEAUFORT NC 28516' }, address)
      )
    }
    expect(queryOf('486 Harkers Island Road, Beaufort, NC')).not.toBeNull()
    expect(queryOf('484 Harkers Island Road, Beaufort, NC')).toBeNull()
  })
})

describe('unknown values of North Carolina', () => {
  it('drops the placeholders that counties write for unknown values', () => {
    const [wilkes, duplin] = describeRows(northCarolina, [
      row({ structyear: 1600, parusedesc: 'R' }),
      row({ parno: '2', stcntyfips: '37061', structyear: 1988, parusedesc: 'VACANT LAND' }),
    ])
    expect(wilkes).toMatchObject({ yearBuilt: null, landUse: 'R' })
    expect(duplin).toMatchObject({ yearBuilt: 1988, landUse: null })
  })
})

describe('values of North Carolina', () => {
  const valuesIn = async (city: string) => {
    const house = findProperty(towns('NC', city), ({ kind }) => kind === 'house')
    const { records } = await search({ source, parcelId: parnoOf(house) })
    const { property, assessments } = await history(keyOf(records[0]))
    expect(assessments).toEqual([])
    return property
  }

  it('assigns values to the kind that the county declares', async () => {
    const [wake, mecklenburg] = [await valuesIn('Raleigh'), await valuesIn('Charlotte')]
    expect(wake?.marketValue).toBeGreaterThan(0)
    expect(wake).toMatchObject({ assessedValue: null, sourceAttributes: { landValueBasis: 'market value' } })
    expect(mecklenburg?.assessedValue).toBeGreaterThan(0)
    expect(mecklenburg).toMatchObject({
      marketValue: null,
      sourceAttributes: { landValueBasis: 'assessed value' },
    })
  })
})

describe('addresses without a county in North Carolina', () => {
  it('finds an address around its point if the street line is empty or includes the place', async () => {
    for (const isEmpty of [true, false]) {
      const house = findProperty(
        charlotte,
        ({ kind, roll }) => kind === 'house' && roll('line') < 0.5 === isEmpty,
      )
      const { records } = await search({
        source,
        streetAddress: writeStreetLine(house.address),
        city: 'Charlotte',
      })
      expect(records.map(({ parcelId }) => parcelId)).toEqual([parnoOf(house)])
    }
  })

  it('sends no LIKE pattern in a search of the whole state', async () => {
    const urls: string[] = []
    const engine = createAssessments({
      transport: (request) => {
        urls.push(decodeURIComponent(request.url))
        return sample(request)
      },
    })
    const house = findProperty(charlotte, ({ kind }) => kind === 'house')
    const { records } = await search({ source, streetAddress: writeStreetLine(house.address) }, engine)
    expect(records.map(({ parcelId }) => parcelId)).toContain(parnoOf(house))
    expect(urls.join('\n')).toContain('saddno')
    expect(urls.join('\n')).not.toContain('geocoding')
    expect(urls.join('\n')).not.toMatch(/ LIKE /i)
  })
})

describe('unknown counties in North Carolina', () => {
  it('omits matches in other counties, and counts them in a caveat', async () => {
    const house = findProperty(charlotte, ({ kind }) => kind === 'house')
    const params = { source, county: 'Cook', parcelId: parnoOf(house) }
    const { records, caveats } = await search(params)
    expect(records).toEqual([])
    expect(caveats.join(' ')).toContain('Left out: 1 with another county')
  })
})

describe.skipIf(!samples)('recorded rows of North Carolina', () => {
  it('parses two recorded parcels and a placeholder', () => {
    const file = join(samples ?? '', 'us-public-assessments', 'nc-onemap-attribute-rows.json')
    const cells = z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()])))
    const records = describeRows(northCarolina, cells.parse(JSON.parse(readFileSync(file, 'utf8'))))
    expect(records).toMatchObject([
      { parcelId: '1713072013', siteAddress: '420 HAYWOOD ST', city: 'RALEIGH', yearBuilt: 1930 },
      { parcelId: '7875501059-000', siteAddress: '1900 BESSEMER AVE E', city: 'Greensboro', yearBuilt: 1925 },
    ])
    expect(records[0]?.sourceUpdatedAt).toBe('2026-05-17T05:00:00.000Z')
  })
})
