import type { Locator, Page } from '@playwright/test'
import { findPlace } from './support/find-place'
import { readable } from './support/readable'
import { saveData } from './support/save-data'
import { tabTo } from './support/tab-to'
import { expect, test } from './support/test'

const nebraska = '40.400000, -100.400000, Nebraska'
const box = 'Address, coordinates, parcel number or legal description'
const title = 'Look up any address in the United States'

const options = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')

test.beforeEach(({ context }) => saveData(context))

test('the home page names the kinds of records before a search, and links to the coverage', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  const question = page.getByRole('region', { name: 'Find a place' })
  await expect(question).toContainText(
    'Assessments, permits, flood zones, elevation, survey lines, regulated sites',
  )
  await question.getByRole('link', { name: 'What is covered where' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What is on record where')
})

test('the search box accepts an address, and Back returns to the box', async ({ page }) => {
  const text = '1905 W 1st St, Gulf Shores, AL 36542'
  await page.goto('/')
  await findPlace(page, text)
  await expect(page.getByRole('heading', { level: 1, name: /gulf shores/i })).toBeVisible()
  await expect(page.getByLabel('Search for a place')).toHaveValue(text)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
})

test('the search box accepts coordinates and a city without scripting', async ({
  withoutScripting: page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Use my location' })).toHaveCount(0)
  await findPlace(page, '40.4 -100.4')
  await expect(page.getByRole('heading', { name: nebraska })).toBeVisible()
  await page.goto('/privacy')
  await page.getByLabel('Search for a place').fill('Denver, CO')
  await page.getByLabel('Search for a place').press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Denver, Colorado')
})

test('the slash key moves the focus to the search box, except from a field', async ({ page }) => {
  await page.goto('/privacy')
  const field = page.getByLabel('Search for a place')
  await pressSlash(field)
  await page.keyboard.type('12/14')
  await expect(field).toHaveValue('12/14')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/terms')
  await expect(field).toBeHidden()
  await pressSlash(field)
})

test('the slash key does nothing if it is switched off on this device', async ({ page }) => {
  await page.goto('/privacy')
  const field = page.getByLabel('Search for a place')
  await pressSlash(field)
  await page.getByLabel('The / key').selectOption('Does nothing')
  await page.reload()
  await expect(page.getByLabel('The / key')).toHaveValue('off')
  await tabTo(page, page.getByRole('link', { name: 'Skip to the content' }))
  await page.keyboard.press('/')
  await expect(field).not.toBeFocused()
  await page.getByLabel('The / key').selectOption('Opens search')
  await page.getByRole('heading', { level: 1 }).click()
  await pressSlash(field)
})

/** Repeats the key press until the focus moves, because a page handles keys only after hydration. */
async function pressSlash(field: Locator): Promise<void> {
  await expect(async () => {
    if (!(await field.evaluate((box) => box === document.activeElement)))
      await field.page().keyboard.press('/')
    await expect(field).toBeFocused({ timeout: 1_000 })
  }).toPass()
}

test.describe('search for a city', () => {
  test('the first letters of a name suggest the city, and the suggestion opens a map of parcels', async ({
    page,
  }) => {
    await page.goto('/')
    await page.getByLabel(box).fill('Pensac')
    await expect(options(page).first()).toHaveText(/Pensacola, Florida.*Escambia County/)
    await readable(page)
    await page.getByLabel(box).fill('Pensaco')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/map\?/)
    await page.getByRole('button', { name: 'Show map' }).click()
    await expect(page.getByText(/^Showing [\d,]+ of [\d,]+ parcels in view/)).toBeVisible()
  })

  test('the name of a city without parcels leads to a page with a field for the street', async ({ page }) => {
    await page.goto('/environment')
    await page.getByLabel('Search for a place').fill('chicago, il')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chicago, Illinois')
    const here = page.getByRole('region', { name: 'On record here' })
    await expect(here).toContainText('Cook County, Illinois')
    await expect(here.getByRole('link', { name: 'Building permits' })).toBeVisible()
    await expect(here).toContainText('Not published here in a form we can ask: parcels on a map.')
    await readable(page)
    await page.getByLabel('House number and street in Chicago').fill('742 W Inkwell St')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/742 W Inkwell St, Chicago, IL/)
  })

  test('an ambiguous city name offers a choice, and an unknown name gets advice', async ({ page }) => {
    await page.goto('/place?q=Springfield')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Which one do you mean?')
    await page.getByRole('link', { name: 'Springfield, Illinois' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Springfield, Illinois')
    await page.goto('/places?q=Nowhereville')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      /We do not know a city or county called “Nowhereville”/,
    )
    await page.goto('/place?q=32502')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ZIP code 32502')
    await page.getByLabel('House number and street').fill('138 E Quillfeather Ct')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/place\?q=138.*32502/)
  })
})

