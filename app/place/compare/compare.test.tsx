import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { EngineCaller } from '@/app/_lib/read/reading-scope'
import { comparedDocument } from '@/app/_surfaces/compare/compared-document'
import { formatDifference } from '@/app/_surfaces/compare/pair-table'
import type { Panel } from '@/app/_surfaces/place/panel'
import { panels } from '@/app/_surfaces/place/panels'
import { assessment } from '@/app/_surfaces/place/panels/assessment'
import { elevation } from '@/app/_surfaces/place/panels/elevation'
import { facilities } from '@/app/_surfaces/place/panels/facilities'
import { flood } from '@/app/_surfaces/place/panels/flood'
import { parcel } from '@/app/_surfaces/place/panels/parcel'
import { type PanelOutcomesById, readOutcomes } from '@/app/_surfaces/place/panels/testing/read-outcomes'
import { placeAt } from '@/app/_surfaces/place/place'
import { createApp } from '@/connectors/engine'
import { csv } from '@/lib/export/csv'
import { joinText } from '@/lib/export/testing/join-text'
import { readCsv } from '@/lib/export/testing/read-csv'
import { comparePanel, describeApart, readPairs, toSection } from './read-pairs'
import { compareHref, compareUrl, gapHref, swapped } from './url'

const points = {
  pensacola: { latitude: 30.421345, longitude: -87.216955 },
  orlando: { latitude: 28.5384, longitude: -81.3792 },
  houston: { latitude: 29.7355, longitude: -95.2654 },
}
let pensacola: PanelOutcomesById
let houston: PanelOutcomesById
let fromLot: NearOutcome[]
let fromPoint: NearOutcome[]

type NearOutcome = Awaited<ReturnType<typeof facilities.read>>
const EDGE = 'the lot’s edge'

beforeAll(async () => {
  const { engine, close } = await createApp({ environment: { UPSTREAM: 'sample', LOG_LEVEL: 'silent' } })
  const read: EngineCaller = (connector, method, params) =>
    engine.call(connector, method, params, { internal: true })
  const dossier = (point: { latitude: number; longitude: number }) => readOutcomes(placeAt(point), read)
  pensacola = await dossier(points.pensacola)
  houston = await dossier(points.houston)
  const places = [points.pensacola, points.houston].map((point) => placeAt(point))
  const readNear = async (lot: boolean) => {
    const [pair] = readPairs(places, read, { series: false, lot }, [facilities])
    return (await pair?.later)?.outcomes as NearOutcome[]
  }
  fromLot = await readNear(true)
  fromPoint = await readNear(false)
  await close()
})

function otherParcel(changed: {
  marketValue?: number | null
  assessedValue?: number | null
  source?: string
  rollYear?: number
  by?: 'other-address'
}): PanelOutcomesById['parcel'] {
  const { parcel: outcome } = pensacola
  if (!('data' in outcome)) throw new Error('The sample has a parcel there.')
  const { roll } = outcome.data
  if (!roll) throw new Error('The sample’s parcel is of a roll.')
  const { rollYear: year = roll.year, by = outcome.data.by, ...fields } = changed
  return {
    ...outcome,
    data: { ...outcome.data, roll: { ...roll, year }, by, parcel: { ...outcome.data.parcel, ...fields } },
  }
}

const pairs = () =>
  panels.map((panel) => ({ panel: panel as Panel, outcomes: [pensacola[panel.id], houston[panel.id]] }))

const row = (rows: ReturnType<typeof comparePanel>, id: string) => rows.find((each) => each.id === id)

