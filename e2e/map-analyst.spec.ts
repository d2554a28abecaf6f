import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/expect-accessible'
import { inLongRun } from './support/long-run'
import { canvasOf, herePanel, inStep, layerOf, mapOf, openMap, tableOf, tabOf } from './support/map'
import { drawing } from './support/parcels'
import { installDrawingReader } from './support/read-drawing'
import { expect, test } from './support/test'

test.use({ deviceScaleFactor: 0.5 })

const START = '/map?at=28.5384,-81.3792&z=16&on=parcels'
const MOST_PRESSES = 12

test('an analyst finds vacant lots from the first visit of the map to the link in at most 12 presses', async ({
  readsMaps: page,
  browser,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(countPresses)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/map')
  await expect(mapOf(page)).toHaveAttribute('data-map-state', 'idle', drawing)
  await page.getByRole('button', { name: 'Go to Florida' }).click()
  const parcels = layerOf(page, 'Parcels, Florida')
  await parcels.getByRole('button', { name: 'Vacant only' }).click(drawing)
  await parcels.getByLabel('Lowest lot size on the roll, acres').click()
  await page.keyboard.type('5')
  await parcels.getByLabel('Highest just value, dollars').click()
  await page.keyboard.type('500000')
  await parcels.getByRole('button', { name: 'Color by land use' }).click()
  const sentence =
    /^Vacant, lot size on the roll at least 5 acres, just value at most \$500,000: \d+ of \d+ in view/
  await expect(tableOf(page).getByText(sentence)).toBeVisible(drawing)
  const listed = await listedIn(page, 21)
  await tableOf(page).getByRole('button', { name: 'Select the first 20' }).click()
  await tabOf(page, 'Compare').click()
  await expect(tableOf(page).getByText(/^The first 5 of 20 selected/)).toBeVisible()
  await expect(tableOf(page).getByRole('region').getByRole('columnheader')).toHaveCount(6)
  await tableOf(page).getByText('Export', { exact: true }).click()
  for (const name of ['CSV', 'GeoJSON', 'Excel workbook (XLSX)']) {
    const started = page.waitForEvent('download')
    await tableOf(page).getByRole('button', { name, exact: true }).first().click()
    expect((await readFile(await (await started).path())).length).toBeGreaterThan(1_000)
  }
  await tableOf(page).getByRole('button', { name: 'Copy link' }).click()
  await expect(tableOf(page).getByText('Copied.')).toBeVisible()
  expect(await page.evaluate(readPresses)).toBe(MOST_PRESSES)

  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toContain('parcels.color:use')
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, deviceScaleFactor: 0.5 })
  await context.addInitScript(installDrawingReader)
  const fresh = await context.newPage()
  await fresh.goto(link)
  await expect(tabOf(fresh, 'Selected 20')).toBeVisible(drawing)
  await tabOf(fresh, 'Parcels, Florida').click()
  expect(await listedIn(fresh, 21)).toEqual(listed)
  await expectAccessible(fresh)
  await context.close()
})

function countPresses(): void {
  const count = () => {
    document.documentElement.dataset.presses = String(
      Number(document.documentElement.dataset.presses ?? 0) + 1,
    )
  }
  addEventListener('pointerdown', count, true)
  addEventListener('keydown', ({ key }) => key.length > 1 && count(), true)
}

const readPresses = () => Number(document.documentElement.dataset.presses)

