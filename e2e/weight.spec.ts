import { inLongRun } from './support/long-run'
import { mostBytes, withMap } from './support/most-bytes'
import { expect, test } from './support/test'
import { weigh } from './support/weigh'

// Draws fewer pixels, which does not change the number of bytes.
test.use({ deviceScaleFactor: 0.5 })

const oftenWeighed = ['/', '/map', '/place?at=39.5,-98.5']

for (const address of [...withMap, '/land?at=39.5,-98.5', '/place?at=39.5,-98.5']) {
  const details = oftenWeighed.includes(address) ? {} : inLongRun
  test(
    `${address} loads few bytes before the map, and few bytes in total without the map library`,
    details,
    async ({ page }) => {
      const { first, all, map } = await weigh(page, address, () => page.locator('canvas').first().waitFor())
      const most = mostBytes(address)
      expect(map, 'the map came').toBeGreaterThan(0)
      expect(first, 'the map comes last').toBeLessThanOrEqual(most.first)
      expect(all - map).toBeLessThanOrEqual(most.beside)
    },
  )
}

test('a phone loads the map only after the first scroll', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { map } = await weigh(page, '/environment?at=29.7355,-95.2654&radius=1', async () => {
    await expect(page.getByRole('button', { name: 'Show map' })).toBeInViewport()
  })
  expect(map, 'the map came unasked').toBe(0)
  await page.mouse.wheel(0, 100)
  await page.locator('canvas').first().waitFor()
})