describe('comparison of two places', () => {
  it('the difference of two elevations is in feet', () => {
    const height = row(comparePanel(elevation, [pensacola.elevation, houston.elevation]), 'elevationFeet')
    const { cells: [a, b] = [], verdict } = height ?? {}
    expect(verdict).toBe('differs')
    expect(b?.apart).toBeCloseTo((b?.amount ?? 0) - (a?.amount ?? 0))
    expect(a?.text).toMatch(/ ft$/)
  })

  it('a Florida value is not compared with a value of another state, and the reason is shown', () => {
    const rows = comparePanel(parcel, [pensacola.parcel, houston.parcel])
    expect(row(rows, 'marketValue')).toMatchObject({ cells: [{}, { text: 'Not published' }], only: [0] })
    const subtracted = rows.filter(({ cells }) => cells[1]?.apart !== undefined)
    expect(subtracted.map(({ id }) => id)).toEqual(['outlineAcres'])
    expect(describeApart(parcel, [pensacola.parcel, houston.parcel])).toEqual([
      expect.stringContaining('Florida law'),
    ])
  })

  it('distances of facilities from the edges of two lots are compared, but not with distances from a point', () => {
    const ofLots = comparePanel(facilities, fromLot)
    expect(row(ofLots, 'distancesFrom')?.cells.map(({ text }) => text)).toEqual([EDGE, EDGE])
    expect(row(ofLots, 'distanceMiles')?.cells[1]?.apart).toBeDefined()
    const mixed = comparePanel(facilities, [...fromLot.slice(0, 1), ...fromPoint.slice(1)])
    expect(row(mixed, 'distancesFrom')?.cells.map(({ text }) => text)).toEqual([EDGE, 'the point'])
    expect(row(mixed, 'distanceMiles')?.cells[1]?.apart).toBeUndefined()
  })

  it('values are compared only with the same kind, source and year', () => {
    const compared = (other: PanelOutcomesById['parcel']) =>
      row(comparePanel(parcel, [pensacola.parcel, other]), 'marketValue')
    const same = compared(otherParcel({ marketValue: 1_000_000 }))
    const [a, b] = same?.cells ?? []
    expect(b?.apart).toBe((b?.amount ?? 0) - (a?.amount ?? 0))
    for (const [other, why] of [
      [otherParcel({ marketValue: 1, rollYear: 1999 }), /different years/],
      [otherParcel({ marketValue: 1, source: 'elsewhere' }), /two jurisdictions/],
      [otherParcel({ marketValue: 1, by: 'other-address' }), /another parcel than the address/],
    ] as const) {
      expect(compared(other)?.cells[1]?.apart).toBeUndefined()
      expect(compared(other)?.reason).toMatch(why)
    }
    expect(compared(otherParcel({ marketValue: null }))).toMatchObject({
      cells: [{}, { text: 'Not published' }],
      only: [0],
    })
  })

  it('states in one line the possible cost of a parcel and of a flood zone for a buyer', () => {
    const lineOf = (outcome: PanelOutcomesById['parcel']) =>
      'data' in outcome ? parcel.cost.describe(outcome.data) : undefined
    const capped = otherParcel({ marketValue: 300_000, assessedValue: 223_500 })
    expect(lineOf(capped)).toMatch(
      /^This owner’s assessed value is \$223,500, below .*\$300,000.* after a sale/,
    )
    expect(lineOf(otherParcel({ marketValue: 5, assessedValue: 5 }))).toContain('a sale ends none')
    const other = otherParcel({ marketValue: 5, assessedValue: 1, by: 'other-address' })
    expect([lineOf(other), lineOf(otherParcel({ assessedValue: null }))]).toEqual(
      Array(2).fill(expect.stringMatching(/^Not known here/)),
    )
    const { flood: mapped } = houston
    if (!('data' in mapped)) throw new Error('The sample has a flood zone there.')
    const [zone] = mapped.data.answer.zones
    if (!zone) throw new Error('The sample has a flood zone there.')
    const insurance = (specialFloodHazardArea: typeof zone.specialFloodHazardArea) =>
      flood.cost.describe({
        ...mapped.data,
        lot: undefined,
        answer: { ...mapped.data.answer, zones: [{ ...zone, specialFloodHazardArea }] },
      })
    expect(insurance('yes')).toMatch(/^A mortgage will require it: Zone /)
    expect(insurance('no')).toMatch(/^No duty from the map: Zone .*A lender can still ask/)
    expect(insurance('contradictory')).toMatch(/^The map does not say/)
  })

  it('no assessed value is shown before a home is confirmed', () => {
    for (const { cells } of comparePanel(assessment, [pensacola.assessment, houston.assessment]))
      for (const { text } of cells) expect(text).not.toContain('$')
  })

  it('exchanging the two places preserves the differences, and a place has no difference from itself', () => {
    for (const { panel, outcomes } of pairs()) {
      const rows = comparePanel(panel, outcomes)
      const back = comparePanel(panel, outcomes.toReversed())
      const turned = back.map((each) => ({
        ...each,
        cells: each.cells.toReversed(),
        ...(each.only && { only: each.only.map((side) => 1 - side).toReversed() }),
      }))
      expect(turned).toEqual(rows)
      const [, b] = outcomes
      for (const { verdict, cells } of comparePanel(panel, b ? [b, b] : []))
        expect([['same', 'none', 'note'].includes(verdict), cells[1]?.apart ?? 0]).toEqual([true, 0])
    }
  })

  it('the file names a publisher and a time for each found value of each place', async () => {
    const document = comparedDocument(pairs().map(toSection), {
      places: [
        { name: 'Pensacola', point: points.pensacola },
        { name: 'Houston', point: points.houston },
      ],
      question: { a: '30.421345,-87.216955' },
      sample: true,
      now: new Date(),
    })
    const [header = [], ...cells] = readCsv(joinText(csv.render(document)).slice(1))
    const rows = cells.map((each) => Object.fromEntries(header.map((label, n) => [label, each[n] ?? ''])))
    for (const panel of ['Ground elevation', 'Parcel', 'Violations and permits'])
      expect(new Set(rows.filter((each) => each.Panel === panel).map(({ Place }) => Place))).toEqual(
        new Set(['A', 'B']),
      )
    for (const each of rows.filter(({ Outcome }) => Outcome === 'Found'))
      expect([each.Publisher !== '', /^2\d{3}-/.test(each['Retrieved at'] ?? '')]).toEqual([true, true])
    const values = rows.filter((each) => each.Panel === 'Parcel' && each.Place === 'B' && each.Unit === '$')
    expect(new Set(values.map(({ Value }) => Value))).toEqual(new Set(['Not published']))
    const feet = rows.filter((each) => each.Panel === 'Ground elevation' && each.Unit === 'ft')
    expect(feet.map(({ Difference }) => Difference !== '')).toEqual([false, true])
  })
})

