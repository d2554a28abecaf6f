import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { readCsv } from '@/lib/export/testing/read-csv'
import { expectAccessible } from './support/expect-accessible'
import { closed, printed } from './support/printed'
import { saveData } from './support/save-data'
import { expect, test } from './support/test'

const box = 'Address or coordinates'
const miami = '25.5289, -80.375'

test.beforeEach(({ context }) => saveData(context))

async function ask(page: Page, text: string) {
  await page.getByLabel(box).fill(text)
  await page.getByLabel(box).press('Enter')
}

const flood = (page: Page) => page.getByRole('region', { name: 'Flood zone', exact: true })
const heights = (page: Page) => page.getByRole('region', { name: 'Ground and base flood' })

test('a visitor gets from an address to the printed flood page', async ({ page }) => {
  await page.goto('/ground')
  await ask(page, '1905 W 1st St, Gulf Shores, AL 36542')
  await expect(flood(page)).toContainText(/Zone \w+.*: .*, panel 01003C\d{4}[A-Z] effective \w+ \d+, \d{4}\./)
  await expect(flood(page)).toContainText('Not an official flood determination')
  await expect(flood(page).getByRole('link', { name: /^Official flood map/ })).toHaveAttribute(
    'href',
    /AddressQuery=1905%20W%201ST%20ST/,
  )
  await expect(page.getByRole('region', { name: 'The place', exact: true })).toContainText(
    '1905 W 1st St, Gulf Shores',
  )
  await expectAccessible(page)
  const sentence = await flood(page)
    .getByText(/^Zone .*panel/)
    .innerText()
  const paper = (await printed(page, 'Letter')).join('')
  for (const words of [
    sentence,
    'Not an official flood determination',
    'Areas outside the zone also flood',
    'Source: ',
  ])
    expect(paper).toContain(closed(words))
})

test('the page of a special flood hazard area shows the flood elevation, the meaning of the zone and advice', async ({
  page,
}) => {
  await page.goto('/ground')
  await ask(page, miami)
  await expect(flood(page)).toContainText(
    /Zone AE: a special flood hazard area, base flood elevation \d+ ft NAVD88, panel 12086C\d{4}[A-Z]/,
  )
  await expect(flood(page)).toContainText(
    '“Area of special flood hazard with water surface elevations determined.”',
  )
  await expect(flood(page)).toContainText('A federally backed mortgage requires flood insurance here.')
  await expect(flood(page)).toContainText(
    'Ask the floodplain office of Miami-Dade County (community 129086). It keeps the printed map',
  )
  await test.step('the elevations of the ground and of the flood are side by side, in the same unit and datum', async () => {
    await expect(heights(page).getByRole('term')).toHaveText(['Ground elevation', 'Base flood elevation'])
    await expect(heights(page)).toContainText(/\d ft NAVD88/)
    await expect(heights(page)).toContainText('Only an elevation certificate counts')
  })
  await test.step('the file contains the zone, the disclaimer and the source', async () => {
    const loading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download' }).click()
    const files = page.getByRole('navigation', { name: 'Download this flood zone' })
    await files.getByRole('link', { name: 'CSV', exact: true }).click()
    const file = await readFile(await (await loading).path(), 'utf8')
    const [headings = [], row = []] = readCsv(file.replace(/^\uFEFF/, ''))
    const cells = Object.fromEntries(headings.map((heading, index) => [heading, row[index]]))
    expect(cells).toMatchObject({
      'Flood zone': 'AE',
      'Special Flood Hazard Area': 'yes',
      Unit: 'feet',
      Community: 'Miami-Dade County (community 129086)',
    })
    expect(cells.Caveats).toContain('Not an official flood determination')
    expect(cells.Request).toContain('hazards.fema.gov')
  })
})

for (const [what, at, says, why] of [
  [
    'a zone whose elevation varies',
    '29.509207,-95.59',
    /Zone AE.*varies, read it on the official map/,
    /varies along the water/,
  ],
  [
    'a zone without elevations',
    '29.507749,-95.55',
    /Zone A: a special flood hazard area, panel/,
    /no base flood elevation/,
  ],
  [
    'minimal hazard',
    '29.5125,-95.59',
    /Zone X, minimal hazard: outside the Special Flood Hazard Area/,
    /no base flood elevation/,
  ],
  [
    'a gap in the map',
    '40.2912,-100.37',
    /no zone was found at this point. That is not zone X/,
    /has no zone here/,
  ],
  [
    'a place without a digital map',
    '25,-92',
    /no digital flood map for this place; a paper map may exist/,
    /No ground elevation/,
  ],
] as const) {
  test(`${what} is reported as such, and no elevations are compared`, async ({ page }) => {
    await page.goto(`/ground?at=${at}`)
    await expect(flood(page)).toContainText(says)
    await expect(heights(page)).toContainText(why)
    await expect(heights(page).getByRole('term').filter({ hasText: 'Base flood elevation' })).toHaveCount(0)
  })
}

