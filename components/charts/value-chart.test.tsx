import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { type ChartPoint, ValueChart } from './value-chart'

const draw = (points: readonly ChartPoint[]) =>
  renderToStaticMarkup(
    <ValueChart
      title="Market value"
      points={points}
      formatValue={(value) => `$${value}`}
      formatTick={(value) => `${value / 1000}K`}
      tableId="values"
    />,
  )

const heights = (markup: string) =>
  [...markup.matchAll(/<rect[^>]* height="([\d.]+)"/g)].map(([, height]) => Number(height))

describe('ValueChart', () => {
  it('draws columns from zero, in proportion to their values', () => {
    const [low = 0, high = 0] = heights(
      draw([
        { label: '2023', value: 100_000 },
        { label: '2024', value: 300_000 },
      ]),
    )
    expect(high / low).toBeCloseTo(3)
  })

  it('shows text in place of the column of a missing year, but not for a zero', () => {
    const markup = draw([
      { label: '2023', value: null },
      { label: '2024', value: 0 },
      { label: '2025', value: 200_000 },
    ])
    expect(heights(markup)).toHaveLength(2)
    expect(heights(markup)[0]).toBe(0)
    expect(markup.match(/data-gap/g)).toHaveLength(1)
    expect(markup).toContain('$0')
  })

  it('the title is the accessible name of the chart, and the table is the description', () => {
    const markup = draw([{ label: '2025', value: 5 }])
    expect(markup).toContain('aria-label="Market value by year. The axis starts at zero."')
    expect(markup).toContain('aria-describedby="values-caption"')
    expect(markup).not.toContain('style=')
  })
})
