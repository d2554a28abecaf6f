import type { Page } from '@playwright/test'
import { expectAccessible } from './support/expect-accessible'
import { inLongRun } from './support/long-run'
import { canvasOf, herePanel, layerOf, mapOf, openMap, tableOf, tabOf } from './support/map'
import { drawing } from './support/parcels'
import { saveData } from './support/save-data'
import { tabTo } from './support/tab-to'
import { expect, test } from './support/test'

// A lower resolution makes drawing faster and does not change the content of the map.
test.use({ deviceScaleFactor: 0.5 })

const DOWNTOWN = '/map?at=30.42,-87.22&z=17'

const titles = ['Parcels, Florida', 'Regulated facilities', 'My places']

async function atRest(page: Page): Promise<void> {
  await expect(layerOf(page, 'Parcels, Florida').getByText(/^Showing [\d,]+ of|^No parcels/)).toBeVisible(
    drawing,
  )
  await expect(
    layerOf(page, 'Regulated facilities').getByText(/^Showing [\d,]+ of|^No facilities/),
  ).toBeVisible(drawing)
  await expect(mapOf(page)).toHaveAttribute('data-map-state', 'idle', drawing)
}

async function inStep(page: Page): Promise<string[]> {
  let listed: string[] = []
  await expect(async () => {
    await atRest(page)
    listed = []
    for (const title of titles) {
      await tabOf(page, title).click()
      const list = tableOf(page).locator('[data-list]')
      await expect(list).toHaveAttribute('aria-busy', 'false')
      listed.push(...((await list.getAttribute('data-list')) ?? '').split(' ').filter(Boolean))
    }
    const rendered = ((await mapOf(page).getAttribute('data-rendered')) ?? '').split(' ').filter(Boolean)
    expect(await mapOf(page).getAttribute('data-map-state')).toBe('idle')
    expect(rendered.toSorted()).toEqual(listed.toSorted())
  }).toPass(drawing)
  return listed
}

