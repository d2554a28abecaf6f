import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { FacilityTable } from './facility-table'
import type { Facility } from './fetch-facilities'
import { environmentUrl } from './url'

const row = (index: number) =>
  ({
    key: String(index),
    registryId: String(index),
    name: `Facility ${index}`,
    programs: {},
    distanceMiles: index / 100,
    latitude: 1,
    longitude: 2,
  }) as unknown as Facility
const rows = (count: number) => Array.from({ length: count }, (_, index) => row(index))
const render = (count: number, start: number, query: Record<string, string> = {}) =>
  renderToStaticMarkup(
    <FacilityTable
      url={environmentUrl.parse({ at: '1,2', ...query }).url}
      rows={rows(count)}
      start={start}
      end={query.whole ? count : Math.min(count, start + 50)}
    />,
  )
const printedIn = (markup: string) => markup.match(/<tr id=/g)?.length
const shownIn = (markup: string) => markup.match(/data-class=/g)?.length

describe('the list', () => {
  it.each([1, 50, 51, 108, 500])('shows a page of %i facilities and prints each of them', (count) => {
    const markup = render(count, 0)
    expect([shownIn(markup), printedIn(markup)]).toEqual([Math.min(50, count), count])
    expect(markup).not.toContain('Printed:')
  })

  it.each([
    [501, 0, 500, 'Printed: 1 to 500 of 501.'],
    [1_200, 550, 500, 'Printed: 501 to 1,000 of 1,200.'],
    [1_200, 1_150, 200, 'Printed: 1,001 to 1,200 of 1,200.'],
  ])('of %i, from row %i, prints %i and says so', (count, start, printed, said) => {
    const markup = render(count, start)
    expect([shownIn(markup), printedIn(markup)]).toEqual([50, printed])
    expect(markup).toContain(said)
  })

  it('on one page shows and prints all', () => {
    const markup = render(1_200, 0, { whole: '1' })
    expect([shownIn(markup), printedIn(markup)]).toEqual([1_200, 1_200])
    expect(markup).not.toContain('Printed:')
  })

  it('has no column of distances in a box, which has no middle', () => {
    const markup = renderToStaticMarkup(
      <FacilityTable
        url={environmentUrl.parse({ bbox: '1,2,3,4' }).url}
        rows={[{ ...row(1), distanceMiles: null }]}
        start={0}
        end={1}
      />,
    )
    expect(markup.match(/<th /g)).toHaveLength(2)
    expect(markup).not.toContain('Miles')
  })
})
