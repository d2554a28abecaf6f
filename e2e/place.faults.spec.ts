import { endingOf, panelOf } from './support/dossier'
import { setFault } from './support/faults'
import { saveData } from './support/save-data'
import { expect, test } from './support/test'

/**
 * Two sources misbehave, in the browser: their two panels say so, and none of the others is affected. Every pair of
 * panels through every pair of fates is proved without a browser, in `fault-matrix.test.ts`.
 */

const hosts = { elevation: 'epqs.nationalmap.gov', facilities: 'echodata.epa.gov' } as const
const panels = ['section', 'parcel'] as const

/** What was found or not. */
const ended = { section: /Section \d+, T\d+/, parcel: /just value|No record/ } as const

for (const [one, other] of [
  ['stalled', 'changed'],
  ['changed', 'down'],
] as const) {
  test(`one source is ${one} and another ${other}, and nothing else fails or waits for them`, async ({
    page,
    context,
  }) => {
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
  })
}

test('what a source finds is on the map however late it comes', async ({ readsMaps: page }) => {
  test.slow()
  await page.setViewportSize({ width: 1280, height: 900 })
  // After its failures the source is left alone for some seconds.
  await expect(async () => {
    await page.goto(somewhereNew())
    await expect(endingOf(page, 'facilities')).toContainText('within 1 mile', { timeout: 5_000 })
  }).toPass()
  // Its search takes several questions, each of which is late: more than ten seconds together.
  await setFault(page, hosts.facilities, 'slow')
  const started = Date.now()
  await page.goto(somewhereNew(), { waitUntil: 'commit' })
  const map = page.getByRole('region', { name: 'Map of the place and what was found around it' })
  await expect(map).toHaveAttribute('data-rendered', /asked/, { timeout: 60_000 })
  expect(await map.getAttribute('data-rendered')).not.toContain('facility')
  await expect(map).toHaveAttribute('data-rendered', /facility/, { timeout: 90_000 })
  expect(Date.now() - started).toBeGreaterThan(8_000)
  await expect(endingOf(page, 'facilities')).toContainText('within 1 mile')
})

let visits = 0

/** In Pensacola, where nobody has asked yet. */
function somewhereNew(): string {
  visits += 1
  // After a failure another process goes on, and the server keeps what the first one asked.
  const { workerIndex } = test.info()
  return `/place?at=30.42${workerIndex % 10}${String(visits).padStart(3, '0')},-87.23`
}