test('the table lists the same parcels at each of its heights, and a row behind the table is moved into view without a change of the list', async ({
  readsMaps: page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(START)
  const parcels = layerOf(page, 'Parcels, Florida')
  await expect(parcels.getByText(/^Showing [\d,]+ of [\d,]+ parcels in view$/)).toBeVisible(drawing)
  const sentence = await parcels.getByText(/^Showing [\d,]+ of/).innerText()
  await tableOf(page).getByRole('button', { name: 'Open the table' }).click()
  await expect(tableOf(page).getByText('(also behind this table)')).toBeVisible()
  const all = await inStep(page, 500)
  for (const height of ['Third', 'Full', 'Half']) {
    await tableOf(page).getByRole('button', { name: height, exact: true }).click()
    expect(await inStep(page, 500), height).toEqual(all)
    await expect(parcels.getByText(sentence)).toBeVisible()
  }
  await page.reload()
  expect(await inStep(page, 500)).toEqual(all)

  await canvasOf(page).focus()
  for (let row = 0; row < 6; row += 1) {
    await page.keyboard.press('t')
    await expect(tableOf(page).locator(':focus')).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('m')
    await expect(herePanel(page)).toBeVisible()
    await expect.poll(() => isUncovered(page)).toBe(true)
  }
  expect(await listedIn(page)).toEqual(all)
})

async function isUncovered(page: Page): Promise<boolean> {
  const query = new URL(page.url()).searchParams
  const [at = [], here = []] = ['at', 'here'].map((name) => query.get(name)?.split(',').map(Number))
  const [south = 0, east = 0] = at.map((center, axis) => Math.abs(center - (here[axis] ?? Number.NaN)))
  const degreesPerPixel = 360 / (512 * 2 ** 16)
  const { width = 0, height = 0 } = (await mapOf(page).boundingBox()) ?? {}
  const shrink = Math.cos(((at[0] ?? 0) * Math.PI) / 180)
  return south < (degreesPerPixel * shrink * height) / 2 && east < (degreesPerPixel * width) / 2
}

/** The list of one layer, while the map also draws another. */
async function listedIn(page: Page, least = 1): Promise<string[]> {
  let listed: string[] = []
  await expect(async () => {
    await expect(mapOf(page)).toHaveAttribute('data-map-state', 'idle')
    const list = tableOf(page).locator('[data-list][aria-busy=false]')
    listed = ((await list.getAttribute('data-list')) ?? '').split(' ').filter(Boolean).toSorted()
    expect(listed.length).toBeGreaterThanOrEqual(least)
  }).toPass(drawing)
  return listed
}

test('a view without parcels leads to Florida from the open sea, and a view over Florida zooms in at its center', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/map?at=28.1,-83.4&z=6&on=parcels')
  const rail = page.getByRole('navigation', { name: 'Layers' })
  await expect(rail.getByRole('button', { name: 'Go to Florida' })).toBeVisible(drawing)
  await expect(rail.getByRole('button', { name: 'Zoom in' })).toHaveCount(0)
  await rail.getByRole('button', { name: 'Go to Florida' }).click()
  const count = layerOf(page, 'Parcels, Florida').getByText(/^Showing [1-9][\d,]* of [\d,]+ parcels in view$/)
  await expect(count).toBeVisible(drawing)

  await openMap(page, '/map?at=28.1,-81.7&z=9&on=parcels')
  await rail.getByRole('button', { name: 'Zoom in' }).click(drawing)
  await expect(page).toHaveURL(/at=28\.1,-81\.7&z=15\.25/)
  await expect(count).toBeVisible(drawing)
})

test('filters without a result offer a wider area and the removal of each filter', async ({
  readsMaps: page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${START}&look=parcels.vacant:only,parcels.acres:5..&table=half`)
  await expect(tableOf(page).getByText(/: 0 of [\d,]+ in view/)).toBeVisible(drawing)
  await expectAccessible(page)
  await tableOf(page).getByRole('button', { name: 'Search a wider area' }).click()
  await expect(page).toHaveURL(/z=15\.02&/)
  await expect(tableOf(page).getByText(/^This is the widest area that can be listed/)).toBeVisible(drawing)
  const remove = tableOf(page).getByRole('button', {
    name: /^Remove “Lot size on the roll at least 5 acres”/,
  })
  const [, count = ''] = /: ([\d,]+) in view$/.exec(await remove.innerText()) ?? []
  await remove.click()
  expect(await inStep(page)).toHaveLength(Number(count.replace(',', '')))
})

test(
  'an analyst selects which records of a large selection to compare, and a reload shows the same records',
  inLongRun,
  async ({ readsMaps: page }) => {
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
    await compared.getByRole('checkbox').first().uncheck()
    await compared.getByRole('checkbox').nth(6).check()
    await compared.getByRole('checkbox').nth(7).check()
    await expect(compared.getByRole('checkbox').first()).toBeDisabled()
    await expect(
      tableOf(page).getByText('6 of 8 selected are compared. Files have all of them.'),
    ).toBeVisible()
    await expectAccessible(page)
    await page.reload()
    await tableOf(page).getByText('Choose which').click()
    await expect(compared.getByRole('checkbox').first()).not.toBeChecked()
    await expect(compared.getByRole('checkbox').nth(7)).toBeChecked()
  },
)

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

test(
  'a pinned column stays in view, columns keep their widths after a reload, and rows are copied for a spreadsheet',
  inLongRun,
  async ({ readsMaps: page }) => {
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
  },
)

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
