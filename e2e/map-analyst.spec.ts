import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './support/expect-accessible'
import { canvasOf, inStep, layerOf, mapOf, tableOf, tabOf } from './support/map'
import { drawing } from './support/parcels'
import { expect, test } from './support/test'

test.use({ deviceScaleFactor: 0.5 })

const START = '/map?at=28.5384,-81.3792&z=16&on=parcels'
const MOST_PRESSES = 12

test('an analyst finds vacant lots by size and value, selects 20, compares some and downloads three files in at most 12 clicks', async ({
  readsMaps: page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(START)
  await expect(mapOf(page)).toHaveAttribute('data-map-state', 'idle', drawing)
  const parcels = layerOf(page, 'Parcels, Florida')
  let presses = 0
  const press = async (act: Promise<unknown>) => {
    presses += 1
    await act
  }
  const type = async (field: Locator, text: string) => {
    await field.fill(text)
    await press(field.press('Enter'))
  }

  await press(parcels.getByRole('button', { name: 'Vacant only' }).click())
  await type(parcels.getByLabel('Lowest lot size on the roll, acres'), '0.1')
  await type(parcels.getByLabel('Highest just value, dollars'), '500000')
  await press(parcels.getByLabel('Color by').selectOption('use'))
  await press(tableOf(page).getByRole('button', { name: 'Open the table' }).click())
  const listed = await inStep(page, 20)
  const sentence =
    /^Vacant, lot size on the roll at least 0\.1 acres, just value at most \$500,000: \d+ of \d+ in view$/
  await expect(tableOf(page).getByText(sentence)).toBeVisible()
  const boxes = tableOf(page).getByRole('checkbox', { name: /^Select (?!all)/ })
  await press(boxes.first().click())
  await press(boxes.nth(19).click({ modifiers: ['Shift'] }))
  await expect(tabOf(page, 'Selected 20')).toBeVisible()
  const link = page.url()
  await press(tabOf(page, 'Compare').click())
  await expect(tableOf(page).getByText(/^The first 6 of 20 selected/)).toBeVisible()
  await press(tableOf(page).getByText('Export', { exact: true }).click())
  for (const name of ['CSV', 'GeoJSON', 'JSON']) {
    const started = page.waitForEvent('download')
    await press(tableOf(page).getByRole('button', { name, exact: true }).first().click())
    expect((await readFile(await (await started).path(), 'utf8')).length).toBeGreaterThan(1_000)
  }
  expect(presses).toBeLessThanOrEqual(MOST_PRESSES)

  await page.goto('/sources')
  await page.goto(link)
  expect(await inStep(page, 20)).toEqual(listed)
  await expect(tabOf(page, 'Selected 20')).toBeVisible()
  await expectAccessible(page)
})

test('an analyst selects which records of a large selection to compare, and a reload shows the same records', async ({
  readsMaps: page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${START}&table=half`)
  await inStep(page, 20)
  const boxes = tableOf(page).getByRole('checkbox', { name: /^Select (?!all)/ })
  await boxes.first().click()
  await boxes.nth(7).click({ modifiers: ['Shift'] })
  await tabOf(page, 'Compare').click()
  await tableOf(page).getByText('Choose which').click()
  const compared = tableOf(page).getByRole('group', { name: 'Compared side by side' })
  await expect(compared.getByRole('checkbox')).toHaveCount(8)
  await expect(compared.getByRole('checkbox').nth(7)).toBeDisabled()
  await compared.getByRole('checkbox').first().uncheck()
  await compared.getByRole('checkbox').nth(7).check()
  await expect(tableOf(page).getByText('6 of 8 selected are compared. Files have all of them.')).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await tableOf(page).getByText('Choose which').click()
  await expect(compared.getByRole('checkbox').first()).not.toBeChecked()
  await expect(compared.getByRole('checkbox').nth(7)).toBeChecked()
})

test('undo and redo cover filters and selection, dragging draws a box, and a selection can be inverted and cleared', async ({
  readsMaps: page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${START}&table=third`)
  const all = await inStep(page, 100)
  await layerOf(page, 'Parcels, Florida').getByRole('button', { name: 'Vacant only' }).click()
  const vacant = await inStep(page, 5)
  expect(vacant.length).toBeLessThan(all.length)
  await selectInBox(page)
  const [selected = ''] = /\d+/.exec(await tabOf(page, 'Selected').innerText()) ?? []
  expect(Number(selected)).toBeGreaterThan(0)
  await page.keyboard.press('Control+z')
  await expect(page.getByText('Undone: the selection (0 selected).')).toBeAttached()
  await expect(tabOf(page, 'Selected 0')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(page.getByText('Undone: filters and colors.')).toBeAttached()
  expect(await inStep(page, 100)).toEqual(all)
  await page.keyboard.press('Control+y')
  await page.keyboard.press('Control+y')
  expect(await inStep(page, 5)).toEqual(vacant)
  await expect(tabOf(page, `Selected ${selected}`)).toBeVisible()
  await tableOf(page).getByRole('button', { name: 'Invert' }).click()
  await expect(tabOf(page, `Selected ${vacant.length - Number(selected)}`)).toBeVisible()
  await tableOf(page).getByRole('button', { name: 'Clear selection' }).click()
  await expect(tabOf(page, 'Selected 0')).toBeVisible()
})

test('a pinned column stays in view, columns keep their widths after a reload, and rows are copied for a spreadsheet', async ({
  readsMaps: page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize({ width: 1024, height: 900 })
  await page.goto(`${START}&table=full`)
  const listed = await inStep(page, 20)
  await tableOf(page).getByText('Columns', { exact: true }).click()
  await tableOf(page)
    .getByRole('button', { name: /^Pin City/ })
    .click()
  await tableOf(page).getByLabel('Width of City').selectOption('Wide')
  await expectAccessible(page)
  const column = (name: string) => tableOf(page).getByRole('columnheader', { name: new RegExp(name) })
  const edgesOf = async (name: string) => {
    const box = await column(name).boundingBox()
    return { left: Math.round(box?.x ?? 0), right: Math.round((box?.x ?? 0) + (box?.width ?? 0)) }
  }
  const city = await edgesOf('City')
  expect(city.right - city.left).toBe(360)

  const { left, right } = await edgesOf('Just value')
  const y = (await column('Just value').boundingBox())?.y ?? 0
  await page.mouse.move(right - 3, y + 8)
  await page.mouse.down()
  await page.mouse.move(right + 57, y + 8, { steps: 3 })
  await page.mouse.up()
  await expect(page).toHaveURL(/pinned=city&widths=city:360,value:\d+/)
  expect((await edgesOf('Just value')).right - left).toBe(right - left + 60)

  const scroller = tableOf(page).locator('[data-list]')
  await scroller.evaluate((element) => element.scrollTo({ left: 200 }))
  expect(await scroller.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(100)
  const name = await edgesOf('Parcel$')
  await expect.poll(() => edgesOf('City')).toEqual({ left: name.right, right: name.right + 360 })
  expect((await edgesOf('Just value')).left).toBeLessThan(left)
  await page.reload()
  await inStep(page, 20)
  expect((await edgesOf('City')).right - (await edgesOf('City')).left).toBe(360)

  await tableOf(page).getByRole('button', { name: 'Copy for a spreadsheet' }).click()
  await expect(tableOf(page).getByText(/ rows copied, with the columns that are shown\.$/)).toBeVisible()
  const lines = (await page.evaluate(() => navigator.clipboard.readText())).split('\n')
  expect(lines).toHaveLength(listed.length + 1)
  const cells = lines.map((line) => line.split('\t'))
  expect(new Set(cells.map(({ length }) => length)).size).toBe(1)
  expect(cells[0]?.slice(0, 2)).toEqual(['parcel', 'City'])
})

test.describe('with a touch screen', () => {
  test.use({ hasTouch: true })
  test('a tap selects or deselects a row, and keeps the other rows selected', async ({ readsMaps: page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${START}&table=half`)
    await inStep(page, 20)
    const rows = tableOf(page).locator('tbody tr[data-index]')
    await rows.nth(0).getByRole('cell').nth(1).tap()
    await rows.nth(2).getByRole('cell').nth(1).tap()
    await expect(tabOf(page, 'Selected 2')).toBeVisible()
    await rows.nth(0).getByRole('cell').nth(1).tap()
    await expect(tabOf(page, 'Selected 1')).toBeVisible()
  })
})

async function selectInBox(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Select in a box' }).click()
  const place = await canvasOf(page).boundingBox()
  const [x = 0, y = 0] = [place?.x, place?.y]
  await page.mouse.move(x + 150, y + 150)
  await page.mouse.down()
  await page.mouse.move(x + 500, y + 250, { steps: 4 })
  await page.mouse.move(x + 700, y + 330, { steps: 4 })
  await page.mouse.up()
  const tool = page.getByRole('region', { name: 'Select in a box' })
  await expect(tool.getByRole('status')).toHaveText(/^Inside: [1-9]\d* parcels?, (all )?selected\.$/, drawing)
  await page.keyboard.press('Escape')
}
