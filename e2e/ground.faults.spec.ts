import type { Page } from '@playwright/test'
import { setFault } from './support/faults'
import { inLongRun } from './support/long-run'
import { readable } from './support/readable'
import { saveData } from './support/save-data'
import { expect, test } from './support/test'
import { tryAgain } from './support/try-again'

const fema = 'hazards.fema.gov'
const flood = (page: Page) => page.getByRole('region', { name: 'Flood zone', exact: true })
const heights = (page: Page) => page.getByRole('region', { name: 'Ground and base flood' })

test.beforeEach(({ context }) => saveData(context))

let count = 0

/**
 * Returns a place in flood zone AE in Florida that no test has used, so that no response for it is cached.
 */
function somewhere(): string {
  count += 1
  const { workerIndex } = test.info()
  return `/ground?at=25.5289${workerIndex % 10},-80.3750${String(count).padStart(2, '0')}`
}

/**
 * Returns the first new place that loads, because the circuit breaker stays open for a while after failures.
 */
async function untilItAnswers(page: Page): Promise<string> {
  let place = ''
  await expect(async () => {
    place = somewhere()
    await page.goto(place)
    await expect(flood(page)).toContainText('Zone AE', { timeout: 5_000 })
  }).toPass()
  return place
}

test('the page says that it still waits for a slow flood map, and shows the zone after a reload', async ({
  page,
  withoutScripting,
}) => {
  await untilItAnswers(page)
  // The four layers are requested two at a time, which takes longer than the eight seconds that a page waits.
  await setFault(page, fema, 'slow')
  await withoutScripting.goto(somewhere())
  await expect(flood(withoutScripting)).toContainText('Still waiting')
  await expect(flood(withoutScripting)).toContainText('has not answered yet. We keep asking.')
  await expect(flood(withoutScripting)).toContainText(
    'This says nothing about the flood hazard: we have no answer yet.',
  )
  await expect(flood(withoutScripting)).not.toContainText(/Zone [A-Z]|outside|no zone|no digital|could not/)
  await expect(flood(withoutScripting).getByRole('link', { name: /^Official flood map/ })).toBeVisible()
  await expect(heights(withoutScripting)).toContainText(/Ground elevation.*\d ft/s)
  await expect(heights(withoutScripting)).toContainText('We have no answer from the flood map')
  await expect(async () => {
    await flood(withoutScripting).getByRole('link', { name: 'Reload' }).click()
    await expect(flood(withoutScripting)).toContainText('Zone AE', { timeout: 5_000 })
  }).toPass({ timeout: 120_000 })
})

for (const [fault, says] of [
  ['down', /is down right now|does not answer/],
  ['reset', /could not be reached|did not answer|does not answer/],
  ['html', /sent a web page instead of data|does not answer/],
  ['empty', /sent an empty answer|does not answer/],
  ['refused', /refused this search|does not answer/],
  ['changed', /The source has changed|does not answer/],
] as const) {
  const details = ['down', 'changed'].includes(fault) ? {} : inLongRun
  test(
    `the page says that the flood zone is unknown while the flood map has the fault ${fault}`,
    details,
    async ({ page }) => {
      const place = somewhere()
      await setFault(page, fema, fault)
      await page.goto(place)
      await expect(flood(page)).toContainText(says)
      await expect(flood(page)).toContainText('This says nothing about the flood hazard: we could not ask.')
      await expect(flood(page)).not.toContainText(/Zone [A-Z]|outside|no zone|no digital/)
      await expect(flood(page).getByRole('link', { name: /^Official flood map/ })).toBeVisible()
      await expect(heights(page)).toContainText(/Ground elevation.*\d ft/s)
      await expect(heights(page)).toContainText('We have no answer from the flood map')
      if (fault === 'down') await readable(page)
    },
  )
}

test(
  'a cached flood zone and the age of the result are shown during a failure',
  inLongRun,
  async ({ page }) => {
    const place = await untilItAnswers(page)
    await setFault(page, fema, 'down')
    await page.goto(place)
    await expect(flood(page)).toContainText('Zone AE')
    await expect(flood(page)).toContainText(/Retrieved [^:]*:\d\d [AP]M UTC: (just now|\d.* (old|ago))/)
  },
)

test('the flood map is shown again after a failure', inLongRun, async ({ page }) => {
  const place = somewhere()
  await setFault(page, fema, 'down')
  await page.goto(place)
  await expect(flood(page)).toContainText('Could not load')
  await setFault(page, fema, '')
  const again = tryAgain(flood(page))
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 1_000 })
    await expect(flood(page)).toContainText('Zone AE', { timeout: 3_000 })
  }).toPass({ timeout: 120_000 })
})

test('failures of wetlands and of soils are reported in two panels, and the flood zone is shown', async ({
  page,
}) => {
  const place = somewhere()
  await setFault(page, 'fwspublicservices.wim.usgs.gov', 'down')
  await setFault(page, 'sdmdataaccess.sc.egov.usda.gov', 'changed')
  await expect(async () => {
    await page.goto(place)
    await expect(flood(page)).toContainText('Zone AE', { timeout: 3_000 })
  }).toPass()
  const wetlands = page.getByRole('region', { name: 'Wetlands', exact: true })
  await expect(wetlands).toContainText('This says nothing about wetlands: we could not ask.')
  const soil = page.getByRole('region', { name: 'Soil', exact: true })
  await expect(soil).toContainText('This says nothing about soils: we could not ask.')
  await expect(soil).not.toContainText('No soil survey')
})
