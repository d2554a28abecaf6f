import { expect, it } from 'vitest'
import { counties } from './counties'
import { countiesOfState, mergedCounties } from './county-shapes'

it('merges the counties of each group into one path and omits counties without a group', async () => {
  const groups = await mergedCounties((fips) => (fips.startsWith('13') ? 'georgia' : undefined))
  expect([...groups.keys()]).toEqual(['georgia'])
  const outline = groups.get('georgia') ?? ''
  expect(outline).toMatch(/^M\d+,\d+l/)
  const halves = await mergedCounties((fips) => (Number(fips) % 2 === 1 ? 'odd' : 'even'))
  expect((halves.get('odd') ?? '').length + (halves.get('even') ?? '').length).toBeLessThan(200_000)
  expect(outline.length).toBeLessThan(1_500)
})

it('caches the merged outlines of equal groups', async () => {
  const once = await mergedCounties((fips) => (fips.startsWith('13') ? 'a' : undefined))
  expect(await mergedCounties((fips) => (fips.startsWith('13') ? 'a' : undefined))).toBe(once)
  const other = await mergedCounties((fips) => (fips.startsWith('12') ? 'a' : undefined))
  expect(other.get('a')).not.toBe(once.get('a'))
})

it('returns the path of each county on a map of the state', async () => {
  const georgia = await countiesOfState('GA')
  expect(georgia?.counties.map(({ fips }) => fips).sort()).toEqual(
    counties()
      .flatMap(({ state, fips }) => (state === 'GA' ? [fips] : []))
      .sort(),
  )
  expect(georgia?.width).toBeLessThanOrEqual(600)
  expect(georgia?.counties.every(({ path }) => /^M-?\d+,-?\d+l/.test(path))).toBe(true)
  expect(await countiesOfState('GU')).toBeUndefined()
})
