import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { readWorkbook } from '@/lib/export/testing/read-workbook'
import { expectAccessible } from './support/expect-accessible'
import { inLongRun } from './support/long-run'
import { canvasOf, mapOf, openMap, tableOf, tabOf } from './support/map'
import { drawing } from './support/parcels'
import { tabTo } from './support/tab-to'
import { expect, test } from './support/test'

test.use({ deviceScaleFactor: 0.5 })

const DOWNTOWN = '/map?at=30.42,-87.22&z=17&on=parcels,facilities'

const toolOf = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })

async function atRest(page: Page): Promise<void> {
  await expect(
    page.getByRole('navigation', { name: 'Layers' }).getByText(/^Showing [\d,]+ of [\d,]+ parcels in view$/),
  ).toBeAttached(drawing)
  await expect(mapOf(page)).toHaveAttribute('data-map-state', 'idle', drawing)
}

async function saved(page: Page): Promise<string> {
  await tableOf(page).getByText('Export', { exact: true }).click()
  const started = page.waitForEvent('download')
  await tableOf(page)
    .getByRole('list', { name: /^This table/ })
    .getByRole('button', { name: 'CSV', exact: true })
    .click()
  return Buffer.concat(await (await (await started).createReadStream()).toArray()).toString()
}

const keysIn = (page: Page): string[] =>
  (new URL(page.url()).searchParams.get('sel') ?? '').split(',').filter(Boolean)

test(
  'a box selects the parcels inside of it, a second box adds more up to the limit, and the file contains the selected parcels',
  inLongRun,
  async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(DOWNTOWN)
    await atRest(page)
    await page.getByRole('button', { name: 'Select in a box' }).click()
    const tool = toolOf(page, 'Select in a box')
    await expect(tool.getByRole('status')).toHaveText('0 corners. At least 2 are needed.', drawing)
    await expect(tool.getByRole('button', { name: 'Select', exact: true })).toBeDisabled()
    await canvasOf(page).click({ position: { x: 100, y: 350 } })
    await canvasOf(page).click({ position: { x: 300, y: 550 } })
    await expect(tool.getByRole('status')).toHaveText(/^2 corners\. Area: [\d.,]+ acres/)
    const measured = await tool.getByRole('status').innerText()
    await expectAccessible(page)
    await tool.getByRole('button', { name: 'Select', exact: true }).click()
    await expect(tool.getByRole('status')).toHaveText(/^Inside: [1-9]\d* parcels, all selected\.$/)
    const inside = Number(/\d+/.exec(await tool.getByRole('status').innerText())?.[0])
    await expect(tabOf(page, `Selected ${inside}`)).toBeVisible()

    await expect.poll(() => page.url()).toMatch(/draw=box:[\w-]+/)
    await page.reload()
    await expect(tool.getByRole('status')).toHaveText(measured, drawing)
    await expect(tabOf(page, `Selected ${inside}`)).toBeVisible(drawing)
    await atRest(page)
    await tool.getByRole('button', { name: 'Select', exact: true }).click()
    await expect(tool.getByRole('status')).toHaveText(`Inside: ${inside} parcels, all selected.`)

    await tool.getByRole('button', { name: 'Clear' }).click()
    await canvasOf(page).click({ position: { x: 400, y: 350 } })
    await canvasOf(page).click({ position: { x: 550, y: 550 } })
    await tool.getByRole('button', { name: 'Add to selection' }).click()
    await expect.poll(() => keysIn(page).length).toBeGreaterThan(inside)
    const both = keysIn(page).length
    await page.keyboard.press('Escape')
    await expect(tool).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Select in a box' })).toBeFocused()

    await tabOf(page, `Selected ${both}`).click()
    await expect(tableOf(page).locator('[data-list]')).toBeVisible()
    const file = await saved(page)
    expect(file).toContain('Florida Department of Revenue')
    expect(file.split('\n').filter((line) => /,30\.\d+,-87\.\d+/.test(line))).toHaveLength(both)

    const workbook = page.waitForEvent('download')
    await tableOf(page)
      .getByRole('list', { name: `All columns of the source, ${both} parcels` })
      .getByRole('button', { name: 'Excel workbook (XLSX)' })
      .click()
    const { sheets } = readWorkbook(await readFile(await (await workbook).path()))
    const texts = sheets.map((sheet) => [...sheet.values()].map(({ value }) => String(value)))
    const keys = new Set(keysIn(page).map((key) => key.slice('parcels:27:'.length)))
    expect(texts[0]?.filter((text) => keys.has(text))).toHaveLength(both)
    expect(texts[1]?.join()).toContain('Florida Department of Revenue')

    await page.goBack()
    await page.goBack()
    await expect(tabOf(page, `Selected ${inside}`)).toBeVisible()

    await test.step('an area with too many parcels reports how many were selected', async () => {
      await openMap(page, '/map?at=30.42,-87.22&z=15.5&on=parcels')
      await atRest(page)
      await selectTooMany(page)
    })
  },
)

