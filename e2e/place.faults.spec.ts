import { endingOf, panelOf } from './support/dossier'
import { setFault } from './support/faults'
import { inLongRun } from './support/long-run'
import { saveData } from './support/save-data'
import { expect, test } from './support/test'

const hosts = { elevation: 'epqs.nationalmap.gov', facilities: 'echodata.epa.gov' } as const
const panels = ['section', 'parcel'] as const

const ended = { section: /Section \d+, T\d+/, parcel: /just value|No record/ } as const

for (const [one, other] of [
  ['stalled', 'changed'],
  ['changed', 'down'],
] as const) {
  const details = one === 'stalled' ? {} : inLongRun
  test(
    `the section and the parcel load if one source has the fault “${one}” and another the fault “${other}”`,
    details,
    async ({ page, context }) => {
      await saveData(context)
      await setFault(page, hosts.elevation, one)
      await setFault(page, hosts.facilities, other)
      await page.goto(somewhereNew(), { waitUntil: 'commit' })
      for (const panel of panels) {
        await expect(endingOf(page, panel)).toContainText(ended[panel])
        await expect(panelOf(page, panel).getByText('retrieved').first()).toBeVisible()
      }
      await expect(endingOf(page, 'facilities')).toContainText('Could not load')
      await expect(panelOf(page, 'facilities')).toContainText('are not affected')
      if (one === 'changed') await expect(endingOf(page, 'elevation')).toContainText('Could not load')
      else await expect(endingOf(page, 'elevation'), 'what never answers').not.toContainText(' ft')
    },
  )
}

test('facilities that load late appear on the map', inLongRun, async ({ readsMaps: page }) => {
  test.slow()
  await page.setViewportSize({ width: 1280, height: 900 })
  await expect(async () => {
    await page.goto(somewhereNew())
    await expect(endingOf(page, 'facilities')).toContainText('within 1 mile', { timeout: 5_000 })
  }).toPass()
  // The search takes several requests. With the delay, they take more than ten seconds together.
  await setFault(page, hosts.facilities, 'slow')
  const started = Date.now()
  await page.goto(somewhereNew(), { waitUntil: 'commit' })
  const map = page.getByRole('region', { name: 'Map of the place and what was found around it' })
  await expect(map).toHaveAttribute('data-rendered', /asked/, { timeout: 60_000 })
  expect(await map.getAttribute('data-rendered')).not.toContain('facility')
  // The map shows only the lot at first, so the nearest facilities may be outside of the viewport.
  for (const _ of [17, 16, 15]) await map.getByRole('button', { name: 'Zoom out' }).click()
  await expect(map).toHaveAttribute('data-rendered', /facility/, { timeout: 90_000 })
  expect(Date.now() - started).toBeGreaterThan(8_000)
  await expect(endingOf(page, 'facilities')).toContainText('within 1 mile')
})

let visits = 0

/** Returns a point in Pensacola that no test has used, so that no response for it is cached. */
function somewhereNew(): string {
  visits += 1
  // Each worker has its own points, because Playwright starts a new worker after a failure while the server's
  // cache remains.
  const { workerIndex } = test.info()
  return `/place?at=30.42${workerIndex % 10}${String(visits).padStart(3, '0')},-87.23`
}
