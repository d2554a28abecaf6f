import type { Page } from '@playwright/test'
import { expectAccessible } from './support/expect-accessible'
import { setFault } from './support/faults'
import { findPlace } from './support/find-place'
import { inLongRun } from './support/long-run'
import { readable } from './support/readable'
import { saveData } from './support/save-data'
import { expect, test } from './support/test'
import { tryAgain } from './support/try-again'

const survey = 'gis.blm.gov'
const elevation = 'epqs.nationalmap.gov'
const geocoder = 'geocoding.geo.census.gov'
const nebraska = 'Section 17, T5N R27W, Sixth Principal Meridian, Nebraska'

test.beforeEach(({ context }) => saveData(context))

/** Returns a point of the same section that no test has used, so that no response for it is cached. */
function somewhere(): string {
  count += 1
  // Each worker has its own points, because Playwright starts a new worker after a failure while the server's
  // cache remains.
  const { workerIndex } = test.info()
  return `40.40${workerIndex % 5}${String(count).padStart(3, '0')}, -100.41`
}
let count = 0

test(
  'the section and the elevation both appear although the elevation service is slow',
  inLongRun,
  async ({ page }) => {
    await setFault(page, elevation, 'slow')
    await page.goto('/land')
    await findPlace(page, somewhere())
    await expect(page.getByRole('heading', { name: nebraska })).toBeVisible()
    await expect(elevationPanel(page)).toContainText(/\d ft \(/)
  },
)

test('a failed elevation service is reported, and the section appears', inLongRun, async ({ page }) => {
  const place = somewhere()
  await setFault(page, elevation, 'down')
  await page.goto('/land')
  await findPlace(page, place)
  await expect(elevationPanel(page)).toContainText('Could not load')
  await expect(elevationPanel(page)).toContainText('U.S. Geological Survey is down right now (error 503)')
  await expect(elevationPanel(page)).toContainText('The section comes from another source')
  await expect(page.getByRole('heading', { name: nebraska })).toBeVisible()
  const failed = page.url()
  await setFault(page, elevation, '')
  await page.goto(failed)
  await expect(elevationPanel(page)).toContainText(/\d ft \(/)
})

test('a source that limits requests is reported with the seconds to wait, and the elevation still appears', async ({
  page,
}) => {
  await setFault(page, survey, 'limited')
  await page.goto('/land')
  await findPlace(page, somewhere())
  await expect(sectionPanel(page)).toContainText('Too many questions at once')
  await expect(sectionPanel(page)).toContainText(
    'Bureau of Land Management is limiting requests. Try again in 30 seconds',
  )
  await expect(sectionPanel(page)).toContainText('Try again in 30 seconds.')
  await expect(tryAgain(sectionPanel(page))).toBeVisible()
  await expect(elevationPanel(page)).toContainText(/\d ft \(/)
})

test('a changed response format is reported, and neither values nor a retry button are shown', async ({
  page,
}) => {
  await setFault(page, survey, 'changed')
  await page.goto('/land')
  await findPlace(page, somewhere())
  await expect(sectionPanel(page)).toContainText('The source has changed')
  await expect(sectionPanel(page)).toContainText('We cannot read it yet')
  await expect(sectionPanel(page).getByRole('term')).toHaveCount(0)
  await expect(tryAgain(sectionPanel(page))).toHaveCount(0)
  await expect(elevationPanel(page)).toContainText(/\d ft \(/)
  await page.goto('/sources')
  await expect(page.getByRole('row', { name: /^BLM National/ })).toContainText(
    /Changed its format .*so we cannot read it now/,
  )
})

test('a failed address lookup is reported, and coordinates still work', async ({ page }) => {
  await setFault(page, geocoder, 'down')
  await page.goto('/land')
  await findPlace(page, '31401 Main St, Omaha, NE')
  await expect(page.getByText('We cannot reach the source')).toBeVisible()
  await expect(page.getByText('U.S. Census Bureau is down right now (error 503)')).toBeVisible()
  await expect(tryAgain(page)).toBeVisible()
  await expectAccessible(page)
  await findPlace(page, somewhere())
  await expect(page.getByRole('heading', { name: nebraska })).toBeVisible()
})

test('a cached place and the age of the result are shown during a failure', async ({ page }) => {
  const place = somewhere()
  await page.goto('/land')
  await findPlace(page, place)
  await expect(page.getByText(/lies in the same section/)).toBeVisible()
  await setFault(page, survey, 'down')
  await page.goto('/land')
  await findPlace(page, place)
  await expect(page.getByRole('heading', { name: nebraska })).toBeVisible()
  await expect(page.getByRole('region', { name: nebraska })).toContainText(
    /Retrieved [^:]*:\d\d [AP]M UTC: (just now|\d.* (old|ago))/,
  )
  await expect(page.getByText(/lies in the same section/)).toBeVisible()
})

test('a failed survey affects only the panel of the section, is listed on the sources page, and can be retried', async ({
  page,
}) => {
  await setFault(page, survey, 'down')
  await page.goto('/land')
  await findPlace(page, somewhere())
  await expect(sectionPanel(page)).toContainText('Could not load')
  await expect(sectionPanel(page)).toContainText('We cannot reach the source')
  await expect(sectionPanel(page)).toContainText('Bureau of Land Management is down right now (error 503)')
  await expect(sectionPanel(page)).toContainText('The elevation comes from another source')
  await expect(elevationPanel(page)).toContainText(/\d ft \(/)
  await readable(page)
  const failed = page.url()

  await page.goto('/sources')
  await expect(page.getByRole('row', { name: /^USGS 3DEP/ })).toContainText(/Answered .*(now|ago)\./)
  await page
    .getByRole('row', { name: /^BLM National/ })
    .getByRole('link')
    .click()
  const host = page.getByRole('row', { name: survey })
  await expect(page.getByRole('list', { name: 'Made to fail now' })).toContainText(`${survey}: down`)
  await expect(host).toContainText(/Failed .*(now|ago): .*down right now \(error 503\)/)
  await expect(host).toContainText(/Answered .*20\d\d.*, after .*Failed .*20\d\d.*error 503/)

  await setFault(page, survey, '')
  await page.goto(failed)
  // Repeats the click, because the circuit breaker opens after five failures in a row and closes only after a
  // while.
  const again = tryAgain(sectionPanel(page))
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 1_000 })
    await expect(page.getByRole('heading', { name: nebraska })).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 120_000 })
})

const sectionPanel = (page: Page) => page.getByRole('region', { name: 'Section', exact: true })
const elevationPanel = (page: Page) => page.getByRole('region', { name: 'Elevation at this point' })
