import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { readable } from './support/readable'
import { saveData } from './support/save-data'
import { expect, test } from './support/test'

const nebraska = '40.400000, -100.400000, Nebraska'
const texas = '29.735500, -95.265400, Texas'
const box = /^Address, coordinates, parcel number or legal description/
const saved = (page: Page) => page.getByRole('region', { name: 'Saved places' })

async function save(page: Page, at: string) {
  await page.goto(`/place?at=${at}&plain=1`)
  const button = page.getByRole('button', { name: 'Save this place' })
  const done = page.getByRole('button', { name: 'Remove from saved places' })
  // The click is repeated, because a button does nothing before hydration.
  await expect(async () => {
    if (await button.isVisible()) await button.click({ timeout: 1_000 })
    await expect(done).toBeVisible({ timeout: 500 })
  }).toPass()
}

test('a place is saved, found by a word in the note, downloaded as a file, erased and restored', async ({
  page,
  context,
}, info) => {
  await saveData(context)
  await save(page, '40.4,-100.4')
  await save(page, '29.7355,-95.2654')
  await page.goto('/')
  const recent = page.getByRole('region', { name: 'Recent and saved places' })
  await expect(recent.getByRole('link', { name: texas })).toBeVisible()
  await recent.getByRole('link', { name: 'All of them' }).click()
  await saved(page)
    .getByRole('button', { name: `Rename or note: ${nebraska}` })
    .click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Grandfather’s farm')
  await page.getByLabel('Note, for yourself only').fill('Sold in Añasco')
  await page.getByRole('button', { name: 'Keep', exact: true }).click()
  await readable(page)
  await page.reload()
  await page.getByLabel('Find among them').fill('ANASCO')
  await expect(saved(page).getByText('1 of 2 places')).toBeVisible()
  await expect(saved(page).getByRole('link')).toHaveText(['Grandfather’s farm'])

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download as a file' }).click()
  const file = info.outputPath('places.json')
  await (await download).saveAs(file)
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ format: 'openplat-places', version: 1 })
  await page.getByRole('button', { name: 'Erase all places' }).click()
  await page.getByRole('button', { name: 'Yes, erase all' }).click()
  await expect(saved(page)).toContainText('You have saved no place yet')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(saved(page).getByText('1 of 2 places')).toBeVisible()
  await page.getByRole('button', { name: 'Erase all places' }).click()
  await page.getByRole('button', { name: 'Yes, erase all' }).click()
  await page.reload()
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
  await page.getByLabel('Add places from a file').setInputFiles(file)
  await expect(page.getByText('2 saved places were added.')).toBeVisible()
  await saved(page).getByRole('link', { name: 'Grandfather’s farm' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nebraska)
})

test('a foreign file is rejected with a reason, and a damaged file offers its valid places', async ({
  page,
}) => {
  await page.goto('/saved')
  const choose = page.getByLabel('Add places from a file')
  const answer = page.getByRole('region', { name: 'As a file' }).getByRole('alert')
  const give = (text: string) =>
    choose.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  const place = {
    latitude: 40.4,
    longitude: -100.4,
    name: 'Farm',
    note: '',
    typed: '',
    savedOn: '2026-11-22',
  }
  const whole = {
    format: 'openplat-places',
    version: 1,
    saved: [place, { ...place, latitude: 99 }],
    recent: [],
  }
  // The file is chosen repeatedly, because a choice before hydration is lost.
  await expect(async () => {
    await give('{"some":"settings"}')
    await expect(answer).toContainText('not a file of saved places', { timeout: 500 })
  }).toPass()
  await give(JSON.stringify({ ...whole, version: 9 }))
  await expect(answer).toContainText('newer release')
  await give(' '.repeat(1_000_001))
  await expect(answer).toContainText('larger than 1 MB')
  await give(JSON.stringify(whole))
  await expect(answer).toContainText('could not read number 2')
  await page.getByRole('button', { name: 'Add the one place that could be read' }).click()
  await expect(saved(page).getByRole('link', { name: 'Farm' })).toBeVisible()
  await saved(page).getByRole('button', { name: 'Remove Farm' }).click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(saved(page).getByRole('link', { name: 'Farm' })).toBeVisible()
})

test('the search box suggests and announces matching places, and Escape closes the list without a change of the text', async ({
  page,
  context,
}) => {
  await saveData(context)
  await save(page, '40.4,-100.4')
  await page.goto('/')
  const field = page.getByLabel(box)
  await field.fill('nebr')
  await expect(page.getByRole('listbox').getByRole('option').first()).toHaveText(/Nebraska.*Saved/)
  await expect(page.getByText(/^\d suggestions?\. Down arrow to choose\.$/)).toBeAttached()
  await expect(page.getByRole('combobox', { name: box })).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(0)
  await expect(field).toHaveValue('nebr')
  await field.fill('742 Inkwell St, Boise, ID')
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText([
    /742 E Inkwell.*Address/,
    /742 W Inkwell.*Address/,
  ])
  await readable(page)
  await field.focus()
  await page.keyboard.type(' ')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('listbox').getByRole('option', { selected: true })).toContainText(
    '742 E Inkwell',
  )
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/742 E Inkwell St/i)
  await page.goto('/')
  await field.fill('742 Inkwell St, Boise, ID')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Which one do you mean?' })).toBeVisible()
})
