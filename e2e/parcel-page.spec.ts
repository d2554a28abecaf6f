import type { Page } from '@playwright/test'
import { readable } from './support/readable'
import { saveData } from './support/save-data'
import { expect, test } from './support/test'

const address = '/parcels/escambia?id=082S305005000002'

test('the page and the download of a parcel have no owner, and the page links to the map', async ({
  page,
  request,
}) => {
  await page.goto(address)
  await expect(page.getByText('An assessment is not a price.')).toBeVisible()
  for (const title of ['Values', 'Sales', 'Land and building', 'The place', 'Owner of record']) {
    await expect(page.getByRole('region', { name: title, exact: true })).toBeVisible()
  }
  const columns = page.getByRole('region', { name: 'Every column as published' })
  await columns.locator('summary').first().click()
  for (const name of ['PARCEL_ID', 'JV', 'DOR_UC', 'QUAL_CD1', 'Shape__Area', 'S_LEGAL']) {
    await expect(columns.getByText(name, { exact: true })).toBeAttached()
  }
  await expect(columns.getByText(/^(OWN|FIDU)_/)).toHaveCount(0)

  await page.getByText('Download', { exact: true }).click()
  const started = page.waitForEvent('download')
  await page
    .getByRole('form', { name: 'Download this parcel' })
    .getByRole('button', { name: 'JSON', exact: true })
    .click()
  const file = await (await (await started).createReadStream()).toArray()
  const text = Buffer.concat(file).toString()
  expect(text).toContain('082S305005000002')
  expect(text).not.toMatch(await ownerOf(request))
  await page.keyboard.press('Escape')
  await expect(page.getByRole('form', { name: 'Download this parcel' })).toBeHidden()

  await page.getByRole('link', { name: 'Open on the map' }).click()
  await expect(page.getByRole('complementary', { name: 'What is here' })).toContainText('082S305005000002', {
    timeout: 60_000,
  })
})

