import type { Page } from '@playwright/test'
import { expect, test } from './support/test'

const page = '/terms'

test('compact rows apply on request, and from the first paint after a reload', async ({ page: tab }) => {
  await tab.goto(page)
  const roomy = await rowHeight(tab)
  expect(roomy).toBeGreaterThan(36)
  await tab.getByLabel('Table rows').selectOption('Compact')
  await expect.poll(() => rowHeight(tab)).toBeLessThan(roomy)
  expect(await rowHeight(tab)).toBeGreaterThanOrEqual(28)

  await tab.addInitScript(() => {
    new PerformanceObserver((list) => {
      const shifts = list.getEntries().length
      document.documentElement.dataset.shifts = String(shifts)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await tab.reload()
  await expect(tab.getByLabel('Table rows')).toHaveValue('working')
  expect(await tab.evaluate(() => document.documentElement.dataset.shifts)).toBeUndefined()
  await tab.getByLabel('Table rows').selectOption('Automatic')
  await expect.poll(() => rowHeight(tab)).toBe(roomy)
  await tab.reload()
  expect(await rowHeight(tab)).toBe(roomy)
})

const rowHeight = (tab: Page): Promise<number> =>
  tab.evaluate(() => {
    const heights = [...document.querySelectorAll('tbody tr')].map(
      (row) => row.getBoundingClientRect().height,
    )
    return Math.round(Math.min(...heights))
  })
