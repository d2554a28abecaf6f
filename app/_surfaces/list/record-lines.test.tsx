import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { partOf } from './list-pages'
import { RecordLines } from './record-lines'

const render = (total: number, page: number, whole = false) =>
  renderToStaticMarkup(
    <RecordLines
      id="rows"
      caption="Rows"
      columns={[{ id: 'name', label: 'Name', cell: (row: number) => `Row ${row}` }]}
      rows={Array.from({ length: total }, (_, row) => row)}
      part={partOf(total, { page, size: 50, whole })}
      order={{}}
      orderHref={() => '/rows'}
      selectHref="/rows?selected={id}"
      keyOf={String}
      idOf={(row) => `row-${row}`}
      isSelected={() => false}
      dataOf={() => ({ 'data-class': 'none' })}
    />,
  )
const printedIn = (markup: string) => markup.match(/<tr id=/g)?.length
const shownIn = (markup: string) => markup.match(/data-class=/g)?.length

describe('RecordLines', () => {
  it.each([1, 50, 51, 108, 500])('shows one page of a list of %i rows and prints all of them', (total) => {
    const markup = render(total, 1)
    expect([shownIn(markup), printedIn(markup)]).toEqual([Math.min(50, total), total])
    expect(markup).not.toContain('Printed:')
  })

  it.each([
    [501, 1, 500, 'Printed: 1 to 500 of 501.'],
    [1_200, 12, 500, 'Printed: 501 to 1,000 of 1,200.'],
    [1_200, 24, 200, 'Printed: 1,001 to 1,200 of 1,200.'],
  ])('a list of %i rows at page %i prints %i rows and states their range', (total, page, printed, words) => {
    const markup = render(total, page)
    expect([shownIn(markup), printedIn(markup)]).toEqual([50, printed])
    expect(markup).toContain(words)
  })

  it('shows and prints all rows of a list without pages', () => {
    const markup = render(1_200, 1, true)
    expect([shownIn(markup), printedIn(markup)]).toEqual([1_200, 1_200])
    expect(markup).not.toContain('Printed:')
  })
})

describe('partOf', () => {
  it('the list opens at the page of the selected row, unless the URL names a page', () => {
    expect(partOf(100, { page: 1, size: 40, selected: 41 })).toMatchObject({ page: 2, start: 40, end: 80 })
    expect(partOf(100, { page: 3, size: 40, selected: 41 })).toMatchObject({ page: 3, start: 80, end: 100 })
  })

  it('opens the last page if the URL names a later page', () => {
    expect(partOf(100, { page: 9, size: 40 })).toMatchObject({ page: 3, pages: 3 })
  })
})
