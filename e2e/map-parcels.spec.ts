import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/expect-accessible'
import { inLongRun } from './support/long-run'
import { inStep, layerOf, mapOf, openMap, tableOf, tabOf } from './support/map'
import { drawing } from './support/parcels'
import { expect, test } from './support/test'

test.use({ deviceScaleFactor: 0.5 })

const PARCELS = '/map?at=30.42,-87.22&z=17&on=parcels&table=half'

test('an analyst filters by value range and city, removes one filter, and downloads a file of exactly these parcels', async ({
  readsMaps: page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(PARCELS)
  const all = await inStep(page, 20)
  const parcels = layerOf(page, 'Parcels, Florida')
  await parcels.getByLabel('Lowest just value, dollars').fill('$200,000')
  await parcels.getByLabel('Highest just value, dollars').fill('450000')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/look=parcels\.value:200000\.\.450000/)
  await expect.poll(async () => (await inStep(page)).length, drawing).toBeLessThan(all.length)
  await parcels.getByText('More filters', { exact: true }).click()
  await parcels.getByLabel('Year built from, year').fill('1960')
  await parcels.getByLabel('Year built from, year').press('Enter')
  const chips = parcels.getByRole('list', { name: 'Filters' }).getByRole('button')
  await expect(chips).toHaveText([/^Just value \$200,000 to \$450,000/, /^Year built at least 1960/])
  await expectAccessible(page)
  await chips.last().click()
  await expect(chips).toHaveCount(1)
  await expect(parcels.getByLabel('Year built from, year')).toHaveValue('')
  const list = await parcels.getByLabel('City', { exact: true }).getAttribute('list')
  const [city = ''] = await page
    .locator(`[id="${list}"] option`)
    .evaluateAll((options) => options.map((option) => option.getAttribute('value') ?? ''))
  await parcels.getByLabel('City', { exact: true }).fill(city.toLowerCase())
  await parcels.getByLabel('City', { exact: true }).press('Enter')
  await expect(chips.last()).toHaveText(/^City: /)
  const some = await inStep(page)
  await expect(parcels.getByText(`Showing ${some.length} of ${all.length} parcels in view`)).toBeVisible()

  await tableOf(page)
    .getByRole('button', { name: /Just value/ })
    .click()
  await expect(page).toHaveURL(/sort=-value/)
  await tableOf(page).getByText('Export', { exact: true }).click()
  const started = page.waitForEvent('download')
  await tableOf(page).getByRole('link', { name: 'GeoJSON', exact: true }).click()
  const text = await readFile(await (await started).path(), 'utf8')
  const { features } = JSON.parse(text)
  expect(features).toHaveLength(some.length)
  for (const { properties } of features) {
    expect(properties.justValue).toBeGreaterThanOrEqual(200_000)
    expect(properties.justValue).toBeLessThanOrEqual(450_000)
  }
  expect(text).not.toMatch(/OWN_|owner_?name/i)

  await tableOf(page).getByText('Columns', { exact: true }).click()
  await tableOf(page).getByRole('checkbox', { name: 'Parcel number', exact: true }).check()
  await tableOf(page).getByRole('checkbox', { name: 'City', exact: true }).uncheck()
  await expect(page).toHaveURL(/columns=number,city/)

  const link = page.url()
  await page.goto('/sources')
  await page.goto(link)
  expect(await inStep(page)).toEqual(some)
  await expect(chips).toHaveCount(2)
  await expect(tableOf(page).getByRole('columnheader', { name: /Parcel number/ })).toBeVisible()
  await expect(tableOf(page).getByRole('columnheader', { name: /City/ })).toHaveCount(0)
  await expect(tableOf(page).getByRole('columnheader', { name: /Just value/ })).toHaveAttribute(
    'aria-sort',
    'descending',
  )
})

test(
  'an invalid range, filters without a result and a selection that is too large for a link are each reported',
  inLongRun,
  async ({ readsMaps: page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(PARCELS)
    const all = await inStep(page, 20)
    const parcels = layerOf(page, 'Parcels, Florida')
    const [low, high] = [
      parcels.getByLabel('Lowest just value, dollars'),
      parcels.getByLabel('Highest just value, dollars'),
    ]
    await low.fill('500000')
    await high.fill('100000')
    await high.press('Enter')
    await expect(parcels.getByText(/^The highest is below the lowest/)).toBeVisible()
    await expect(high).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page)
    await high.fill('much')
    await expect(parcels.getByText('Type whole dollars, such as 250000.')).toBeVisible()
    await high.fill('')
    await low.fill('900000000')
    await low.press('Enter')
    const none = `Just value at least $900,000,000: 0 of ${all.length} in view`
    await expect(tableOf(page).getByText(none)).toBeVisible(drawing)
    await expect(mapOf(page)).toHaveAttribute('data-rendered', '', drawing)
    await parcels.getByRole('button', { name: /remove this filter/ }).click()
    expect(await inStep(page)).toEqual(all)

    await test.step('a selection that is too large for a link is reported, and a reload restores the selection', async () => {
      await openMap(page, '/map?at=30.42,-87.22&z=16.4&on=parcels&table=half')
      await holdMoreThanALink(page, await inStep(page, 150))
    })
  },
)

async function holdMoreThanALink(page: Page, all: readonly string[]): Promise<void> {
  await tableOf(page)
    .getByRole('checkbox', { name: /^Select all/ })
    .click()
  const count = Math.min(500, all.length)
  await expect(tabOf(page, `Selected ${count}`)).toBeVisible()
  expect(page.url().length).toBeLessThanOrEqual(2_000)
  await mapOf(page).getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText(/^The selection is too long for a link\./)).toContainText(
    new RegExp(`the first \\d+ of ${count} selected records`),
  )
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(tabOf(page, `Selected ${count}`)).toBeVisible(drawing)
}
