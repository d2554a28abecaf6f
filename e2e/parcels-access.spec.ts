import type { Page } from '@playwright/test'
import { atWidth } from './support/at-width'
import { expectAccessible } from './support/expect-accessible'
import { canvasOf, findBox, inStep, listOf, mapOf, panel, panelButton } from './support/parcels'
import { readable } from './support/readable'
import { saveData } from './support/save-data'
import { asItComes, expect, test } from './support/test'

/** The Florida parcels for those with a phone, without scripting, with a narrow or a dark screen. */

test('on a phone the list comes first, the map when asked for, and a parcel has its page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/parcels?at=30.42,-87.22&z=17')
  await expect(listOf(page).getByRole('listitem').nth(20)).toBeAttached()
  await expect(mapOf(page)).toBeHidden()

  await panelButton(page, 'Filters').click()
  await page.getByLabel('Built from').fill('1990')
  const show = page.getByRole('button', { name: /^Show \d+ results$/ })
  const [count = ''] = /\d+/.exec(await show.innerText()) ?? []
  await show.click()
  await expect(page.getByLabel('Built from')).toHaveCount(0)
  await expect(
    panel(page).getByText(`Showing all ${count} parcels in view that meet the filters`),
  ).toBeVisible()
  await expect(listOf(page).getByRole('listitem').first()).toHaveAttribute('aria-setsize', count)
  await expect(page.getByRole('list', { name: 'Filters' })).toContainText('Built from 1990')

  await page.getByRole('button', { name: 'Show map' }).click()
  await inStep(page)
  await expect(page.getByRole('button', { name: 'Hide map' })).toHaveAttribute('aria-expanded', 'true')
  await mapOf(page).getByRole('button', { name: 'Zoom in' }).click()
  expect((await inStep(page)).length).toBeGreaterThan(0)
  await listOf(page).getByRole('checkbox').first().check()
  await expect(panelButton(page, 'Selected (1)')).toBeVisible()
  const link = listOf(page).getByRole('link').first()
  const name = await link.innerText()
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await page.goBack()
  await expect(panelButton(page, 'Selected (1)')).toBeVisible()
})

test('without scripting the place is a list with its filters, files and pages', async ({
  withoutScripting: page,
  request,
}) => {
  await asItComes(page)
  await page.goto('/parcels')
  await page.getByRole('link', { name: 'Go on with the plain list of this place' }).click()
  await findBox(page).fill('106 W Tumblewick Dr, Pensacola, FL')
  await page.getByRole('button', { name: 'Find', exact: true }).click()
  await expect(page.getByText(/^Showing the surroundings of 106 W TUMBLEWICK DR/i)).toBeVisible()
  await page.waitForLoadState()
  const parcels = page.getByRole('main').locator('ol').getByRole('listitem')
  const before = await parcels.count()
  await expect(parcels.filter({ hasText: '106 W Tumblewick Dr' })).toHaveCount(1)

  await page.getByLabel('Lowest just value, dollars').fill('300000')
  await page.getByRole('button', { name: 'Apply filters' }).click()
  const status = page.getByText(/^Showing all \d+ parcels in view that meet the filters \(\d+ in view\)\.$/)
  const [matched = 0, total = 0] = [...(await status.innerText()).matchAll(/\d+/g)].map(Number)
  expect(total).toBe(before)
  expect(matched).toBeLessThan(before)
  await expect(parcels).toHaveCount(matched)
  const file = await request.get((await page.getByRole('link', { name: 'CSV' }).getAttribute('href')) ?? '')
  expect((await file.text()).trim().split('\r\n')).toHaveLength(matched + 1)

  await page.goto('/parcels?at=30.42,-87.22&z=16&plain=1')
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page.getByText(/^Showing 501 to/)).toBeVisible()
  await parcels.first().getByRole('link').click()
  await expect(page.getByText(/^Parcel \S+, Escambia County, Florida/)).toBeVisible()
  await page.goto('/parcels?plain=1')
  await expect(page.getByText('This view is too large to count.')).toBeVisible()
})

const states = [
  { what: 'filters', path: '/parcels?at=30.42,-87.22&z=18&panel=filter&min=1&max=2' },
  {
    what: 'a comparison',
    path: '/parcels?panel=compare&sel=27:082S305005000002,58:00-0029-0250568',
  },
  { what: 'a plain list', path: '/parcels?at=30.42,-87.22&z=18&plain=1' },
  { what: 'several counties', path: '/parcels?q=00-0029-0250568' },
  { what: 'a place outside Florida', path: '/parcels?at=40.4,-100.4&z=17' },
  { what: 'half a link', path: '/parcels?at=30.42,-87.22&z=18&min=lots&sel=x' },
]

test('whatever is shown is readable by everyone, narrow or wide, dark or light', async ({
  page,
  context,
}) => {
  await saveData(context)
  for (const { what, path } of states) {
    await test.step(what, async () => {
      await page.goto(path)
      await expect(page.getByText(/^(Looking up|Loading|Counting)/)).toHaveCount(0)
      await readable(page)
    })
  }
})

test('map, table and tool together: readable by everyone, narrow or wide, dark or light', async ({
  page,
}) => {
  await page.goto('/parcels?at=30.42,-87.22&z=18&color=use')
  await inStep(page)
  await page.getByRole('button', { name: 'Measure distance' }).click()
  for (let n = 0; n < 2; n += 1) await page.getByRole('button', { name: 'Add the map’s center' }).click()
  await page.getByLabel('Show as').selectOption('table')
  await expectAccessible(page)
  await worksThrough(page)
  await atWidth(page, 320)
  // M has asked for it.
  await expect(page.getByRole('button', { name: 'Hide map' })).toBeVisible()
  await page.emulateMedia({ colorScheme: 'dark' })
  await atWidth(page, 320)
  await expectAccessible(page)
})

/** Low rows under a head that stays; one tab stop, arrows between rows, and a way to the map and back. */
async function worksThrough(page: Page) {
  const table = page.getByRole('table', { name: 'Parcels' })
  const rows = table.getByRole('row').filter({ has: page.getByRole('rowheader') })
  const box = await rows.nth(2).boundingBox()
  expect(box?.height).toBeGreaterThanOrEqual(28)
  expect(box?.height).toBeLessThanOrEqual(32)
  await expect(listOf(page).locator('tbody [data-stop][tabindex="0"]')).toHaveCount(1)
  await rows.first().getByRole('link').focus()
  await page.keyboard.press('End')
  const last = await table.getAttribute('aria-rowcount')
  await expect(rows.locator(':focus')).toHaveCount(1)
  await expect(rows.filter({ has: page.locator(':focus') })).toHaveAttribute('aria-rowindex', last ?? '')
  await expect(table.getByRole('columnheader', { name: 'Parcel', exact: false }).first()).toBeInViewport()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Space')
  await expect(panelButton(page, 'Selected (1)')).toBeVisible()
  const chosen = await rows.locator(':focus').innerText()
  await page.keyboard.press('m')
  await expect(canvasOf(page)).toBeFocused()
  await inStep(page)
  await page.keyboard.press('t')
  await expect(rows.locator(':focus')).toHaveText(chosen)
  await table.getByRole('checkbox', { name: /^Select all \d+$/ }).check()
  await expect(panelButton(page, /^Selected \(\d{2,}\)$/)).toBeVisible()
}
