import type { Locator } from '@playwright/test'
import { inLongRun } from './support/long-run'
import { closed, printed } from './support/printed'
import { saveData } from './support/save-data'
import { expect, test } from './support/test'

test.beforeEach(({ context }) => saveData(context))

/** 100 mm in CSS pixels. */
const MOST_ON_PAPER = 378

const pages = [
  {
    path: '/land?at=39.7392,-104.9903',
    says: [
      '39.7392,-104.9903',
      'Interpolated from an elevation model, not surveyed',
      'Words used on this page',
    ],
  },
  {
    path: '/ground?at=25.5289,-80.375',
    says: [
      '25.5289,-80.375',
      'Zone AE: a special flood hazard area, base flood elevation',
      'Not an official flood determination',
      'Areas outside the zone also flood',
    ],
  },
  {
    path: '/environment?at=29.7355,-95.2654',
    says: [
      '29.7355, -95.2654 · within 1 mile · All facilities',
      'A screening lead, not proof',
      '108 regulated facilities within 1 mile',
    ],
  },
  {
    path: '/parcels/escambia?id=082S305005000002',
    says: ['An assessment is not a price', 'Roll year', 'Words used on this page'],
  },
  { path: '/rules/2024-31396', says: ['Published', 'Words used on this page'] },
] as const

test('a printed page shows the address, the source, the date and the license', async ({ page }) => {
  for (const { path, says } of pages) {
    await test.step(path, async () => {
      await page.goto(path)
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByText('Retrieved ').filter({ visible: true })).not.toHaveCount(0)
      const sheets = await printed(page, 'Letter')
      const paper = sheets.join('')
      for (const words of [...says, 'Source: ', 'Retrieved ', 'License: ', 'Sample data'])
        expect(paper).toContain(closed(words))
      expect(paper).toContain(closed(`This page: ${new URL(page.url()).origin}${path.split('?')[0]}`))
      for (const [index, sheet] of sheets.entries())
        expect(sheet).toContain(closed(`Page ${index + 1} of ${sheets.length}`))
      for (const control of ['Copy link', 'Skip to the content', 'Create a frozen copy'])
        expect(paper).not.toContain(closed(control))
    })
  }
})

test('each sheet of a Spanish page has a number in Spanish', async ({ page }) => {
  await page.goto('/es/land?at=40.4,-100.4')
  await page.emulateMedia({ media: 'print' })
  const sheets = await printed(page, 'Letter')
  expect(sheets.length).toBeGreaterThan(1)
  for (const [index, sheet] of sheets.entries()) {
    expect(sheet).toContain(closed(`Página ${index + 1} de ${sheets.length}`))
    expect(sheet).not.toContain(closed(`Page ${index + 1}`))
  }
})

test('paper has as many rows of facilities as the heading counts', async ({ page }) => {
  await page.goto('/environment?at=29.7355,-95.2654&radius=1')
  const counted = Number.parseInt(await page.getByRole('heading', { level: 2 }).first().innerText(), 10)
  expect(counted).toBeGreaterThan(50)
  const rows = page.locator('#facility-rows tbody tr')
  expect(await rows.filter({ visible: true }).count()).toBeLessThan(counted)
  await page.emulateMedia({ media: 'print' })
  await expect(rows.filter({ visible: true })).toHaveCount(counted)
  const distances = await rows.locator('td:first-child').allInnerTexts()
  expect(distances.map(Number.parseFloat)).toEqual(distances.map(Number.parseFloat).toSorted((a, b) => a - b))
  const paper = (await printed(page, 'Letter')).join('')
  const names = await rows.locator('td:nth-child(2) > :first-child').allInnerTexts()
  expect(names.filter((name) => !paper.includes(closed(name)))).toEqual([])
  const [first] = await rows.locator('td:nth-child(2)').allInnerTexts()
  expect(first).toContain(' · ')
  expect(paper).toContain(closed(`${names[0]} · `))
  expect(paper).not.toContain(closed('Draw a box'))
  expect(paper).not.toContain(closed('Several, by status'))
})