describe('compareUrl', () => {
  const side = fc.record(
    {
      q: fc.constantFrom('200 E Colfax Ave, Denver, CO', '{at} & {q}'),
      at: fc.constantFrom(points.orlando, points.houston),
    },
    { requiredKeys: [] },
  )

  it('the URL that is built from a state parses to that state', () => {
    fc.assert(
      fc.property(side, side, fc.boolean(), (a, b, series) => {
        const url = { a, b, series }
        const href = compareHref(url)
        const parsed = compareUrl.parse(Object.fromEntries(new URL(href, 'http://x').searchParams))
        expect(parsed.url).toEqual(url)
        expect(parsed.dropped).toEqual([])
        expect(swapped(swapped(url))).toEqual(url)
        expect(gapHref(url, 'b').endsWith('b={at}&qb={q}')).toBe(true)
      }),
    )
  })

  it('names the parameters whose values are invalid', () => {
    expect(compareUrl.parse({ a: '91,0', qa: 'x', b: ['1,2', '3,4'] })).toMatchObject({
      url: { a: { q: 'x' } },
      dropped: ['a', 'b'],
    })
  })
})

describe('formatApart', () => {
  it.each([
    [18.4, 'ft', '18 ft more than A'],
    [-12_000, '$', '$12,000 less than A'],
    [0.001, 'mi', 'the same as A'],
    [-0.3, 'percentage points', '0.3 percentage points less than A'],
  ])('formats a difference of %s %s as %s', (difference, unit, text) =>
    expect(formatDifference(difference, unit)).toBe(text),
  )
})
