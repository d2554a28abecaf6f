import type { Page } from '@playwright/test'
import { readWorkbook } from '@/lib/export/testing/read-workbook'
import { allEnded, openShare } from './support/dossier'
import { findPlace } from './support/find-place'
import { closed, printed } from './support/printed'
import { readable } from './support/readable'
import { saveData } from './support/save-data'
import { expect, test } from './support/test'

const rowOf = (page: Page, panel: string, name: RegExp) =>
  page.getByRole('region', { name: panel }).getByRole('row', { name })

test('a visitor gets from two places to their records, a comparison, and a workbook that opens', async ({
  page,
  context,
  request,
}) => {
  await saveData(context)
  await page.goto('/')
  await findPlace(page, '30.421345, -87.216955')
  await allEnded(page)
  await page.getByRole('link', { name: 'Compare', exact: true }).click()
  await expect(page.getByText('A: 30.421345, -87.216955, Florida')).toBeVisible()
  await page.getByLabel('Second place (B)').fill('29.7355, -95.2654')
  await page.getByRole('button', { name: 'Compare', exact: true }).click()

  const costs = page.getByRole('region', { name: 'What can cost money' })
  await expect(costs.getByRole('rowheader')).toHaveText([
    'Open violations',
    'Assessment after a sale',
    'Flood insurance',
  ])
  await expect(page.getByRole('table').first()).toHaveAccessibleName('What can cost money at both places')

  const elevation = rowOf(page, 'Ground elevation', /^Ground elevation/)
  await expect(elevation.getByRole('cell')).toHaveText([/^A?\d+ ft$/, /^B?\d+ ft$/])
  await expect(elevation).toContainText(/B is \d+ ft (more|less) than A/)
  const just = rowOf(page, 'Parcel', /^Just value/)
  await expect(just.getByRole('cell')).toHaveText([/\$[\d,]+$/, /Not published$/])
  await expect(page.getByRole('region', { name: 'Parcel' })).toContainText('set under Florida law')
  await expect(page.getByRole('region', { name: 'Regulated facilities' })).toContainText(/Retrieved .*20\d\d/)
  await readable(page)

  const href = await page.getByRole('link', { name: 'Excel workbook' }).getAttribute('href')
  const { sheets } = readWorkbook(await (await request.get(href ?? '')).body())
  const cells = sheets.flatMap((sheet) => [...sheet.values()].map(({ value }) => value))
  for (const text of ['Parcel', 'Ground elevation (interpolated, not surveyed)', 'Not covered'])
    expect(cells).toContain(text)
  expect(cells.some((cell) => String(cell).includes('U.S. Geological Survey'))).toBe(true)

  await page.getByRole('link', { name: 'Swap A and B' }).click()
  await expect(just.getByRole('cell')).toHaveText([/Not published$/, /\$[\d,]+$/])
  const paper = (await printed(page, 'Letter')).join('')
  for (const words of ['Compare two places', 'A lead, not proof', 'Ground elevation'])
    expect(paper).toContain(closed(words))
  expect(paper).not.toContain(closed('Swap A and B'))

  const elevationText = await elevation.innerText()
  await openShare(page)
  await page.getByRole('button', { name: 'Create a frozen copy' }).click()
  await expect(page).toHaveURL(/\/s\/[\w-]{43}/)
  expect(await elevation.innerText()).toBe(elevationText)
})

test('an ambiguous address offers a choice that preserves the other place, without scripting', async ({
  withoutScripting: page,
}) => {
  await page.goto('/place/compare')
  await page.getByLabel('First place (A)').fill('40.4 -100.4')
  await page.getByLabel('Second place (B)').fill('742 Inkwell St, Boise, ID')
  await page.getByRole('button', { name: 'Compare', exact: true }).click()
  const choices = page.getByRole('region', { name: 'Which one do you mean?' })
  await choices.getByRole('link').first().click()
  await expect(rowOf(page, 'Survey section', /^State/).getByRole('cell')).toHaveText([/Nebraska$/, /Idaho$/])
  await page.goto('/place/compare?qa=91.5,+-100.25&qb=40.4,-100.4')
  await expect(page.getByText('There is a problem')).toBeVisible()
})
