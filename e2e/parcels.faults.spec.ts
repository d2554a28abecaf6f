import { expectAccessible } from './support/expect-accessible'
import { setFault } from './support/faults'
import { drawing, inStep, listOf, panel } from './support/parcels'
import { saveData } from './support/save-data'
import { small } from './support/small'
import { expect, test } from './support/test'
import { tryAgain } from './support/try-again'

/** The Florida map while its one source misbehaves. Each in a town of its own, of which nothing is kept yet. */

const source = 'services9.arcgis.com'
/** After five failures in a row a source is left alone for a while. */
const leftAlone = { timeout: 120_000 }

test.use(small)

test('a source that is down is said so, never an empty list, and comes back on request', async ({
  page,
  provoke,
}) => {
  provoke(503, 504)
  await setFault(page, source, 'down')
  await page.goto('/parcels?at=28.54,-81.38&z=17')
  // Page and map both ask: whoever comes after five failures is told that the source is left alone.
  const said = panel(page).getByText(/is down right now \(error 503\)|has failed several times in a row/)
  await expect(said).toBeVisible(drawing)
  await expect(panel(page).getByText(/No parcel/)).toHaveCount(0)
  expect(await inStep(page)).toEqual([])
  await expect(panel(page).getByRole('button', { name: 'Try again' })).toBeVisible()
  await expectAccessible(page)

  const other = await page.context().newPage()
  await other.goto('/parcels/orange?id=00-0029-0250568')
  await expect(other.getByText('We could not load the parcel')).toBeVisible()
  await expect(tryAgain(other)).toBeVisible()
  await setFault(other, source, '')
  await other.close()
  await expect(async () => {
    const again = panel(page).getByRole('button', { name: 'Try again' })
    if (await again.isVisible()) await again.click({ timeout: 1_000 })
    await expect(panel(page).getByText(/^Showing all \d+ parcels in view\.$/)).toBeVisible({ timeout: 3_000 })
    expect((await inStep(page)).length).toBeGreaterThan(10)
  }).toPass(leftAlone)
})

test('a slow source is waited for, and the waiting is said', async ({ page, context }) => {
  await saveData(context)
  await setFault(page, source, 'slow')
  await page.goto('/parcels?at=27.95,-82.46&z=18')
  await expect(panel(page).getByText(/^Loading the parcels in view\./)).toBeVisible()
  await expect(panel(page).getByText(/^Showing all \d+ parcels in view\.$/)).toBeVisible(drawing)
  await expect(listOf(page).getByRole('listitem').first()).toBeVisible()
})

test('a source that asks for a pause is not asked again before it, and the pause is named', async ({
  page,
  context,
  provoke,
}) => {
  provoke(429)
  await saveData(context)
  await setFault(page, source, 'limited')
  await page.goto('/parcels?at=25.77,-80.2&z=18')
  await expect(panel(page).getByText(/is limiting requests/)).toBeVisible()
  await expect(panel(page).getByText(/No parcel/)).toHaveCount(0)
  await expect(panel(page).getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('a changed answer is not guessed at', async ({ page, context, provoke }) => {
  provoke(502)
  await saveData(context)
  await setFault(page, source, 'changed')
  await page.goto('/parcels?at=30.33,-81.66&z=18')
  await expect(panel(page).getByText(/shape we do not know/)).toBeVisible(drawing)
  await expect(panel(page).getByText(/No parcel/)).toHaveCount(0)
  await expect(listOf(page).getByRole('listitem')).toHaveCount(0)
  await expect(panel(page).getByRole('button', { name: 'Try again' })).toHaveCount(0)
})