test('the flood page shows wetlands and soils with caveats', async ({ page }) => {
  await page.goto('/ground?at=25.528114,-80.375')
  const wetlands = page.getByRole('region', { name: 'Wetlands', exact: true })
  await expect(wetlands).toContainText('Mapped here: Riverine (R2UBH).')
  await expect(wetlands).toContainText('UB: Unconsolidated Bottom')
  await expect(wetlands).toContainText('It is not a delineation of wetlands')
  const soil = page.getByRole('region', { name: 'Soil', exact: true })
  await expect(soil).toContainText(/about \d+ percent \w+/)
  await expect(soil).toContainText('too coarse for one lot')
  await expectAccessible(page)
})

for (const path of ['/ground?at=25.528114,-80.375', '/land?at=39.5,-98.5']) {
  test(`the page ${path} contains “interpolated, not surveyed” once`, async ({ page }) => {
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main.getByText(/^Asking /)).toHaveCount(0, { timeout: 60_000 })
    const limits = (await main.innerText()).match(/interpolated[^.]*not surveyed/gi) ?? []
    expect(limits).toHaveLength(1)
  })
}

test('one Download control offers the files of every record', async ({ page }) => {
  await page.goto('/ground?at=25.528114,-80.375')
  const download = page.getByRole('main').getByRole('button', { name: 'Download', exact: true })
  await expect(download).toHaveCount(1)
  await download.click()
  const lists = page.getByRole('navigation', { name: /^Download / })
  const csv = lists.getByRole('link', { name: 'CSV', exact: true })
  expect(await lists.count()).toBeGreaterThan(2)
  await expect(csv).toHaveCount(await lists.count())
})

test('the page of a parcel lists flood zones that touch the parcel', async ({ page }) => {
  await page.goto('/parcels/escambia?id=082S305005000002')
  const floods = page.getByRole('region', { name: 'Flood zones on this parcel' })
  await expect(floods).toContainText(
    /Zone [A-Z]+.*: .*, (the whole lot|(less than |more than )?\d+% of the lot)/,
  )
  await expect(floods).toContainText('Not an official flood determination')
  await page.getByRole('link', { name: 'Flood zone, wetlands and soil here' }).click()
  await expect(flood(page)).toContainText(/^Flood zoneOpen on the map: Flood zoneZone/)
})

test('the legend of the map distinguishes the zone of the place from the zones beside it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/ground?at=25.5289,-80.375')
  const map = page.getByRole('region', { name: 'Map of the flood zones around the place' })
  await map.getByRole('button', { name: 'Show map' }).click()
  await expect(map).toHaveAttribute('data-map-state', 'idle', { timeout: 60_000 })
  await expect(map).toContainText('Zone of the place')
  await expect(map).toContainText('Zones beside it')
})

test('an ambiguous address offers a choice, and a ZIP code shows an error', async ({ page }) => {
  await page.goto('/ground')
  await ask(page, '120 Main St, Portland')
  const choices = page.getByRole('region', { name: 'Which one do you mean?' })
  await choices.getByRole('link', { name: '120 Main St, Portland, OR 97204' }).click()
  await expect(page.getByRole('heading', { name: 'Flood zone', level: 2 })).toBeVisible()
  await ask(page, '36542')
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toContainText(
    'A ZIP code alone has no position here',
  )
})

test('a frozen copy shows the same flood zone', async ({ page }) => {
  await page.goto('/ground?at=25.5289,-80.375')
  const sentence = await flood(page)
    .getByText(/^Zone .*panel/)
    .innerText()
  await page.getByRole('button', { name: 'Create a frozen copy' }).click()
  await expect(page).toHaveURL(/\/s\//)
  await expect(flood(page)).toContainText(sentence)
  await expect(flood(page)).toContainText('Not an official flood determination')
})

test('the flood zone is near the top on a phone, and one click prints the page', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/ground?at=25.5289,-80.375')
  const sentence = await flood(page)
    .getByText(/^Zone .*panel/)
    .boundingBox()
  if (!sentence) throw new Error('There is no sentence')
  expect(sentence.y + sentence.height).toBeLessThan(500)
  const map = await page
    .getByRole('region', { name: 'Map of the flood zones around the place' })
    .boundingBox()
  expect(map?.height).toBeLessThanOrEqual(240)
  await expect(async () => {
    await page.getByRole('button', { name: 'Print', exact: true }).click()
    await expect(page.locator('body')).toHaveAttribute('data-printed', '', { timeout: 1_000 })
  }).toPass()
})

test('the form leads to the flood zone without scripting', async ({ withoutScripting }) => {
  await withoutScripting.goto('/ground')
  await withoutScripting.getByLabel(box).fill(miami)
  await withoutScripting.getByLabel(box).press('Enter')
  await expect(flood(withoutScripting)).toContainText('Zone AE: a special flood hazard area')
})
