import { expectAccessible } from './support/expect-accessible'
import { expect, test } from './support/test'

test('a visitor gets from a place in Oregon, Georgia or Texas to the page of the lot', async ({ page }) => {
  for (const [at, place] of [
    ['45.5152,-122.6784', 'Portland, Oregon'],
    ['33.7493,-84.3876', 'Fulton County, Georgia'],
    ['30.2672,-97.7431', 'Travis County, Texas'],
  ]) {
    await page.goto(`/place?at=${at}`)
    await page.getByRole('link', { name: 'The page of this parcel' }).click()
    await expect(page.getByText(new RegExp(`^Parcel .+, ${place}\\.$`))).toBeVisible()
    await expect(page.getByText('measured by us from the published outline').first()).toBeVisible()
    await expect(page.getByRole('region', { name: 'Who publishes it' })).toBeVisible()
  }
})

test.describe('a phone shows the lot without scripting', () => {
  test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false })

  test('a parcel number with a county in Ohio leads to the columns and the file of the lot', async ({
    page,
  }) => {
    await page.goto('/place')
    const box = page.getByRole('main').getByRole('textbox').or(page.getByRole('main').getByRole('combobox'))
    await box.first().fill('Summit County, OH 030300260')
    await box.first().press('Enter')
    await page.getByRole('link', { name: 'The page of this parcel' }).click()
    await expect(page.getByText('Parcel 030-300260, Summit County, Ohio.')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Every column as published' })).toBeVisible()
    await page.getByText('Download', { exact: true }).click()
    await expect(page.getByRole('link', { name: 'CSV', exact: true })).toHaveAttribute(
      'href',
      /^\/export\/us-parcels\/getParcel\.csv\?layer=oh-summit&parcelId=030-300260$/,
    )
  })
})

test('a county name that several states have leads to a question, and a number without a parcel is not shown as a failure', async ({
  page,
}) => {
  await page.goto('/place?q=Fulton+00-991260-0')
  await page.getByRole('link', { name: 'Fulton County, Georgia' }).click()
  await expect(page.getByText('Parcel 00-991260-0 in Fulton County, Georgia.')).toBeAttached()
  await page.goto('/parcels/ga-fulton?id=99-999999-9')
  await expect(page.getByRole('heading', { name: 'No parcel has this number' })).toBeVisible()
  await expectAccessible(page)
})