test(
  'a visitor finds a city, filters, sorts, compares and exports parcels, and a link restores the state',
  inLongRun,
  async ({ readsMaps: page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/map')
    await expect(mapOf(page)).toHaveAttribute('data-map-state', 'idle', drawing)
    const parcels = layerOf(page, 'Parcels, Florida')
    await expect(
      layerOf(page, 'Regulated facilities').getByText('Facilities show from city zoom.'),
    ).toBeVisible()
    await openMap(page, '/map?at=28.5384,-81.3792&z=16')
    await expect(parcels.getByText(/^Showing [\d,]+ of [\d,]+ parcels in view$/)).toBeVisible(drawing)
    const box = await mapOf(page).boundingBox()
    expect(((box?.width ?? 0) * (box?.height ?? 0)) / (1440 * 900)).toBeGreaterThanOrEqual(0.75)

    await page.keyboard.press('/')
    await page.keyboard.type('Pensacola, FL')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Showing Pensacola, Florida')).toBeVisible(drawing)
    await expect(parcels.getByText(/^Showing [\d,]+ of [\d,]+ parcels in view$/)).toBeVisible(drawing)
    expect(page.url()).toContain('/map')
    await page.getByRole('button', { name: 'Zoom in', exact: true }).click()
    await expect(page.getByText('Showing Pensacola, Florida')).toHaveCount(0, drawing)

    await openMap(page, DOWNTOWN)
    await atRest(page)
    const all = await inStep(page)
    expect(all.length).toBeGreaterThan(50)

    await parcels.getByRole('button', { name: 'Residential' }).click()
    await expect.poll(async () => (await inStep(page)).length, drawing).toBeLessThan(all.length)
    const homes = await inStep(page)
    expect(homes.filter((id) => !all.includes(id))).toEqual([])
    await expect(parcels.getByText(/^Showing [\d,]+ of [\d,]+ parcels in view$/)).toBeVisible()

    await tabOf(page, 'Parcels, Florida').click()
    await tableOf(page)
      .getByRole('button', { name: /Just value/ })
      .click()
    const values = await tableOf(page)
      .getByRole('row')
      .getByText(/^\$[\d,]+$/)
      .allTextContents()
    const dollars = values.map((text) => Number(text.replace(/\D/g, '')))
    expect(dollars).toEqual(dollars.toSorted((a, b) => b - a))
    await tableOf(page)
      .getByRole('checkbox', { name: /^Select (?!all)/ })
      .first()
      .check()
    await expect(tabOf(page, 'Selected 1')).toBeVisible()

    await tableOf(page)
      .getByRole('checkbox', { name: /^Select (?!all)/ })
      .nth(1)
      .check()
    await tabOf(page, 'Compare').click()
    const compared = tableOf(page).getByRole('region', { name: 'Compare what is selected' })
    await expect(compared.getByRole('columnheader')).toHaveCount(3)
    await expect(compared.getByRole('rowheader', { name: /, differs$/ }).first()).toBeVisible()
    await expect(compared.getByRole('rowheader', { name: 'Parcel number', exact: true })).toBeVisible()
    await expect(
      compared
        .getByText(/^(\$[\d,.]+( per square foot)? (more|less)|\d+ years? (later|earlier)|differs)$/)
        .first(),
    ).toBeVisible()
    await expectAccessible(page)
    await tabOf(page, 'Parcels, Florida').click()
    await tableOf(page)
      .getByRole('checkbox', { name: /^Select (?!all)/ })
      .nth(1)
      .uncheck()
    await expect(tabOf(page, 'Selected 1')).toBeVisible()

    await tableOf(page).getByText('Export', { exact: true }).click()
    const started = page.waitForEvent('download')
    await tableOf(page).getByRole('button', { name: 'CSV', exact: true }).click()
    const file = Buffer.concat(await (await (await started).createReadStream()).toArray()).toString()
    const [, first = ''] = (await tableOf(page).getByRole('rowheader').allTextContents()).map((text) =>
      text.trim(),
    )
    expect(file).toContain(first)
    expect(file).toContain('Florida Department of Revenue')
    await page.keyboard.press('Escape')
    await expect(tableOf(page).getByRole('button', { name: 'CSV', exact: true })).toBeHidden()

    const size = await mapOf(page).boundingBox()
    await page.mouse.click((size?.x ?? 0) + (size?.width ?? 0) / 2, (size?.y ?? 0) + (size?.height ?? 0) / 2)
    await expect(herePanel(page).getByText('Ground elevation')).toBeVisible(drawing)
    await expect(herePanel(page).getByText(/^\d+ ft$/)).toBeVisible(drawing)
    await expectAccessible(page)

    const name = await herePanel(page).getByRole('heading', { level: 2 }).innerText()
    await expect.poll(() => page.url()).toContain('sel=parcels')
    const link = page.url()
    await page.goto('/sources')
    await page.goto(link)
    await atRest(page)
    await expect(tabOf(page, 'Selected 1')).toBeVisible(drawing)
    await expect(herePanel(page).getByRole('heading', { level: 2 })).toHaveText(name, drawing)
    await expect(parcels.getByRole('button', { name: 'Residential' })).toHaveAttribute('aria-pressed', 'true')
  },
)

test('parcels, facilities, the survey grid and streets are drawn together, also on paper, and a later visit restores them', async ({
  page,
}) => {
  const layers = ['Parcels, Florida', 'Regulated facilities', 'Survey grid']
  const tiles = new Set<string>()
  page.on('response', (response) => {
    const [, name] = /\/tiles\/([a-z]+)\//.exec(response.url()) ?? []
    if (name && response.status() === 200) tiles.add(name)
  })
  await page.goto('/map?at=30.4268,-87.2237&z=15&on=parcels,facilities,survey')
  for (const title of layers)
    await expect(layerOf(page, title).getByText(/^Showing [\d,]+ of [\d,]+ /)).toBeVisible(drawing)
  await expect(mapOf(page)).toHaveAttribute('data-map-state', 'idle', drawing)
  expect([...tiles]).toEqual(expect.arrayContaining(['parcels', 'streets', 'survey']))

  await page.emulateMedia({ media: 'print' })
  for (const title of layers) await expect(page.locator('[data-legends]')).toContainText(title)
  await expect(page.getByRole('navigation', { name: 'Layers' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })

  await page.goto('/map')
  for (const title of layers)
    await expect(layerOf(page, title).getByText(/^Showing [\d,]+ of [\d,]+ /)).toBeVisible(drawing)
})

test('a source that does not respond affects only one layer, and offers a retry', async ({
  page,
  provoke,
}) => {
  provoke(503)
  await page.route('**/map/facilities?**', (route) => route.fulfill({ status: 503 }))
  await page.goto(DOWNTOWN)
  const facilities = layerOf(page, 'Regulated facilities')
  await expect(facilities.getByText(/did not answer/)).toBeVisible(drawing)
  await expect(layerOf(page, 'Parcels, Florida').getByText(/^Showing [\d,]+ of/)).toBeVisible(drawing)
  await page.unroute('**/map/facilities?**')
  await facilities.getByRole('button', { name: 'Try again' }).click()
  await expect(facilities.getByText(/^Showing|^No facilities/)).toBeVisible(drawing)

  await page.route('**/tiles/parcels/**', (route) => route.fulfill({ status: 503 }))
  await openMap(page, '/map?at=30.44,-87.24&z=16')
  const parcels = layerOf(page, 'Parcels, Florida')
  await expect(parcels.getByText(/areas did not load/)).toBeVisible(drawing)
  const failure = page.locator('[data-failure="parcels"]').first()
  await expect(failure).toContainText('Florida Department of Revenue: ')
  await expect(failure.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(facilities.getByText(/^Showing|^No facilities/)).toBeVisible(drawing)
  await page.unroute('**/tiles/parcels/**')
  await parcels.getByRole('button', { name: 'Try again' }).click()
  await expect(parcels.getByText(/did not load/)).toHaveCount(0, drawing)
})

test(
  'failed tiles are reported for each layer with a retry, and the parcels remain',
  inLongRun,
  async ({ page, provoke }) => {
    provoke(503)
    await page.route(/\/tiles\/(streets|floods|wetlands|soils|survey)\//, (route) =>
      route.fulfill({ status: 503 }),
    )
    await page.goto('/map?on=parcels,floods,wetlands,soils,survey&at=30.42,-87.22&z=16')
    await expect(
      layerOf(page, 'Parcels, Florida').getByText(/^Showing [\d,]+ of [\d,]+ parcels in view$/),
    ).toBeVisible(drawing)
    for (const title of ['Flood zones', 'Wetlands', 'Soils', 'Survey grid'])
      await expect(layerOf(page, title).getByRole('button', { name: 'Try again' })).toBeVisible(drawing)
    await expect(page.getByText(/^Some streets are not loaded/)).toBeVisible()
    await expectAccessible(page)

    await page.unrouteAll()
    for (const title of ['Flood zones', 'Survey grid']) {
      const layer = layerOf(page, title)
      // Repeats the click, because the map retries some areas by itself and the button may disappear.
      await expect(async () => {
        const again = layer.getByRole('button', { name: 'Try again' })
        if (await again.isVisible()) await again.click({ timeout: 1_000 })
        await expect(layer.getByText(/did not load/)).toHaveCount(0, { timeout: 3_000 })
      }).toPass(drawing)
    }
  },
)

test('a visitor opens a point, moves through rows, selects one and undoes a move by keyboard alone', async ({
  page,
}) => {
  await page.goto(DOWNTOWN)
  await atRest(page)
  await tabTo(page, canvasOf(page))
  await page.keyboard.press('Enter')
  await expect(herePanel(page)).toBeVisible(drawing)
  await page.keyboard.press('t')
  await expect(tableOf(page).getByRole('table')).toBeVisible(drawing)
  await expect(
    tableOf(page)
      .getByRole('checkbox', { name: /^Select (?!all)/ })
      .and(page.locator(':focus')),
  ).toHaveCount(1)
  await page.keyboard.press('Space')
  await expect(tabOf(page, 'Selected 1')).toBeVisible()
  const heading = herePanel(page).getByRole('heading', { level: 2 })
  const before = await heading.innerText()
  await page.keyboard.press(']')
  await expect(heading).not.toHaveText(before, drawing)
  const next = await heading.innerText()
  await page.keyboard.press(']')
  await expect(heading).not.toHaveText(next, drawing)
  await page.keyboard.press('[')
  await expect(heading).toHaveText(next, drawing)
  await page.keyboard.press('t')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await expect(tabOf(page, 'Selected 2')).toBeVisible()
  await page.keyboard.press('c')
  await expect(tableOf(page).getByRole('region', { name: 'Compare what is selected' })).toBeVisible()
  await page.keyboard.press('e')
  await expect(tableOf(page).getByRole('button', { name: 'CSV', exact: true }).first()).toBeVisible()
  await page.keyboard.press('l')
  await expect(page.getByRole('checkbox', { name: 'Parcels', exact: true })).toBeFocused()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keys of the map' })).toBeVisible()
  await page.keyboard.press('Escape')

  const undo = mapOf(page).getByRole('button', { name: 'Undo', exact: true })
  const here = new URL(page.url()).searchParams.get('at')
  await canvasOf(page).focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => new URL(page.url()).searchParams.get('at'), drawing).not.toBe(here)
  await undo.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => new URL(page.url()).searchParams.get('at'), drawing).toBe(here)
})

test('the map fills the screen of a phone, and buttons open the layers and the table', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(DOWNTOWN)
  await expect(mapOf(page)).toHaveAttribute('data-map-state', 'idle', drawing)
  const high = async () => (await mapOf(page).boundingBox())?.height ?? 0
  expect(await high()).toBeGreaterThan(650)
  await mapOf(page).getByRole('button', { name: 'Layers' }).click()
  const rail = page.getByRole('navigation', { name: 'Layers' })
  await expect(rail.getByRole('checkbox', { name: 'Regulated facilities' })).toBeChecked()
  await expectAccessible(page)
  await rail.getByRole('button', { name: 'Close' }).click()
  await expect(rail).toBeHidden()
  await tableOf(page).getByRole('button', { name: 'Open the table' }).click()
  await expect.poll(high).toBeLessThan(500)
  await tableOf(page).getByRole('button', { name: 'Make the table larger' }).click()
  await expect(tableOf(page).getByRole('table')).toBeVisible()
  await expectAccessible(page)
  await tableOf(page).getByRole('button', { name: 'Close the table' }).click()
  await expect.poll(high).toBeGreaterThan(650)
  await test.step('the tools do not cover the crosshair', () => drawOnAPhone(page))
})

