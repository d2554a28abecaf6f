import { readFile } from 'node:fs/promises'
import writeWorkbook from 'write-excel-file/node'
import { readCsv } from '@/lib/export/testing/read-csv'
import { expectAccessible } from './support/expect-accessible'
import { expect, test } from './support/test'

const csv = `Name,Address,City,State
Office,742 W Inkwell St,Chicago,IL
Yard,12 Cobalt Rd,Chicago,IL
Empty,,,
`

test('an analyst uploads a list of places, has them looked up, and downloads the result', async ({
  page,
}) => {
  await page.goto('/places/list')
  await page
    .getByLabel('Or choose a file')
    .setInputFiles({ name: 'sites.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await page.getByRole('button', { name: 'Read the list' }).click()
  await expect(page.getByRole('combobox', { name: 'Name' })).toHaveValue('mine')
  await expect(page.getByRole('combobox', { name: 'Address' })).toHaveValue('place')
  await expect(page.getByRole('listitem').filter({ hasText: '742 W Inkwell St, Chicago, IL' })).toBeVisible()
  await expect(page.getByText('1 row has nothing to look up')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page.getByText('The list is done.')).toBeVisible({ timeout: 60_000 })
  const table = page.getByRole('table')
  const office = table.getByRole('row').filter({ hasText: /inkwell/i })
  await expect(office).toContainText(/Zone [AX]/)
  await expect(office).toContainText(/\d ft/)
  await expect(table.getByRole('row').nth(3)).toContainText('Not asked')
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Not asked' }).click()
  await expect(table.getByRole('row').filter({ hasText: 'Inkwell' })).toHaveCount(0)
  await page.getByRole('link', { name: 'All rows' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'CSV', exact: true }).click()
  const rows = readCsv(await readFile(await (await download).path(), 'utf8'))
  const names = rows.find((row) => row.includes('Name'))?.indexOf('Name') ?? -1
  for (const name of ['Office', 'Yard', 'Empty']) expect(rows.map((row) => row[names])).toContain(name)

  await page.getByText('Change or remove the list', { exact: true }).click()
  await page.getByRole('button', { name: 'Remove this list' }).click()
  await expect(page.getByText('Its maker removed this list')).toBeVisible()
})

test('a workbook of parcel numbers gets assessments, and a rejected file is named', async ({ page }) => {
  await page.goto('/places/list')
  const choose = async (name: string, buffer: Buffer) => {
    const mimeType = 'application/octet-stream'
    await page.getByLabel('Or choose a file').setInputFiles({ name, mimeType, buffer })
    await page.getByRole('button', { name: 'Read the list' }).click()
  }
  await choose('locked.xlsx', Buffer.from([0xd0, 0xcf, 0x11, 0xe0]))
  await expect(page.getByText('locked.xlsx needs a password').first()).toBeVisible()
  const cells = [
    ['PIN', 'Address', 'City', 'State'],
    ['10174349000000', '742 W Inkwell St', 'Chicago', 'IL'],
  ].map((row) => row.map((value) => ({ value })))
  await choose('homes.xlsx', await writeWorkbook(cells).toBuffer())
  await expect(page.getByRole('combobox', { name: 'PIN' })).toHaveValue('parcel')
  await page.getByLabel('Tax assessment').check()
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page.getByText('The list is done.')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('table').getByText(/^\w+ value \$[\d,]+ \(20\d\d\)$/)).toBeVisible()
})

test('a legal description in a list keeps its name and its acres, and its link opens the part', async ({
  page,
}) => {
  const part = 'NE1/4 SW1/4 sec 14 T2N R3E, Boise meridian'
  const name = 'NE¼ SW¼, Sec. 14, T. 2 N., R. 3 E., Boise Meridian'
  await page.goto('/places/list')
  await page.getByLabel('Places, one on each line').fill(`${part}\n742 W Inkwell St, Chicago, IL`)
  await page.getByRole('button', { name: 'Read the list' }).click()
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page.getByText('The list is done.')).toBeVisible({ timeout: 60_000 })
  const row = page.getByRole('table').getByRole('row').filter({ hasText: name })
  await expect(row).toContainText(/39\.\d acres/)
  await expect(row).toContainText('The parcel at its center')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'CSV, values only' }).click()
  const rows = readCsv(await readFile(await (await download).path(), 'utf8'))
  const [head = []] = rows
  const cells = rows.find((each) => each.includes(name)) ?? []
  expect(cells[head.indexOf('Area of the outline (derived) (acres)')]).toMatch(/^39\.\d/)
  await row.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.getByRole('main')).toContainText('drawn by dividing Section 14')
})

test('a list of places works without scripting, and a list that is too long gets advice', async ({
  withoutScripting: page,
}) => {
  await page.goto('/places/list')
  await page
    .getByLabel('Places, one on each line')
    .fill(Array.from({ length: 1_001 }, () => '1, 1').join('\n'))
  await page.getByRole('button', { name: 'Read the list' }).click()
  await expect(
    page.getByText('The list has 1,001 rows; the most is 1,000. Take out 1 of them').first(),
  ).toBeVisible()
  await page.getByLabel('Places, one on each line').fill('43.6123, -116.3915')
  await page.getByRole('button', { name: 'Read the list' }).click()
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(async () => {
    await page.reload()
    await expect(page.getByText('The list is done.')).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 60_000 })
})

test('a stranger without the key cannot change a list', async ({ page, browser, baseURL }) => {
  await page.goto('/places/list')
  await page.getByLabel('Places, one on each line').fill('43.6123, -116.3915')
  await page.getByRole('button', { name: 'Read the list' }).click()
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible()
  const stranger = await browser.newPage({ baseURL })
  await stranger.goto(page.url())
  await stranger.getByLabel('Key of this list').fill('a guess')
  await stranger.getByRole('button', { name: 'Start' }).click()
  await expect(stranger.getByText('This key does not fit this list.')).toBeVisible()
  await stranger.close()
})