test('a visitor measures a distance, draws an area around the crosshair and removes a corner by keyboard alone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(DOWNTOWN)
  await atRest(page)
  await tabTo(page, page.getByRole('button', { name: 'Measure a distance' }))
  await page.keyboard.press('Enter')
  const distance = toolOf(page, 'Measure a distance')
  await expect(canvasOf(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowRight')
  await atRest(page)
  await page.keyboard.press('Enter')
  await expect(distance.getByRole('status')).toHaveText(/^2 corners\. Distance: [\d,.]+ (ft|mi)/)
  const feet = (100 * 40_075_016.686 * Math.cos((30.42 * Math.PI) / 180)) / (512 * 2 ** 17) / 0.3048
  const [, measured = ''] = /Distance: ([\d,]+) ft/.exec(await distance.getByRole('status').innerText()) ?? []
  expect(Math.abs(Number(measured.replace(',', '')) - feet)).toBeLessThan(15)
  await expect(distance.getByText('A measure on a map, not a survey.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Measure a distance' })).toBeFocused()

  await page.keyboard.press('d')
  await expect(toolOf(page, 'Select in a box')).toBeVisible()
  await page.keyboard.press('Escape')
  await tabTo(page, page.getByRole('button', { name: 'Select in an area' }))
  await page.keyboard.press('Enter')
  const area = toolOf(page, 'Select in an area')
  const message = area.getByRole('status')
  for (const [index, step] of ['ArrowLeft', 'ArrowDown', 'ArrowRight', 'ArrowUp'].entries()) {
    await page.keyboard.press(step)
    await atRest(page)
    await page.keyboard.press('Enter')
    await expect(message).toHaveText(new RegExp(`^${index + 1} corner`))
  }
  await page.keyboard.press('Backspace')
  await expect(message).toHaveText(/^3 corners/)
  await page.keyboard.press('Enter')
  await expect(message).toHaveText(/^4 corners\. Area/)
  await tabTo(page, area.getByRole('button', { name: 'Select', exact: true }))
  await page.keyboard.press('Enter')
  await expect(message).toHaveText(/^Inside: [1-9]\d* parcels, all selected\.$/)
  await area.getByRole('button', { name: 'Close the tool' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Select in an area' })).toBeFocused()
})

async function selectTooMany(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Select in a box' }).click()
  const tool = toolOf(page, 'Select in a box')
  const size = await canvasOf(page).boundingBox()
  await canvasOf(page).click({ position: { x: 10, y: 80 } })
  await canvasOf(page).click({ position: { x: (size?.width ?? 0) - 10, y: (size?.height ?? 0) - 80 } })
  await tool.getByRole('button', { name: 'Select', exact: true }).click()
  await expect(tool.getByRole('status')).toHaveText(
    /^Inside: [\d,]+ parcels, of which 500 are selected: at most 500 can be\.$/,
    drawing,
  )
  await page.keyboard.press('Escape')
  await tabOf(page, 'Compare').click()
  await expect(
    tableOf(page).getByRole('region', { name: 'Compare what is selected' }).getByRole('columnheader'),
  ).toHaveCount(6)
  await tabOf(page, 'Selected 500').click()
  const file = await saved(page)
  expect(file.split('\n').filter((line) => /,30\.\d+,-87\.\d+/.test(line))).toHaveLength(500)
}

test('pasted parcel numbers are reported as found, not found, or in another layer', async ({
  readsMaps: page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`${DOWNTOWN}&table=half`)
  await atRest(page)
  const list = tableOf(page).locator('[data-list]')
  await expect(list).toHaveAttribute('data-list', / /, drawing)
  const [one = '', other = ''] = ((await list.getAttribute('data-list')) ?? '').split(' ')
  await tabOf(page, 'Regulated facilities').click()
  await expect(list).toHaveAttribute('data-list', /^\d+/, drawing)
  const [facility = ''] = ((await list.getAttribute('data-list')) ?? '').split(' ')
  await tabOf(page, 'Parcels, Florida').click()

  await tabOf(page, 'Selected 0').click()
  await tableOf(page).getByText('Select by number', { exact: true }).click()
  const box = tableOf(page).getByLabel('Select parcels by number')
  await tableOf(page).getByRole('button', { name: 'Find and select' }).click()
  await expect(tableOf(page).getByRole('alert')).toBeVisible()
  await box.fill(`${one} ${other},27:NOSUCHNUMBER\n${facility}`)
  await tableOf(page).getByRole('button', { name: 'Find and select' }).click()
  const outcome = tableOf(page).getByText(/^Found: /)
  await expect(outcome).toHaveText(
    'Found: 2 parcels, all selected. 1 not found. 1 of another layer.',
    drawing,
  )
  await expect(tableOf(page).getByText(`${facility} (Regulated facilities)`)).toBeVisible()
  await expect(tabOf(page, 'Selected 2')).toBeVisible()
  await expect.poll(() => keysIn(page)).toEqual([`parcels:${one}`, `parcels:${other}`])
  await expectAccessible(page)

  await tabOf(page, 'Regulated facilities').click()
  await tabOf(page, 'Selected 0').click()
  await tableOf(page).getByText('Select by number', { exact: true }).click()
  await tableOf(page).getByLabel('Select facilities by number').fill(facility)
  await tableOf(page).getByRole('button', { name: 'Find and select' }).click()
  await expect(outcome).toHaveText('Found: 1 facility, selected.')
})
