import { readFile } from 'node:fs/promises'
import { readCsv } from '@/lib/export/testing/read-csv'
import { expectAccessible } from './support/expect-accessible'
import { inLongRun } from './support/long-run'
import { canvasOf, herePanel, inStep, layerOf, openMap, tableOf } from './support/map'
import { drawing } from './support/parcels'
import { expect, test } from './support/test'

test.use({ deviceScaleFactor: 0.5 })

const PLACE = '25.5289,-80.375'

test.beforeEach(({ page }) => page.setViewportSize({ width: 1280, height: 800 }))

test(
  'the flood page links to the zones on the map, and the map shows caveats and a link to the official map',
  inLongRun,
  async ({ readsMaps: page }) => {
    await page.goto(`/ground?at=${PLACE}`)
    await page.getByRole('link', { name: /^Open on the map ?: Flood zone$/ }).click()
    await expect(page).toHaveURL(/\/map\?.*on=floods/)
    const zones = layerOf(page, 'Flood zones')
    await expect(zones.getByText(/^Showing \d+ of \d+ flood zones? centered in view$/)).toBeVisible(drawing)
    await expect(zones).toContainText('Not an official flood determination')
    await expect(zones).toContainText('can still flood')
    await zones.getByText('Legend').click()
    await expect(zones.getByText('Special flood hazard area', { exact: true }).last()).toBeVisible()

    await test.step('a click shows the details of an area whose center is off screen', async () => {
      await openMap(page, '/map?on=floods&at=25.5289,-80.371&z=19')
      await expect(zones.getByText('No flood zones centered in view')).toBeVisible(drawing)
      const size = await canvasOf(page).boundingBox()
      await page.mouse.click((size?.x ?? 0) + 300, (size?.y ?? 0) + 300)
      await expect(herePanel(page).getByRole('heading', { level: 2 })).toHaveText(/^Zone/, drawing)
      await expect
        .poll(() => new URL(page.url()).searchParams.get('here'))
        .toMatch(/^25\.52\d+,-80\.37[12]\d*$/)
    })

    await openMap(page, `/map?on=floods&at=${PLACE}&z=15&table=half`)
    await inStep(page)
    await tableOf(page)
      .getByRole('row')
      .filter({ hasText: 'a special flood hazard area' })
      .first()
      .getByRole('checkbox')
      .press('m')
    await expect(herePanel(page)).toContainText(/Zone A\w*/)
    await expect(herePanel(page)).toContainText('a special flood hazard area')
    await expect(herePanel(page).getByRole('link', { name: /^Official flood map/ })).toHaveAttribute(
      'href',
      /^https:\/\/msc\.fema\.gov\/portal\/search/,
    )
    await expectAccessible(page)

    for (const { id, title, limit } of [
      { id: 'wetlands', title: 'Wetlands', limit: 'It is not a delineation of wetlands' },
      { id: 'soils', title: 'Soils', limit: 'too coarse for one lot' },
    ])
      await test.step(`the map draws exactly the ${id} that the table lists`, async () => {
        await openMap(page, `/map?on=${id}&at=${PLACE}&z=15&table=half`)
        await inStep(page)
        await expect(layerOf(page, title)).toContainText(limit)
      })
  },
)

test('an analyst filters lots by special flood hazard area and downloads them', async ({ page }) => {
  await page.goto('/map?on=parcels,floods&active=parcels&at=25.5297,-80.375&z=17&table=half')
  const table = tableOf(page)
  await expect(
    layerOf(page, 'Parcels, Florida').getByText(/^Showing \d+ of \d+ parcels in view$/),
  ).toBeVisible(drawing)
  await table.getByRole('checkbox', { name: /^Select all/ }).check()
  await table.getByRole('button', { name: /^Selected \d+/ }).click()
  await table.getByRole('button', { name: 'Add flood zones' }).click()
  await expect(table.getByRole('status').filter({ hasText: /^(\d+) of \1 answered\./ })).toBeVisible(drawing)
  await expect(table.getByRole('columnheader', { name: 'Flood zones that touch the lot' })).toBeVisible()
  await expectAccessible(page)
  const keep = table.getByRole('button', {
    name: /^Keep only lots in a special flood hazard area \(\d+\)$/,
  })
  const touched = /\((\d+)\)$/.exec(await keep.innerText())?.[1]
  await keep.click()
  await expect(table.getByRole('button', { name: `Selected ${touched}`, exact: true })).toBeVisible()
  await expect(keep).toHaveCount(0)

  const loading = page.waitForEvent('download')
  await table.getByText('Export', { exact: true }).click()
  await table
    .getByRole('list', { name: /^This table/ })
    .getByRole('button', { name: 'CSV', exact: true })
    .click()
  const rows = readCsv((await readFile(await (await loading).path(), 'utf8')).replace(/^\uFEFF/, ''))
  const [head = [], ...lots] = rows
  const column = head.indexOf('Flood zones that touch the lot')
  expect(column).toBeGreaterThan(-1)
  const zoneTexts = lots.map((row) => row[column] ?? '')
  expect(zoneTexts).toHaveLength(Number(touched))
  for (const zones of zoneTexts)
    expect(zones).toMatch(
      /a special flood hazard area, (the whole lot|(less than |more than )?\d+% of the lot)/,
    )
  const file = rows.flat().join(' ')
  expect(file).toContain('Federal Emergency Management Agency')
  expect(file).toContain('Not an official flood determination')
})
