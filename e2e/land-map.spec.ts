import type { Locator, Page } from '@playwright/test'
import { findPlace } from './support/find-place'
import { inLongRun } from './support/long-run'
import { tabTo } from './support/tab-to'
import { expect, test } from './support/test'

const country = 'Map of the United States'

/** Drawing a map can take this long on a busy machine without a graphics card. */
const drawing = { timeout: 60_000 }
test.use({ deviceScaleFactor: 0.5 })

test('a click on the map opens the records of that point', async ({ page }) => {
  await page.goto('/land')
  const map = await ready(page, country)
  await map.getByRole('application').click({ position: { x: 320, y: 200 } })
  await expect(page).toHaveURL(/\/land\?at=\d\d\.\d{5},-\d+\.\d{5}$/)
  await expect(page.getByRole('region', { name: 'Read as a point on the map' })).toBeVisible()
  await ready(page, 'Map of the place')
})

test('keys open and close the help of the map, move the map with announcements, and select the center', async ({
  page,
}) => {
  await page.goto('/land')
  const map = await ready(page, country)
  const help = map.getByText('Keyboard help')
  await help.focus()
  await page.keyboard.press('Enter')
  await expect(map.getByText('Select what is at the center')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(map.getByText('Select what is at the center')).toBeHidden()
  await expect(help).toBeFocused()

  await tabTo(page, map.getByRole('application', { name: `${country}: moving the map` }))
  const message = map.getByRole('status').last()
  await page.keyboard.press('ArrowRight')
  await expect(message).toHaveText(/^Map moved east \d+ miles\. Center \d\d\.\d{5}, -\d+\.\d{5}\./)
  await page.keyboard.press('ArrowUp')
  await expect(message).toHaveText(/^Map moved north \d+ miles\./)
  await page.keyboard.press('+')
  await expect(message).toHaveText(/^Zoom level [\d.]+, about [\d,]+ miles across\./)
  await page.keyboard.press('Shift+ArrowLeft')
  await expect(message).toHaveText(/^Map moved west [\d.]+ miles\./)
  const center = await centerSaid(message)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/land?at=${center}`)
  await expect(page.getByRole('region', { name: /^Section/ })).toBeVisible()
})

test('buttons move and zoom the map, and each move can be undone', inLongRun, async ({ page }) => {
  await page.goto('/land?at=40.4,-100.4')
  const map = await ready(page, 'Map of the place')
  const message = map.getByRole('status').last()
  const back = map.getByRole('button', { name: 'Back to where I was' })
  await expect(back).toHaveAttribute('aria-disabled', 'true')
  await map.getByRole('button', { name: 'Move the map south' }).click()
  await expect(message).toHaveText(/^Map moved south /)
  await map.getByRole('button', { name: 'Zoom out' }).click()
  await expect(message).toHaveText(/^Zoom level /)
  await map.getByRole('button', { name: 'Zoom to results' }).click()
  await expect(message).toHaveText(/^Zoom level .* Center .* At the center: Section 17, T5N R27W/)
  const atResults = await centerSaid(message)
  await back.click()
  await back.click()
  await back.click()
  await expect(back).toHaveAttribute('aria-disabled', 'true')
  await map.getByRole('button', { name: 'Select this point' }).click()
  await expect(page, 'where the map began').toHaveURL(`/land?at=${atResults}`)
})

test('each listed place is drawn: candidates for a description, matches of an address, both sides of a section line', async ({
  readsMaps: page,
}) => {
  await page.goto('/land')
  await test.step('each candidate is drawn as listed', async () => {
    await findPlace(page, 'T2N R3E sec 14')
    const map = await ready(page, 'Map of the places that fit')
    const listed = await idsOf(page.getByRole('region', { name: 'Which state?' }))
    expect(listed).toHaveLength(28)
    await expect.poll(() => drawnOn(map), drawing).toEqual(listed)
  })
  await test.step('each matching address is drawn as listed', async () => {
    await findPlace(page, '742 Inkwell St, Boise, ID')
    const map = await ready(page, 'Map of the matches')
    const links = page.getByRole('region', { name: 'Which one do you mean?' }).getByRole('listitem')
    const listed = await paramsOf(links.getByRole('link'), 'at')
    expect(listed).toHaveLength(2)
    await expect.poll(() => drawnOn(map), drawing).toEqual(listed)
  })
  await test.step('a point on a section line has the outlines of both sections', async () => {
    await findPlace(page, '43.3725, -116.393056')
    const map = await ready(page, 'Map of the place')
    await expect
      .poll(() => drawnOn(map), drawing)
      .toEqual([
        'ID080010N0010W0SN360',
        'ID080010S0010W0SN010',
        'asked',
        'id-statewide:04-717804-0',
        'parcel',
      ])
  })
})

test(
  'each listed section of a township is drawn, and a click on the map selects a section',
  inLongRun,
  async ({ readsMaps: page }) => {
    await page.goto('/land')
    await findPlace(page, 'NE060050N0270W0')
    const map = await ready(page, 'Map of the places that fit')
    const listed = await idsOf(page.getByRole('region', { name: 'Sections of township T5N R27W' }))
    expect(listed).toHaveLength(36)
    await expect.poll(() => drawnOn(map), drawing).toEqual(listed)

    const { width, height } = await sizeOf(map)
    await map.getByRole('application').click({ position: { x: width / 2 + 25, y: height / 2 + 40 } })
    await expect(page).toHaveURL(/[?&]id=NE060050N0270W0SN\d\d0$/)
    const selection = new URL(page.url()).searchParams.get('id') ?? ''
    expect(listed).toContain(selection)
    await expect(page.getByRole('region', { name: /^Section \d+, T5N R27W/ })).toContainText(selection)
    await page.goBack()
    await expect.poll(() => drawnOn(map), drawing).toEqual(listed)
  },
)

test(
  'another background loads only from this site, and the outlines remain if the background fails',
  inLongRun,
  async ({ readsMaps: page, provoke }) => {
    provoke(503)
    const tiles: string[] = []
    page.on('response', (response) => {
      const { pathname } = new URL(response.url())
      if (pathname.startsWith('/tiles/'))
        tiles.push(`${response.status()} ${pathname.split('/', 4).join('/')}`)
    })
    await page.goto('/land?at=40.4,-100.4')
    const map = await ready(page, 'Map of the place')
    const outlines = ['NE060050N0270W0SN170', 'asked']
    await expect.poll(() => tiles).toContain('200 /tiles/streets/1')
    expect(tiles.filter((tile) => !/^20[04] \/tiles\/(streets|water|places)\/1$/.test(tile))).toEqual([])
    tiles.length = 0
    await map.getByRole('radio', { name: 'Topographic' }).check({ force: true })
    await expect(map).toContainText('USGS The National Map')
    await expect.poll(() => new Set(tiles)).toEqual(new Set(['200 /tiles/basemap/topo']))
    await expect.poll(() => drawnOn(map), drawing).toEqual(outlines)
    tiles.length = 0
    await map.getByRole('radio', { name: 'Imagery' }).check({ force: true })
    await map.getByRole('checkbox', { name: 'Names' }).check()
    await expect(map).toContainText('Street names and outlines: Census Bureau TIGER/Line')
    await expect
      .poll(() => tiles)
      .toEqual(expect.arrayContaining(['200 /tiles/basemap/imagery', '200 /tiles/streets/1']))
    expect(tiles).not.toContain('200 /tiles/water/1')
    await map.getByRole('radio', { name: 'Topographic' }).check({ force: true })

    await page.route('**/tiles/**', (route) => route.fulfill({ status: 503 }))
    await map.getByRole('radio', { name: 'Imagery' }).check({ force: true })
    await expect(
      map.getByText('This background is not available right now. The outlines remain.'),
    ).toBeVisible()
    await expect.poll(() => drawnOn(map), drawing).toEqual(outlines)
    await map.getByRole('radio', { name: 'Plain' }).check({ force: true })
    await expect(map.getByText('This background is not available')).toHaveCount(0)
    await map.getByRole('radio', { name: 'Streets' }).check({ force: true })
    await expect(map.getByText('Some streets are not loaded')).toBeVisible()
    await expect.poll(() => drawnOn(map), drawing).toEqual(outlines)
  },
)

test('the facts remain if a map cannot be drawn', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await page.goto('/land?at=40.4,-100.4')
  await expect(page.getByText('This browser cannot draw the map')).toContainText(
    'The text of this page has everything',
  )
  await expect(page.getByRole('heading', { name: /^Section 17, T5N R27W/ })).toBeVisible()
})

const LEAST_CANVAS = 200

test('the canvas of every map is tall enough for a phone', inLongRun, async ({ page }) => {
  const paths = [
    '/land',
    '/land?q=NW1/4+SE1/4+sec+12+T3N+R2E,+Boise+meridian',
    '/land?at=40.4,-100.4',
    '/land?q=T2N+R3E+sec+14',
    '/ground?at=25.5289,-80.375',
    '/place?at=25.5289,-80.375',
    '/environment?at=29.7355,-95.2654',
    '/environment/facility/110071363697',
    '/parcels/escambia?id=082S305005000002',
    '/permits?source=chicago-new-construction',
    '/map',
  ]
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of paths) {
    await test.step(path, async () => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(path)
      const maps = page.locator('section:has(.maplibregl-canvas), section:has(button:text-is("Show map"))')
      await maps.first().scrollIntoViewIfNeeded()
      const canvas = page.locator('.maplibregl-canvas').first()
      await expect(canvas).toBeVisible(drawing)
      for (const width of [390, 360]) {
        await page.setViewportSize({ width, height: 844 })
        await expect
          .poll(async () => (await canvas.boundingBox())?.height, `at ${width} pixels`)
          .toBeGreaterThanOrEqual(LEAST_CANVAS)
      }
    })
  }
})

test('a phone prints the map of the page even if it was not loaded yet', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      dispatchEvent(new Event('beforeprint'))
      document.documentElement.dataset.printed = ''
      dispatchEvent(new Event('afterprint'))
    }
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/land?at=40.4,-100.4')
  await page.getByRole('button', { name: 'Print', exact: true }).click()
  await expect(page.locator('html[data-printed]')).toHaveCount(1, drawing)
  const picture = page.locator('canvas[role="img"]')
  await expect(picture).not.toHaveAttribute('data-unloaded')
  await expect
    .poll(() => picture.evaluate((canvas: HTMLCanvasElement) => canvas.width))
    .toBeGreaterThan(1_600)
})

async function ready(page: Page, name: string): Promise<Locator> {
  const map = page.getByRole('region', { name, exact: true })
  await expect(map).toHaveAttribute('data-map-state', 'idle', drawing)
  return map
}

async function centerSaid(message: Locator): Promise<string> {
  const [, latitude, longitude] =
    /Center (\S+), (-\d+\.\d+)\./.exec((await message.textContent()) ?? '') ?? []
  return `${latitude},${longitude}`
}

async function drawnOn(map: Locator): Promise<string[]> {
  return ((await map.getAttribute('data-rendered')) ?? '').split(' ').sort()
}

const idsOf = (list: Locator) => paramsOf(list.getByRole('listitem').getByRole('link'), 'id')

async function paramsOf(links: Locator, name: string): Promise<string[]> {
  const hrefs = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
  return hrefs.map((href) => new URL(href).searchParams.get(name) ?? href).sort()
}

async function sizeOf(map: Locator): Promise<{ width: number; height: number }> {
  return (await map.getByRole('application').boundingBox()) ?? { width: 0, height: 0 }
}
