import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { type ChartLine, LineChart, runsOf } from './line-chart'

const line = (letter: string, index: number, values: readonly (number | null)[], step = 1): ChartLine => ({
  letter,
  name: `Series ${letter}`,
  index,
  step,
  points: values.map((value, at) => ({ month: 2020 * 12 + at * step, value })),
})

const draw = (lines: ChartLine[]) =>
  renderToStaticMarkup(
    <LineChart
      title="Lines"
      lines={lines}
      unit="percent"
      formatTick={String}
      formatMonth={(month) => `month ${month % 12}`}
      tableId="rows"
    />,
  )

/** A page has several drawings, of which a browser displays one. */
const drawOne = (lines: ChartLine[]) => draw(lines).split('hidden sm:block')[0] ?? ''

describe('LineChart', () => {
  it('the title is the accessible name of the chart, and the table is the description', () => {
    const markup = draw([line('A', 0, [1, 2]), line('B', 1, [2, 3])])
    expect(markup).toContain('aria-label="Lines. A, Series A; B, Series B. The axis starts at zero."')
    expect(markup).toContain('aria-describedby="rows-caption"')
    expect(markup).not.toContain('style=')
  })

  it('distinguishes lines by dashes and by a letter at each end, not only by color', () => {
    const markup = drawOne([line('A', 0, [1, 2]), line('B', 1, [2, 3])])
    expect(markup.match(/stroke-dasharray="7 3"/g)).toHaveLength(1)
    expect([...markup.matchAll(/font-semibold fill-\w+">([AB])</g)].map(([, letter]) => letter)).toEqual([
      'B',
      'A',
    ])
  })

  it('places the letters of lines with the same last value without overlap', () => {
    const markup = drawOne([line('A', 0, [1, 5]), line('B', 1, [1, 5]), line('C', 2, [1, 5])])
    const heights = [...markup.matchAll(/y="([\d.]+)" font-size="13"/g)].map(([, y]) => Number(y))
    expect(heights).toHaveLength(3)
    for (const [index, y] of heights.slice(1).entries())
      expect(y - (heights[index] ?? 0)).toBeGreaterThanOrEqual(14)
  })

  it('shows the unit, and has a slider that reads the values by keyboard', () => {
    const markup = drawOne([line('A', 0, [1, 2]), line('B', 1, [2, null])])
    expect(markup).toContain('>percent</text>')
    expect(markup).toMatch(/<input type="range"[^>]*aria-label="Read the values of: Lines"[^>]*max="1"/)
    expect(markup).toMatch(/aria-valuetext="month 1: A 2"/)
  })

  it('shows a note if the axis does not begin at zero', () => {
    expect(draw([line('A', 0, [100, 110])])).toContain('The axis does not start at zero.')
  })

  it('draws an isolated value as a point', () => {
    const markup = drawOne([line('A', 0, [1, null, 3, null, 4, 5])])
    expect(markup.match(/<circle/g)).toHaveLength(2)
    expect(markup.match(/<path/g)).toHaveLength(1)
  })
})

describe('gaps of a line', () => {
  it('splits a line at a missing value and at an omitted period', () => {
    const lengths = (input: ChartLine) => runsOf(input).map((run) => run.length)
    expect(lengths(line('A', 0, [1, 2, null, 4, 5, 6]))).toEqual([2, 3])
    const leftOut = line('A', 0, [1, 2, 3, 4])
    expect(lengths({ ...leftOut, points: leftOut.points.filter((_, index) => index !== 2) })).toEqual([2, 1])
    expect(lengths(line('Q', 0, [1, 2, 3], 3))).toEqual([3])
  })
})
