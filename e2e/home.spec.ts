import { findPlace } from './support/find-place'
import { saveData } from './support/save-data'
import { tabTo } from './support/tab-to'
import { expect, test } from './support/test'

/** From the first page to an answer. */

const nebraska = '40.400000, -100.400000, Nebraska'
const box = 'Address, coordinates, parcel number or legal description'

test.beforeEach(({ context }) => saveData(context))

test('what is covered is said before anything is typed', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'What the public record says about a piece of land',
  )
  const question = page.getByRole('region', { name: 'Find a place' })
  await expect(question).toContainText('Covers the United States and its territories')
  await expect(question).toContainText('Your browser asks only this site.')
})

for (const [what, text, heading] of [
  ['an address', '1905 W 1st St, Gulf Shores, AL 36542', /gulf shores/i],
  ['coordinates', '40.4 -100.4', nebraska],
  ['a legal description', 'T3N R2E sec 10, Boise Meridian', /Idaho$/],
] as const) {
  test(`the box takes ${what}`, async ({ page }) => {
    await page.goto('/')
    await findPlace(page, text)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page.getByLabel(box)).toHaveValue(text)
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'What you can do here' })).toBeVisible()
  })
}

test('the box answers without scripting', async ({ withoutScripting: page }) => {
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Use my location' })).toHaveCount(0)
  await findPlace(page, '40.4 -100.4')
  await expect(page.getByRole('heading', { name: nebraska })).toBeVisible()
})

test('the box answers to the keyboard alone', async ({ page }) => {
  await page.goto('/')
  await tabTo(page, page.getByLabel(box))
  await page.keyboard.type('40.4 -100.4')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: nebraska })).toBeVisible()
})

test.describe('on a device that knows where it is', () => {
  test.use({ geolocation: { latitude: 40.4, longitude: -100.4 }, permissions: ['geolocation'] })

  test('one press leads to the records there', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Use my location' }).click()
    await expect(page.getByRole('heading', { name: nebraska })).toBeVisible()
  })
})

test('every part of the product is one link', async ({ page }) => {
  await page.goto('/')
  const ready = page.getByRole('region', { name: 'What you can do here' })
  const cards = ready.getByRole('listitem')
  await expect(cards.first()).toBeVisible()
  expect(await cards.count()).toBeGreaterThan(2)
  for (const card of await cards.all()) await expect(card.getByRole('link')).toHaveCount(1)
  await ready.getByRole('link', { name: 'Section and elevation' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Section and elevation' })).toBeVisible()
})

test('on a phone the menu opens and leads on', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const menu = page.getByRole('navigation', { name: 'Main' })
  await expect(menu).toHaveCount(0)
  await page.getByText('Menu', { exact: true }).click()
  await menu.getByRole('link', { name: 'Land' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Section and elevation' })).toBeVisible()
})
