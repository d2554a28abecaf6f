import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Read } from '@/app/_lib/read/reading-scope'
import { createApp } from '@/connectors/engine'
import { csv } from '@/lib/export/csv'
import { joinText } from '@/lib/export/testing/join-text'
import { readCsv } from '@/lib/export/testing/read-csv'
import { panels } from '../panels'
import { assessment } from '../panels/assessment'
import { elevation } from '../panels/elevation'
import type { Panel } from '../panels/panel'
import { parcel } from '../panels/parcel'
import { type Outcomes, readOutcomes } from '../panels/testing/read-outcomes'
import { placeAt } from '../place'
import { comparePanel, describeApart } from './compare-rows'
import { formatDifference } from './compare-table'
import { comparedDocument } from './compared-document'
import { compareHref, compareUrl, gapHref, swapped } from './url'

const points = {
  pensacola: { latitude: 30.421345, longitude: -87.216955 },
  orlando: { latitude: 28.5384, longitude: -81.3792 },
  houston: { latitude: 29.7355, longitude: -95.2654 },
}
let pensacola: Outcomes
let houston: Outcomes

beforeAll(async () => {
  const { engine, close } = await createApp({ environment: { UPSTREAM: 'sample', LOG_LEVEL: 'silent' } })
  const read: Read = (connector, method, params) => engine.call(connector, method, params, { internal: true })
  const dossier = (point: { latitude: number; longitude: number }) => readOutcomes(placeAt(point), read)
  pensacola = await dossier(points.pensacola)
  houston = await dossier(points.houston)
  await close()
})

/** Another parcel of Florida's roll, by what it differs in. */
function otherParcel(changed: {
  marketValue?: number | null
  source?: string
  rollYear?: number
  by?: 'other-address'
}): Outcomes['parcel'] {
  const { parcel: outcome } = pensacola
  if (!('data' in outcome)) throw new Error('The sample has a parcel there.')
  const { rollYear = outcome.data.rollYear, by = outcome.data.by, ...fields } = changed
  return {
    ...outcome,
    data: { ...outcome.data, rollYear, by, parcel: { ...outcome.data.parcel, ...fields } },
  }
}

const pairs = () =>
  panels.map((panel) => ({ panel: panel as Panel, a: pensacola[panel.id], b: houston[panel.id] }))

const row = (rows: ReturnType<typeof comparePanel>, id: string) => rows.find((each) => each.id === id)