async function drawOnAPhone(page: Page): Promise<void> {
  await expect(tabOf(page, 'Parcels, Florida [1-9]')).toBeVisible(drawing)
  await expect(mapOf(page)).toHaveAttribute('data-map-state', 'idle', drawing)
  const tools = mapOf(page).getByRole('button', { name: 'Tools' })
  await tools.click()
  const tool = page.getByRole('region', { name: 'Select in a box', exact: true })
  await expect(tool.getByRole('button', { name: 'Measure an area' })).toBeVisible()
  const panel = await tool.boundingBox()
  const canvas = await canvasOf(page).boundingBox()
  expect((panel?.y ?? 0) + (panel?.height ?? 0)).toBeLessThan(
    (canvas?.y ?? 0) + (canvas?.height ?? 0) / 2 - 20,
  )
  const middle = { x: (canvas?.width ?? 0) / 2, y: (canvas?.height ?? 0) / 2 }
  await canvasOf(page).click({ position: { x: 30, y: middle.y } })
  await canvasOf(page).click({ position: { x: 300, y: middle.y + 120 } })
  await expectAccessible(page)
  await tool.getByRole('button', { name: 'Select', exact: true }).click()
  await expect(tool.getByRole('status')).toHaveText(/^Inside: [1-9]\d* parcels?, (all )?selected\.$/)
  await tool.getByRole('button', { name: 'Close the tool' }).click()
  await expect(tools).toBeFocused()
}

