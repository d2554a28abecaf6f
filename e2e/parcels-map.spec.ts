import type { Page } from '@playwright/test'
import { canvasOf, drawing, inStep, listOf, mapOf, panel, panelButton } from './support/parcels'
import { small } from './support/small'
import { tabTo } from './support/tab-to'
import { expect, test } from './support/test'

/** The map of parcels and the list beside it: the same parcels, by pointer and by keys. */

test.use(small)

test('what is drawn as selectable is what is listed, wherever one goes and whatever fails', async ({
  page,
  provoke,
}) => {
  provoke(503)
  const first =
    await test.step('where one area of the map does not come, its parcels are not listed either, and said so', async () => {
      let refused = ''
      await page.route('**/tiles/parcels/**', (route) => {
        refused ||= route.request().url()
        return route.request().url() === refused ? route.fulfill({ status: 503 }) : route.continue()
      })
      await page.goto('/parcels?at=30.42,-87.22&z=15.2')
      await expect(panel(page).getByText(/areas of the map could not be loaded, so \d+ rows/)).toBeVisible(
        drawing,
      )
      expect((await inStep(page)).length).toBeLessThan(500)
      await page.unroute('**/tiles/parcels/**')
      await panel(page).getByRole('button', { name: 'Try again' }).click()
      await expect(panel(page).getByText(/could not be loaded/)).toHaveCount(0, drawing)
      await expect.poll(async () => (await inStep(page)).length, drawing).toBe(500)
      return inStep(page)
    })
  await panel(page).getByRole('button', { name: 'Next page' }).click()
  await expect(panel(page).getByText(/^Showing 501 to/)).toBeVisible(drawing)
  const second = await inStep(page)
  expect(second.length).toBeGreaterThan(20)
  expect(second.filter((id) => first.includes(id))).toEqual([])

  await canvasOf(page).focus()
  await page.keyboard.press('+')
  await expect(panel(page).getByText(/^Showing all/)).toBeVisible(drawing)
  const near = await inStep(page)
  expect(near.length).toBeGreaterThan(20)
  const said = mapOf(page).getByRole('status').last()
  await page.keyboard.press('ArrowRight')
  await expect(said).toHaveText(/^Map moved east/, drawing)
  await inStep(page)
  await page.keyboard.press('ArrowUp')
  await expect(said).toHaveText(/^Map moved north/, drawing)
  await expect.poll(() => inStep(page), drawing).not.toEqual(near)
  const moved = await inStep(page)
  expect(moved.some((id) => near.includes(id))).toBe(true)

  await panelButton(page, 'Filters').click()
  await page.getByLabel('Land use').selectOption({ label: 'Residential' })
  await page.getByRole('button', { name: /^Show [\d,]+ results$/ }).click()
  await expect.poll(async () => (await inStep(page)).length, drawing).toBeLessThan(moved.length)
  const homes = await inStep(page)
  expect(homes.length).toBeGreaterThan(5)
  expect(homes.filter((id) => !moved.includes(id))).toEqual([])

  await page.route(/\/(tiles\/parcels|parcels\/view)/, (route) => route.fulfill({ status: 503 }))
  await canvasOf(page).focus()
  // A step taken while the map still draws may be lost, and a step too many leaves the parcels altogether.
  await expect(async () => {
    await page.keyboard.press('-')
    await expect(said).toHaveText(/^Zoom level/, { timeout: 20_000 })
  }).toPass(drawing)
  await expect(panel(page).getByRole('alert')).toBeVisible(drawing)
  expect(await inStep(page)).toEqual([])
  await page.unroute(/\/(tiles\/parcels|parcels\/view)/)
  await panel(page).getByRole('button', { name: 'Try again' }).click()
  await expect(panel(page).getByText(/^Showing [\d,]+ to|^Showing all/)).toBeVisible(drawing)
  await expect.poll(async () => (await inStep(page)).length, drawing).toBeGreaterThan(homes.length)
})