describe('two places side by side', () => {
  it('subtracts feet from feet', () => {
    const height = row(comparePanel(elevation, pensacola.elevation, houston.elevation), 'elevationFeet')
    const { a, b, difference, verdict } = height ?? {}
    expect(verdict).toBe('differs')
    expect(difference).toBeCloseTo((b?.amount ?? 0) - (a?.amount ?? 0))
    expect(a?.text).toMatch(/ ft$/)
  })

  it('never puts a value of Florida beside one of elsewhere, and says why', () => {
    const rows = comparePanel(parcel, pensacola.parcel, houston.parcel)
    expect(row(rows, 'marketValue')).toMatchObject({ b: { text: 'Not covered' }, verdict: 'only-a' })
    expect(rows.filter(({ difference }) => difference !== undefined)).toEqual([])
    expect(describeApart(parcel, pensacola.parcel, houston.parcel)).toEqual([
      expect.stringContaining('Florida law'),
    ])
  })

  it('subtracts values of one kind, source and year only', () => {
    const compared = (other: Outcomes['parcel']) =>
      row(comparePanel(parcel, pensacola.parcel, other), 'marketValue')
    const same = compared(otherParcel({ marketValue: 1_000_000 }))
    expect(same?.difference).toBe((same?.b.amount ?? 0) - (same?.a.amount ?? 0))
    for (const [other, why] of [
      [otherParcel({ marketValue: 1, rollYear: 1999 }), /different years/],
      [otherParcel({ marketValue: 1, source: 'elsewhere' }), /two jurisdictions/],
      [otherParcel({ marketValue: 1, by: 'other-address' }), /another parcel than the address/],
    ] as const) {
      expect(compared(other)?.difference).toBeUndefined()
      expect(compared(other)?.reason).toMatch(why)
    }
    expect(compared(otherParcel({ marketValue: null }))).toMatchObject({
      b: { text: 'Not published' },
      verdict: 'only-a',
    })
  })

  it('shows no assessed value before a home is confirmed', () => {
    for (const { a, b } of comparePanel(assessment, pensacola.assessment, houston.assessment))
      expect(`${a.text} ${b.text}`).not.toContain('$')
  })

  it('is the same the other way round, and without differences beside itself', () => {
    const turned = { 'only-a': 'only-b', 'only-b': 'only-a' } as Record<string, string>
    for (const { panel, a, b } of pairs()) {
      const rows = comparePanel(panel, a, b)
      const back = comparePanel(panel, b, a)
      expect(back.map(({ verdict }) => verdict)).toEqual(
        rows.map(({ verdict }) => turned[verdict] ?? verdict),
      )
      expect(back.map(({ difference }) => difference ?? 0)).toEqual(
        rows.map(({ difference = 0 }) => (difference === 0 ? 0 : -difference)),
      )
      for (const { verdict, difference } of comparePanel(panel, b, b))
        expect([['same', 'neither', 'note'].includes(verdict), difference ?? 0]).toEqual([true, 0])
    }
  })

  it('is a file in which each value has the source of its own place', async () => {
    const document = comparedDocument(pairs(), {
      names: { a: 'Pensacola', b: 'Houston' },
      points: { a: points.pensacola, b: points.houston },
      question: { a: '30.421345,-87.216955' },
      sample: true,
      now: new Date(),
    })
    const [header = [], ...cells] = readCsv(joinText(csv.render(document)).slice(1))
    const rows = cells.map((each) => Object.fromEntries(header.map((label, n) => [label, each[n] ?? ''])))
    for (const panel of ['Ground elevation', 'Florida parcel', 'Violations and permits'])
      expect(new Set(rows.filter((each) => each.Panel === panel).map(({ Place }) => Place))).toEqual(
        new Set(['A', 'B']),
      )
    for (const each of rows.filter(({ Outcome }) => Outcome === 'Found'))
      expect([each.Publisher !== '', /^2\d{3}-/.test(each['Retrieved at'] ?? '')]).toEqual([true, true])
    const [missing] = rows.filter((each) => each.Panel === 'Florida parcel' && each.Place === 'B')
    expect(missing).toMatchObject({ Outcome: 'Not covered', Value: expect.stringContaining('Florida only') })
    const feet = rows.filter((each) => each.Unit === 'ft')
    expect(feet.map(({ Difference }) => Difference !== '')).toEqual([false, true])
  })
})

describe('the address of a comparison', () => {
  const side = fc.record(
    {
      q: fc.constantFrom('200 E Colfax Ave, Denver, CO', '{at} & {q}'),
      at: fc.constantFrom(points.orlando, points.houston),
    },
    { requiredKeys: [] },
  )

  it('reads back as the state it was written from', () => {
    fc.assert(
      fc.property(side, side, fc.boolean(), (a, b, series) => {
        const url = { a, b, series }
        const href = compareHref(url)
        const read = compareUrl.parse(Object.fromEntries(new URL(href, 'http://x').searchParams))
        expect(read.url).toEqual(url)
        expect(read.dropped).toEqual([])
        expect(swapped(swapped(url))).toEqual(url)
        expect(gapHref(url, 'b').endsWith('b={at}&qb={q}')).toBe(true)
      }),
    )
  })

  it('names what cannot be read', () => {
    expect(compareUrl.parse({ a: '91,0', qa: 'x', b: ['1,2', '3,4'] })).toMatchObject({
      url: { a: { q: 'x' } },
      dropped: ['a', 'b'],
    })
  })
})

describe('a difference in words', () => {
  it.each([
    [18.4, 'ft', '18 ft more than A'],
    [-12_000, '$', '$12,000 less than A'],
    [0.001, 'mi', 'the same as A'],
    [-0.3, 'percentage points', '0.3 percentage points less than A'],
  ])('%s %s is %s', (difference, unit, said) => expect(formatDifference(difference, unit)).toBe(said))
})