test('the values and a map of the lot among its neighbors are on the first screen, and the page is short', async ({
  readsMaps: page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(address)
  const figures = page.getByLabel('The parcel in figures')
  for (const name of ['Just value', 'Assessed value', 'Taxable value'])
    await expect(figures.getByRole('button', { name: `${name} (definition)` })).toBeInViewport()
  await expect(figures.getByText('Last sale', { exact: true })).toBeInViewport()
  const map = page.getByRole('region', { name: 'Map of the parcel' })
  await expect(map).toHaveAttribute('data-map-state', 'idle', { timeout: 60_000 })
  expect((await map.getAttribute('data-rendered'))?.split(' ').length).toBeGreaterThan(5)
  const box = await map.boundingBox()
  const visibleHeight = Math.min(900, (box?.y ?? 0) + (box?.height ?? 0)) - (box?.y ?? 900)
  expect((visibleHeight * (box?.width ?? 0)) / (1440 * 900)).toBeGreaterThanOrEqual(0.4)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(2_200)
  expect(await lotWidth(page)).toBeGreaterThanOrEqual(40)
})

test('the name of the owner is shown only on request, and the link to the page does not request the name', async ({
  withoutScripting: page,
  request,
}) => {
  const owner = await ownerOf(request)
  const before = await page.goto(address)
  expect(await before?.text()).not.toMatch(owner)
  await page.getByRole('link', { name: 'Show the owner of record' }).click()
  await expect(page).toHaveURL(/owner=1#owner$/)
  await expect(page.getByRole('region', { name: 'Owner of record' })).toContainText(owner)
  await expect(page.getByText('mailing address is not read and never shown')).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await expect(page.getByRole('link', { name: 'Link to this page' })).not.toHaveAttribute('href', /owner/)
  await page.getByRole('link', { name: 'Hide the owner of record' }).click()
  await expect(page).not.toHaveURL(/owner=1/)
  expect(await page.content()).not.toMatch(owner)

  await page.goto('/parcels/escambia?id=270S041017008086&owner=1')
  await expect(page.getByText('Withheld by the county, or not published')).toBeVisible()
  expect(await page.content()).not.toContain('*****')
})

const lost = [
  {
    path: '/parcels/escambia?id=NO-SUCH-1',
    message: 'The statewide roll has no parcel NO-SUCH-1 in Escambia County.',
  },
  {
    path: `/parcels/escambia?id=${'9'.repeat(240)}`,
    message: 'A parcel number has at most 30 letters and digits. This one has 240',
  },
  { path: '/parcels/escambia?id=', message: 'Enter a parcel number, such as the one on the tax bill.' },
  { path: '/parcels/escambia', message: 'Enter its number, or find it on the map by its address.' },
  { path: '/parcels/wonderland?id=082S305005000002', message: 'Florida has no such county' },
]

test('a wrong parcel number gets an explanation instead of another parcel', async ({
  withoutScripting: page,
}) => {
  for (const { path, message } of lost) {
    await page.goto(path)
    await expect(page.getByText(message).first(), path).toBeVisible()
    await expect(page.getByRole('region', { name: 'Values' })).toHaveCount(0)
    await expect(page.getByLabel('Parcel number', { exact: true })).toBeVisible()
  }
})

test('the page of a parcel number of another county links to the parcel there', async ({
  withoutScripting: page,
}) => {
  await page.goto('/parcels/leon?id=082S305005000002')
  await expect(
    page.getByText('The statewide roll has no parcel 082S305005000002 in Leon County.'),
  ).toBeVisible()
  await page.getByRole('link', { name: /^Escambia County, parcel 082S305005000002/ }).click()
  await expect(page.getByRole('region', { name: 'Values', exact: true })).toBeVisible()
  await page.goto('/parcels/county')
  await page.getByLabel('County').selectOption({ label: 'Hillsborough' })
  await page.getByLabel('Parcel number', { exact: true }).fill('R00 0020 03 80536')
  await page.getByRole('button', { name: 'Find the parcel' }).click()
  await expect(page).toHaveURL(/\/parcels\/hillsborough\?(plain=1&)?id=R00/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('178 W Applecart Ct')
})

for (const path of [`${address}&owner=1`, '/parcels/escambia?id=NO-SUCH-1']) {
  test(`${path} is accessible, on wide and narrow screens, in light and dark colors`, async ({
    page,
    context,
  }) => {
    await saveData(context)
    await page.goto(path)
    await readable(page)
  })
}

async function lotWidth(page: Page): Promise<number> {
  const picture = await page
    .getByRole('region', { name: 'Map of the parcel' })
    .locator('canvas')
    .first()
    .screenshot()
  return page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    const context = canvas.getContext('2d')
    context?.drawImage(bitmap, 0, 0)
    const row = context?.getImageData(0, Math.round(bitmap.height / 2) - 30, bitmap.width, 1).data ?? []
    const marked: number[] = []
    for (let x = 0; x < bitmap.width; x += 1) {
      const [red = 0, green = 0, blue = 0] = [row[4 * x], row[4 * x + 1], row[4 * x + 2]]
      if (red > 170 && green < 100 && blue < 60) marked.push(x)
    }
    return (marked.at(-1) ?? 0) - (marked[0] ?? 0)
  }, picture.toString('base64'))
}

async function ownerOf(request: Parameters<Parameters<typeof test>[2]>[0]['request']): Promise<RegExp> {
  const answer = await request.get('/api/v1/us-florida-parcels/getParcel?parcelId=27:082S305005000002')
  const { parcel } = await answer.json()
  expect(parcel.ownerName).toMatch(/^\w{4}/)
  return new RegExp(parcel.ownerName.split(' ')[0])
}

const sampleHouse = '/parcels/orange?id=58-0028-0230459'

test('a visitor without scripting compares a home with similar homes and nearby sales, and the file contains the same rows', async ({
  withoutScripting: page,
  request,
}) => {
  await page.goto(sampleHouse)
  await page.getByRole('link', { name: 'Compare with similar parcels' }).click()
  const section = page.getByRole('region', { name: 'Where this home ranks' })
  await expect(
    section.getByText(/similar parcels go from \$[\d.]+ to \$[\d.]+ per square foot/),
  ).toBeVisible()
  await expect(section.getByRole('img', { name: /counted from the lowest/ }).first()).toBeAttached()
  await expect(section.getByText(/^Within 0\.5 miles, living area within 15 percent/)).toBeVisible()
  await expect(section.getByText('not proof that a value is wrong')).toBeVisible()
  const similar = section.getByRole('table', { name: /^Similar parcels/ })
  const sales = section.getByRole('table', { name: /^Sales behind these figures/ })
  const rows = (await similar.getByRole('rowheader').count()) + (await sales.getByRole('rowheader').count())
  expect(rows).toBeGreaterThan(10)
  const csv = await request.get(
    (await section.getByRole('link', { name: 'CSV', exact: true }).getAttribute('href')) ?? '',
  )
  const used = (await csv.text()).split('\n').filter((line) => /,(similar parcel|sale),/.test(line))
  expect(used).toHaveLength(rows)
  const counts = await section
    .getByRole('link', { name: /^Show on the map/ })
    .evaluateAll((links) =>
      links.map((link) => [
        Number(/the (\d+)/.exec(link.textContent ?? '')?.[1]),
        new URL((link as HTMLAnchorElement).href).searchParams.get('sel')?.split(',').length,
      ]),
    )
  const all = await similar.getByRole('rowheader').count()
  expect(counts).toHaveLength(2)
  for (const [stated, selected] of counts) expect(selected).toBe(stated)
  const sum = counts.reduce((total, [stated = 0]) => total + stated, 0)
  expect([all, all - 1]).toContain(sum)
  await similar.getByRole('link').first().click()
  await expect(page.getByRole('link', { name: 'Compare with similar parcels' })).toBeVisible()
})