test.describe('a device with a known position', () => {
  test.use({ geolocation: { latitude: 40.4, longitude: -100.4 }, permissions: ['geolocation'] })

  test('one click on “Use my location” opens the records of the position', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Use my location' }).click()
    await expect(page.getByRole('heading', { name: nebraska })).toBeVisible()
  })
})

test('the home page shows four tools, and further tools after a click, each with one link', async ({
  page,
}) => {
  await page.goto('/')
  const doors = page.getByRole('region', { name: 'What you can do here' })
  const offered = doors.getByRole('listitem').filter({ visible: true })
  await expect(offered).toHaveCount(4)
  await doors.getByText('All tools').click()
  await expect.poll(() => offered.count()).toBeGreaterThan(12)
  for (const item of await offered.all()) await expect(item.getByRole('link')).toHaveCount(1)
  await readable(page)
  await doors.getByRole('link', { name: 'Land and survey' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Land and survey' })).toBeVisible()
})

test('a desktop shows a map beside the search box, and a phone loads no map', async ({ browser }) => {
  const desk = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await desk.goto('/')
  await expect(desk.getByRole('region', { name: 'Map of the United States' })).toBeVisible()
  await desk.locator('canvas').first().waitFor()
  const map = await desk.locator('canvas').first().boundingBox()
  expect(map?.x).toBeGreaterThan(500)
  await desk.close()
  const phone = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await phone.goto('/', { waitUntil: 'networkidle' })
  await expect(phone.locator('canvas')).toHaveCount(0)
  await phone.close()
})

for (const width of [390, 1280]) {
  test(`the header at ${width} px is one row of 56 px, and the search box is on the first screen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/')
    expect((await page.getByRole('banner').boundingBox())?.height).toBe(56)
    const field = await page.getByLabel(box).boundingBox()
    expect(field?.y).toBeLessThanOrEqual(220)
    expect(field?.height).toBe(56)
    await page.getByLabel(box).fill('sa')
    const last = await options(page).last().boundingBox()
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(844)
    await page.goto('/environment')
    expect((await page.getByRole('banner').boundingBox())?.height).toBe(56)
    const edge = async (at: 'banner' | 'main') =>
      (
        await page
          .getByRole(at)
          .getByRole(at === 'main' ? 'heading' : 'link')
          .first()
          .boundingBox()
      )?.x
    expect(await edge('main'), 'header and content share their edges').toBe(await edge('banner'))
  })
}

test('the menu of a phone opens, closes and leads to a page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/privacy')
  const menu = page.getByRole('navigation', { name: 'Main' })
  await expect(menu).toHaveCount(0)
  await page.getByText('Menu', { exact: true }).click()
  await expect(menu).toBeVisible()
  await readable(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
  await page.getByText('Menu', { exact: true }).click()
  await menu.getByRole('link', { name: 'Land and survey' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Land and survey' })).toBeVisible()
})

test('the menu “More” of a desktop has the links that do not fit into the row', async ({ page }) => {
  await page.goto('/privacy')
  const menu = page.getByRole('navigation', { name: 'Main' })
  await expect(menu.getByRole('link')).toHaveText(['Map', 'Assessment', 'Environment', 'Saved', 'Español'])
  await menu.getByText('More').click()
  await expect(menu.getByRole('link', { name: 'Partner screening' })).toBeVisible()
  await readable(page)
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.getByRole('heading', { level: 1 }).click()
  await expect(menu.getByRole('link', { name: 'Partner screening' })).toBeHidden()
})