test('the land page and the facilities page link to a map of their results', async ({ page }) => {
  await page.goto('/environment?at=29.7355,-95.2654&radius=1&status=current')
  await expect(page.getByRole('link', { name: 'Open on the map' })).toHaveAttribute(
    'href',
    /&on=facilities&look=facilities\.status%3Acurrent&/,
  )
  await page.goto('/land?at=40.4,-100.4')
  await page.getByRole('link', { name: 'Open on the map' }).click()
  await expect(page).toHaveURL(/on=survey/)
  await expect(herePanel(page)).toContainText('NE060050N0270W0SN170', drawing)
})

test('a visitor with data saver loads the map on request, and a map that fails to load is reported', async ({
  page,
  provoke,
}) => {
  provoke(503)
  await saveData(page.context())
  await page.route(/maplibre-gl\.[^/]*mjs$/, (route) => route.fulfill({ status: 503 }))
  await page.goto(DOWNTOWN)
  await page.getByRole('button', { name: 'Show map' }).click()
  await expect(page.getByText('The map did not load. Reload the page to try again.')).toBeVisible()
  await page.unrouteAll()
  let requests = 0
  page.on('request', (request) => {
    if (request.url().includes('maplibre-gl')) requests += 1
  })
  await page.reload()
  await expect(page.getByText('The map is not loaded yet.')).toBeVisible()
  expect(requests, 'the map came unasked').toBe(0)
  await page.getByRole('button', { name: 'Show map' }).click()
  await expect(canvasOf(page)).toBeVisible()
})

