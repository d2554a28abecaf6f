import { expect, it } from 'vitest'
import { planWindow } from './window'
import { MOST_PAGES, MOST_PER_PAGE, WINDOW } from './wire'

const sizes = Array.from({ length: MOST_PER_PAGE }, (_, index) => index + 1)
const offsetsOf = (size: number) => Array.from({ length: Math.ceil(WINDOW / size) }, (_, page) => page * size)

it('plans requests that the source serves for every page of every size', () => {
  let otherwise = 0
  for (const size of sizes) {
    for (const offset of offsetsOf(size)) {
      const { portions, skip } = planWindow(offset, size)
      const [first] = portions
      const start = first ? (first.page - 1) * first.perPage : Number.NaN
      const isServed = portions.every(
        ({ perPage, page }, index) =>
          perPage > 1 &&
          perPage <= MOST_PER_PAGE &&
          page <= MOST_PAGES &&
          page * perPage <= WINDOW &&
          (page - 1) * perPage === start + index * perPage,
      )
      const end = start + portions.reduce((rows, { perPage }) => rows + perPage, 0)
      const isCovered = start + skip === offset && end >= Math.min(offset + size, WINDOW)
      if (!isServed || !isCovered)
        throw new Error(`offset ${offset}, size ${size}: ${JSON.stringify(portions)}`)
      if (first && first.perPage % size > 0 && size > 1 && offset + size <= WINDOW) otherwise += 1
    }
  }
  expect(otherwise).toBe(55)
})

it('returns the expected source pages and rows to skip for three examples', () => {
  expect(planWindow(1427 * 7, 7)).toEqual({ portions: [{ perPage: 238, page: 42 }], skip: 231 })
  expect(planWindow(52 * 188, 188)).toEqual({
    portions: [
      { perPage: 200, page: 49 },
      { perPage: 200, page: 50 },
    ],
    skip: 176,
  })
  expect(planWindow(0, 1)).toEqual({ portions: [{ perPage: 2, page: 1 }], skip: 0 })
})
