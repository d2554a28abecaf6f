import { expectAccessible } from './support/expect-accessible'
import { setFault } from './support/faults'
import { inLongRun } from './support/long-run'
import { inStep, layerOf } from './support/map'
import { drawing } from './support/parcels'
import { expect, test } from './support/test'
import { tryAgain } from './support/try-again'

const source = 'services9.arcgis.com'
/** The circuit breaker opens after five failures in a row. It closes again within this time. */
const leftAlone = { timeout: 120_000 }

test('a failed parcel source is reported, never shown as an empty list, and can be retried', async ({
  readsMaps: page,
  provoke,
}) => {
  provoke(503, 504)
  await page.setViewportSize({ width: 1280, height: 800 })
  await setFault(page, source, 'down')
  await page.goto('/map?at=28.54,-81.38&z=17&on=parcels&table=half')
  const parcels = layerOf(page, 'Parcels, Florida')
  await expect(parcels.getByText(/areas did not load/)).toBeVisible(drawing)
  await expect(page.getByText(/^No parcels/)).toHaveCount(0)
  await expectAccessible(page)

  const other = await page.context().newPage()
  await other.goto('/parcels/orange?id=00-0029-0250568')
  await expect(other.getByText('We could not load the parcel')).toBeVisible()
  await expect(tryAgain(other)).toBeVisible()
  await setFault(other, source, '')
  await other.close()
  await expect(async () => {
    const again = parcels.getByRole('button', { name: 'Try again' })
    if (await again.isVisible()) await again.click({ timeout: 1_000 })
    await expect(parcels.getByText(/^Showing [\d,]+ of/)).toBeVisible({ timeout: 3_000 })
    await expect(parcels.getByText(/did not load/)).toHaveCount(0)
  }).toPass(leftAlone)
  expect((await inStep(page)).length).toBeGreaterThan(10)
})

test(
  'a source that limits requests is reported, never shown as an empty list, and can be retried',
  inLongRun,
  async ({ page, provoke }) => {
    provoke(429)
    await setFault(page, source, 'limited')
    await page.goto('/parcels?at=25.77,-80.2&z=18&plain=1')
    await expect(page.getByText(/is limiting requests/).first()).toBeVisible()
    await expect(page.getByText(/No parcel/)).toHaveCount(0)
    await expect(tryAgain(page).first()).toBeVisible()
  },
)

test(
  'a failed layer is reported on the page of a lot, and a retry shows the lot',
  inLongRun,
  async ({ page, provoke }) => {
    provoke(503, 504)
    await setFault(page, 'services1.arcgis.com', 'down')
    await page.goto('/parcels/ga-fulton?id=00-987168-0')
    await expect(page.getByText('We could not load the parcel')).toBeVisible()
    await expect(page.getByText('Whether there is a record is not known.')).toBeVisible()
    await expect(page.getByText('No parcel has this number')).toHaveCount(0)
    await expectAccessible(page)
    await setFault(page, 'services1.arcgis.com', '')
    await expect(async () => {
      await page.reload()
      await expect(page.getByText(/^Parcel 00-987168-0, Fulton County/)).toBeVisible({ timeout: 3_000 })
    }).toPass(leftAlone)
  },
)