test('a visitor without scripting reads that the map needs scripting, and gets links to the lists', async ({
  withoutScripting,
}) => {
  await withoutScripting.goto('/map')
  await expect(withoutScripting.getByText(/^The map needs scripting/)).toBeVisible()
  await withoutScripting.getByRole('link', { name: 'Florida parcels as a list' }).click()
  await expect(withoutScripting.getByRole('heading', { level: 1 })).toHaveText('Florida parcels')
})

test('a visitor without scripting gets a layer of the map as a list with filters and a file', async ({
  withoutScripting: page,
  request,
}) => {
  await page.goto('/map?at=33.45,-112.07&z=13&on=facilities')
  await page.getByRole('link', { name: 'Regulated facilities as a list' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Regulated facilities')
  const rows = page.getByRole('table').getByRole('row')
  const all = await rows.count()
  expect(all).toBeGreaterThan(2)
  const filter = page.getByLabel('Violations')
  await filter.selectOption({ label: 'Violation now' })
  await page.getByRole('button', { name: 'Apply filters' }).click()
  await expect(page.getByText(/^Showing \d+ of \d+ facilities in this area\.$/)).toBeVisible()
  await expect(filter).toHaveValue('facilities.status:current')
  expect(await rows.count()).toBeLessThan(all)
  const csv = await page.getByRole('link', { name: 'CSV', exact: true }).getAttribute('href')
  const file = await (await request.get(csv ?? '')).text()
  expect(file).toContain('Facility')
  await page.getByRole('link', { name: 'Open on the map' }).click()
  await expect(page).toHaveURL(/on=facilities&look=facilities\.status/)
})
