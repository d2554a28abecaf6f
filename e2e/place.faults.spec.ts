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

/** What was found or not; the title of a panel holds none of these words after a figure. */
const ended = /Found$|\d (section|facilit)|None found$/

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
      await expect(endingOf(page, panel)).toContainText(ended)
      await expect(panelOf(page, panel).getByText('Retrieved').first()).toBeVisible()
    }
    await expect(endingOf(page, 'facilities')).toContainText('Failed')
    await expect(panelOf(page, 'facilities')).toContainText('are not affected')
    if (one === 'changed') await expect(endingOf(page, 'elevation')).toContainText('Failed')
    else await expect(endingOf(page, 'elevation'), 'what never answers').not.toContainText('Found')
  })
}

let visits = 0

/** In Pensacola, where nobody has asked yet. */
function somewhereNew(): string {
  visits += 1
  // After a failure another process goes on, and the server keeps what the first one asked.
  const { workerIndex } = test.info()
  return `/place?at=30.42${workerIndex % 10}${String(visits).padStart(3, '0')},-87.23`
}
