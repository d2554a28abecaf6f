import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { NearFacility } from './fetch-facilities'
import { PrintedTable } from './printed-table'

const row = (index: number) =>
  ({
    key: String(index),
    registryId: String(index),
    name: `Facility ${index}`,
    programs: {},
    distanceMiles: index / 100,
  }) as unknown as NearFacility
const rows = (count: number) => Array.from({ length: count }, (_, index) => row(index))
const linesIn = (markup: string) => markup.match(/<tr id=/g)?.length
const render = (count: number, start: number) =>
  renderToStaticMarkup(<PrintedTable rows={rows(count)} start={start} />)

describe('the list on paper', () => {
  it.each([1, 50, 51, 108, 500])('has a line for each of %i facilities', (count) => {
    expect(linesIn(render(count, 0))).toBe(count)
    expect(render(count, 0)).not.toContain('Printed:')
  })

  it.each([
    [501, 0, 500, 'Printed: 1 to 500 of 501.'],
    [1_200, 550, 500, 'Printed: 501 to 1,000 of 1,200.'],
    [1_200, 1_150, 200, 'Printed: 1,001 to 1,200 of 1,200.'],
  ])('of %i, from row %i, has %i and says so', (count, start, lines, said) => {
    const markup = render(count, start)
    expect(linesIn(markup)).toBe(lines)
    expect(markup).toContain(said)
  })
})