test('with the keyboard alone: a parcel is chosen, a distance measured, an area drawn and selected', async ({
  page,
}) => {
  await page.goto('/sources')
  await page.goto('/parcels?at=30.42,-87.22&z=17')
  await inStep(page)
  const said = mapOf(page).getByRole('status').last()
  await tabTo(page, canvasOf(page))
  await page.keyboard.press('Shift+ArrowDown')
  await expect(said).toHaveText(/^Map moved south .* At the center: \d+ .*, just value \$[\d,]+/, drawing)
  const [, name = ''] = /At the center: ([^,]+),/.exec(await said.innerText()) ?? []
  await inStep(page)
  await page.keyboard.press('Enter')
  await expect(panelButton(page, 'Selected (1)')).toBeVisible()
  await expect(listOf(page).getByRole('checkbox', { checked: true })).toHaveAccessibleName(`Select ${name}`)

  const measure = page.getByRole('button', { name: 'Measure distance' })
  await tabBackTo(page, measure)
  await page.keyboard.press('Enter')
  await tabTo(page, canvasOf(page))
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowRight')
  await expect(said).toHaveText(/^Map moved east (\d+) feet/)
  const [, feet = ''] = /east (\d+) feet/.exec(await said.innerText()) ?? []
  await page.keyboard.press('Enter')
  const distance = page.getByRole('region', { name: 'Measure distance' }).getByRole('status')
  await expect(distance).toHaveText(/^2 corners\. Distance: /)
  const [, measured = ''] = /([\d,]+) (?:feet|ft)/.exec(await distance.innerText()) ?? []
  expect(Math.abs(Number(measured.replace(',', '')) - Number(feet))).toBeLessThan(15)
  await page.keyboard.press('Escape')
  await expect(distance).toHaveCount(0)

  await tabBackTo(page, page.getByRole('button', { name: 'Draw area to select' }))
  await page.keyboard.press('Enter')
  const area = page.getByRole('region', { name: 'Draw area to select' })
  await tabTo(page, canvasOf(page))
  const corners = area.getByRole('list', { name: 'Corners' }).getByRole('listitem')
  for (const [index, step] of ['ArrowLeft', 'ArrowDown', 'ArrowRight', 'ArrowUp'].entries()) {
    await page.keyboard.press(step)
    await page.keyboard.press('Enter')
    await expect(corners).toHaveCount(index + 1)
  }
  await tabBackTo(page, area.getByRole('button', { name: 'Done' }))
  await page.keyboard.press('Enter')
  await expect(area.getByRole('status')).toHaveText(/^[1-9]\d* parcels lie in the area\./)
  await expect(panelButton(page, 'Selected (1)')).toHaveCount(0)
  await page.keyboard.press('Escape')

  await page.goBack()
  await expect(panelButton(page, 'Selected (1)')).toBeVisible()
  await page.goBack()
  await expect(panelButton(page, 'Selected (0)')).toBeVisible()
  await page.goBack()
  await expect(page, 'no move is a step back').toHaveURL(/\/sources$/)
})

test('an area that crosses itself is refused in words, and mended by undoing', async ({ page }) => {
  await page.goto('/parcels?at=30.42,-87.22&z=17')
  await inStep(page)
  await page.getByRole('button', { name: 'Draw area to select' }).click()
  const area = page.getByRole('region', { name: 'Draw area to select' })
  await expect(area.getByRole('button', { name: 'Done' })).toBeDisabled()
  for (const [x, y] of [
    [150, 100],
    [350, 250],
    [350, 100],
    [150, 250],
  ] as const) {
    await canvasOf(page).click({ position: { x, y } })
  }
  const said = area.getByRole('status')
  await expect(said).toHaveText(/^4 corners\. The area crosses itself/)
  await area.getByRole('button', { name: 'Done' }).click()
  await expect(panelButton(page, 'Selected (0)')).toBeVisible()
  await area.getByRole('button', { name: 'Undo' }).click()
  await expect(said).toHaveText('3 corners. Done selects the parcels inside that meet the filters.')
  await area.getByRole('button', { name: 'Done' }).click()
  await expect(said).toHaveText(/^[1-9]\d* parcels lie in the area\./)
  const [count = ''] = /^\d+/.exec(await said.innerText()) ?? []
  await expect(panelButton(page, `Selected (${count})`)).toBeVisible()
})

/** The other way round the page: what stands before the map. */
async function tabBackTo(page: Page, target: ReturnType<Page['locator']>): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Shift+Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`40 presses of Shift and Tab do not reach ${target}`)
}