for (const { path, says, map, legend, rows } of [
  {
    path: '/land?q=T2N+R3E+sec+14',
    says: '28 places in several surveys have these numbers.',
    map: 'Map of the places that fit',
    legend: 'A place that fits',
    rows: '#places li a',
  },
  {
    path: '/permits?source=chicago-new-construction',
    says: 'A permit is not proof that construction started or finished.',
    map: 'Map of the permits',
    legend: 'Permit',
    rows: '#permits tbody th a',
  },
  {
    path: '/environment?at=29.7355,-95.2654&radius=0.5',
    says: 'A screening lead, not proof of contamination.',
    map: 'Map of the facilities',
    legend: 'Rings at',
    rows: '#facility-rows tbody td:nth-child(2) > a',
  },
]) {
  const details = path.startsWith('/environment') ? {} : inLongRun
  test(
    `a printed page has every row, and has a map only if the screen has one: ${path}`,
    details,
    async ({ page }) => {
      await page.goto(path)
      const region = page.getByRole('region', { name: map })
      const image = region.getByRole('img', { name: map })
      await page.emulateMedia({ media: 'print' })
      await expect(region).toBeHidden()
      await page.emulateMedia({ media: null })
      await region.getByRole('button', { name: 'Show map' }).click()
      await expect(region).toHaveAttribute('data-map-state', 'idle', { timeout: 60_000 })
      const names = await page.locator(rows).allInnerTexts()
      expect(names.length).toBeGreaterThan(4)
      const size = await region.getByRole('application').boundingBox()
      const onScreen = (size?.height ?? 0) / (size?.width ?? 1)
      const paper = (await printed(page, 'Letter')).join('')
      for (const words of [says, legend, 'Source: ', 'Retrieved ']) expect(paper).toContain(closed(words))
      expect(names.filter((name) => !paper.includes(closed(name)))).toEqual([])
      expect(paper).not.toContain('↕')
      await page.emulateMedia({ media: 'print' })
      await expect(image).toBeVisible()
      const picture = await image.boundingBox()
      const { width, colors } = await image.evaluate(readPicture)
      expect(width, 'pixels for paper').toBeGreaterThanOrEqual(1_600)
      expect(colors, 'a picture of something').toBeGreaterThan(3)
      expect((picture?.height ?? 0) / (picture?.width ?? 1), 'the extent of the screen').toBeCloseTo(
        onScreen,
        1,
      )
      const credits = await region.getByText(/Census Bureau/).boundingBox()
      expect((credits?.x ?? 0) + (credits?.width ?? 0)).toBeLessThanOrEqual(
        (picture?.x ?? 0) + (picture?.width ?? 0) + 1,
      )
      expect(credits?.y).toBeGreaterThan(picture?.y ?? 0)
      expect(picture?.height).toBeLessThan(MOST_ON_PAPER)
      const order = [
        await topOf(page.getByText(says)),
        picture?.y,
        await topOf(page.locator(rows)),
        await topOf(page.getByText(/^Source: /).last()),
      ]
      expect(order).toEqual(order.toSorted((a = 0, b = 0) => a - b))
    },
  )
}

/**
 * A map never breaks across sheets. If long content preceded it, the map could move to the next sheet and
 * leave half of a sheet empty.
 */
for (const { path, map, sentence, after } of [
  {
    path: '/land?at=39.7392,-104.9903',
    map: 'Map of the place',
    sentence: 'Ground elevation at this point:',
    after: 'Area of the section',
  },
  {
    path: '/environment/facility/110071363697',
    map: 'Map of the facility',
    sentence: 'No compliance status is published now',
    after: 'Each program in figures',
  },
  {
    path: '/place?q=742+W+Inkwell+St,+Chicago,+IL',
    map: 'Map of the place and what was found around it',
    sentence: 'Ground elevation',
    after: 'Matched address',
  },
]) {
  const details = path.startsWith('/place') ? {} : inLongRun
  test(
    `the map on paper is between the summary sentence and the details: ${path}`,
    details,
    async ({ page }) => {
      await page.goto(path)
      const region = page.getByRole('region', { name: map })
      await region.getByRole('button', { name: 'Show map' }).click()
      await expect(region).toHaveAttribute('data-map-state', 'idle', { timeout: 60_000 })
      await printed(page, 'Letter')
      await page.emulateMedia({ media: 'print' })
      const order = [
        await topOf(page.getByText(sentence)),
        await topOf(region.getByRole('img', { name: map })),
        await topOf(page.getByText(after)),
      ]
      expect(order).toEqual(order.toSorted((a = 0, b = 0) => a - b))
    },
  )
}

function readPicture(canvas: HTMLElement | SVGElement): { width: number; colors: number } {
  if (!(canvas instanceof HTMLCanvasElement)) return { width: 0, colors: 0 }
  const pen = canvas.getContext('2d')
  const { width, height } = canvas
  const colors = new Set<string>()
  for (let x = 0.5; x < 40; x += 1)
    for (let y = 0.5; y < 40; y += 1)
      colors.add(String(pen?.getImageData((x * width) / 40, (y * height) / 40, 1, 1).data))
  return { width, colors: colors.size }
}

async function topOf(what: Locator): Promise<number | undefined> {
  return (await what.filter({ visible: true }).first().boundingBox())?.y
}

test('a printed parcel has every column but no controls', async ({ page }) => {
  await page.goto('/parcels/escambia?id=082S305005000002')
  const columns = await page.locator('details table th[scope="row"]').allTextContents()
  expect(columns.length).toBeGreaterThan(90)
  const paper = (await printed(page, 'Letter')).join('')
  expect(columns.filter((name) => !paper.includes(closed(name)))).toEqual([])
  for (const words of ['Show all', 'Where this home ranks']) expect(paper).not.toContain(closed(words))
})

for (const { path, says } of [
  { path: '/rules?q=mortgage', says: /Printed: 1 to 20 of [\d,]+( or more)?\./ },
  { path: '/costs?series=WPU081', says: null },
]) {
  test(`a printed list is complete, or states which part it shows: ${path}`, async ({ page }) => {
    await page.goto(path)
    await page.emulateMedia({ media: 'print' })
    if (says) await expect(page.getByText(says)).toBeVisible()
    else {
      const rows = page
        .locator('#series-printed-caption')
        .locator('xpath=ancestor::table')
        .locator('tbody tr')
      expect(await rows.filter({ visible: true }).count()).toBeGreaterThan(100)
    }
  })
}
