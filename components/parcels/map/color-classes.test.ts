import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CodeColorClass, colorings, colorScale, type StepColorClass } from './color-classes'
import { colorExpression, hasValue, labelText } from './parcel-layers'
import { evaluate } from './testing/evaluate'
import { tileProperties } from './testing/tile-properties'

type Coloring = keyof typeof colorings
const names = Object.keys(colorings) as Coloring[]
const themes = ['light', 'dark'] as const
const UNKNOWN = '#010203'

const holds = (each: StepColorClass | CodeColorClass, value: string | number) =>
  'codes' in each ? each.codes.includes(String(value)) : Number(value) >= each.from && Number(value) < each.to

describe.each(names)('coloring by %s', (coloring) => {
  const scale = colorScale(coloring, 2026)

  it('gives every parcel the color of exactly one class, or the color for unknown', () => {
    fc.assert(
      fc.property(tileProperties, fc.constantFrom(...themes), (properties, theme) => {
        const value = Object.entries(properties).find(([name]) => name === scale.property)?.[1]
        const [own, ...others] = value === undefined ? [] : scale.classes.filter((each) => holds(each, value))
        expect(others).toEqual([])
        const color = evaluate(colorExpression(scale, theme, UNKNOWN), properties)
        expect(color).toBe(own ? own.fill[theme] : UNKNOWN)
        expect(evaluate(hasValue(scale), properties)).toBe(own !== undefined)
      }),
      { numRuns: 300 },
    )
  })

  it('the label of each class differs from the other labels and from the label of unknown values', () => {
    const words = [...scale.classes.map((each) => each.words), scale.unknown]
    expect(new Set(words).size).toBe(words.length)
    expect(words.join()).not.toMatch(/NaN|Infinity|undefined/)
  })

  it('distinguishes neighboring classes by lightness or by letters', () => {
    for (const theme of themes) {
      const lightness = scale.classes.map(({ fill }) => luminance(fill[theme]))
      const steps = lightness.slice(1).map((next, index) => ratio(next, lightness[index] ?? 0))
      if (scale.kind === 'steps') expect(Math.min(...steps)).toBeGreaterThan(1.2)
      else expect(new Set(scale.classes.map(({ letter }) => letter)).size).toBe(scale.classes.length)
    }
  })
})

describe('colorScale', () => {
  it('labels each class with its bounds', () => {
    expect(colorScale('value', 2026).classes.map(({ words }) => words)).toEqual([
      'Under $100,000',
      '$100,000 to under $200,000',
      '$200,000 to under $350,000',
      '$350,000 to under $500,000',
      '$500,000 to under $1,000,000',
      '$1,000,000 or more',
    ])
    expect(colorScale('sale', 2026).classes.map(({ words }) => words)).toEqual([
      'Before 2006',
      '2006 to 2015',
      '2016 to 2020',
      '2021 to 2022',
      '2023 to 2024',
      '2025 or later',
    ])
  })
})

describe('labelText', () => {
  it.each<[Coloring, number, Record<string, string | number>, string]>([
    ['value', 18, { n: '12', v: 950 }, '12\n$950'],
    ['value', 18, { n: '12', v: 210_400 }, '12\n$210K'],
    ['value', 18, { n: '12', v: 999_700 }, '12\n$1M'],
    ['value', 18, { n: '12', v: 1_250_000 }, '12\n$1.3M'],
    ['value', 18, { n: '12' }, '12'],
    ['perfoot', 18, { n: '12', l: 12.4 }, '12\n$12.40'],
    ['built', 18, { n: '12', b: 1987 }, '12\n1987'],
    ['sale', 18, { n: '12', s: 2019 }, '12\n2019'],
    ['use', 16, { n: '12', u: '001' }, 'R'],
    ['use', 17, { n: '12', u: '001' }, '12\nR'],
    ['use', 19, { n: '12', u: '001' }, '12\nResidential'],
    ['use', 18, { n: '12', u: 'X' }, '12'],
  ])(
    'formats the label of a parcel colored by %s at zoom %d with the values %j as %j',
    (coloring, zoom, properties, words) => {
      expect(evaluate(labelText(colorScale(coloring, 2026)), properties, zoom)).toBe(words)
    },
  )
})

const channels = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
const ratio = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((channel) => (channel / 255) ** 2.2)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
