import { describe, expect, it } from 'vitest'
import { arcgis } from '@/lib/conditions/dialects'
import { print } from '@/lib/conditions/print'
import type { Transport } from '@/lib/connector/upstream/transport'
import { textOf } from '@/lib/sample-world/rolls/publish-rolls'
import { towns } from '@/lib/sample-world/rolls/roll-search'
import { parseAddressQuestion } from '@/lib/street-address/parse-address-question'
import { matchOf } from '../search/property-rows'
import { rolls } from '../simulated/rolls'
import { describeRows } from '../testing/describe-rows'
import { createAssessments, history, keyOf, sample, search } from '../testing/engine'
import { findProperty } from '../testing/fixture'
import { wisconsin } from './wisconsin-assessments'

const parcelIdOf = textOf(rolls.wisconsin, 'parcelId')

const source = 'wisconsin-assessments'
const place = { city: '', county: 'st. croix', postalCode: '', municipalityCode: '', thisYear: 2026 }

function askedOf(line: string) {
  const address = parseAddressQuestion(line)
  if (!address) throw new Error('Not an address')
  return address
}

describe('rows of Wisconsin', () => {
  const row = (cells: Record<string, string | number | null>) => ({
    CONAME: 'DANE',
    PARCELID: '1-2',
    ...cells,
  })
  const described = (cells: Record<string, string | number | null>) =>
    describeRows(wisconsin, [row(cells)])[0]

  it('excludes labels of roads, gaps and water', () => {
    const labels = ['ROW', 'GAP', 'HYDRO', 'NO PIN - ROW', null]
    expect(
      describeRows(
        wisconsin,
        labels.map((PARCELID) => row({ PARCELID })),
      ),
    ).toEqual([])
  })

  it('separates parcels by county, and by the position of dashes in the id', () => {
    const ids = [
      row({ PARCELID: '1-1109' }),
      row({ PARCELID: '11-109' }),
      row({ PARCELID: '11-109', CONAME: 'DUNN' }),
    ]
    expect(describeRows(wisconsin, ids)).toHaveLength(3)
  })

  it.each([
    ['1,4', 'residential, agricultural'],
    ['5M', 'agricultural forest'],
    ['9', 'class 9'],
    [null, null],
  ])('reads the class %s as %s', (PROPCLASS, landUse) => {
    expect(described({ PROPCLASS })?.landUse).toBe(landUse)
  })

  it.each([
    ['2/5/2026', '2026-02-05'],
    ['2026-02-05', '2026-02-05'],
    [Date.UTC(2026, 1, 5), '2026-02-05T00:00:00.000Z'],
    [null, null],
  ])('reads the load date %s as %s', (LOADDATE, day) => {
    expect(described({ LOADDATE })?.sourceUpdatedAt).toBe(day)
  })

  it('returns the first acreage that is not 0, and null if all are 0', () => {
    expect(described({ DEEDACRES: 0, ASSDACRES: 2, GISACRES: 3 })?.acreage).toBe(2)
    expect(described({ DEEDACRES: 0, ASSDACRES: null, GISACRES: 0 })?.acreage).toBeNull()
  })
})

describe('addresses of Wisconsin', () => {
  const textOf = (line: string) =>
    wisconsin.address.ask(askedOf(line), place).map((condition) => print(condition, arcgis))

  it('queries grid addresses by prefix and number', () => {
    const [parts = ''] = textOf('W180 N8085 Town Hall Rd')
    expect(parts).toContain("ADDNUMPREFIX = 'W180N'")
    expect(parts).toContain("ADDNUM LIKE '8085'")
    expect(textOf('9572 Overland Rd')[0]).not.toContain('ADDNUMPREFIX')
  })

  it('queries addresses within the county in two spellings, ST. CROIX and ST CROIX', () => {
    expect(textOf('9572 Overland Rd')[0]).toContain("CONAME IN ('ST. CROIX', 'ST CROIX')")
  })

  it.each([
    [{ SITEADRESS: 'W180N8085 TOWN HALL RD' }, 'unit'],
    [{ ADDNUMPREFIX: 'W180N', ADDNUM: '8085', STREETNAME: 'TOWN HALL', STREETTYPE: 'RD' }, 'unit'],
    [{ SITEADRESS: 'W180N8087 TOWN HALL RD' }, null],
    [{ SITEADRESS: '8085 TOWN HALL RD' }, null],
  ])('matches only the same grid address: %j', (row, match) => {
    expect(matchOf(wisconsin, row, askedOf('W180N8085 Town Hall Rd'))?.is).toBe(match ?? undefined)
  })
})

describe('values of Wisconsin', () => {
  it('separates assessed and market value under the year of the roll', async () => {
    const house = findProperty(
      towns('WI', 'Madison'),
      ({ kind, roll }) => kind === 'house' && roll('estimate') >= 0.33,
    )
    const { records } = await search({ source, parcelId: parcelIdOf(house) })
    const { assessments } = await history(keyOf(records[0]), [2025, 2024])
    expect(assessments).toHaveLength(1)
    const [{ assessedValue, marketValue, landValue, improvementValue } = {}] = assessments
    expect(assessedValue).toBeLessThan((marketValue ?? 0) * 0.75)
    expect((landValue ?? 0) + (improvementValue ?? 0)).toBe(assessedValue)
  })
})

it('waits longer for this source than for other sources', async () => {
  const transport: Transport = async (request) => {
    await new Promise((resolve, reject) => {
      setTimeout(resolve, 60)
      request.signal.addEventListener('abort', () => reject(request.signal.reason))
    })
    return sample(request)
  }
  const house = findProperty(towns('WI'), ({ kind }) => kind === 'house')
  const engine = createAssessments({ transport, timeout: 20 })
  const { records } = await search({ source, parcelId: parcelIdOf(house) }, engine)
  expect(records).toHaveLength(1)
})
