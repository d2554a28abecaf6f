import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/expect-accessible'
import { closed, printed } from './support/printed'
import { saveData } from './support/save-data'
import { expect, test } from './support/test'

test.beforeEach(({ context }) => saveData(context))

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('an owner gets from a flood zone to a file for the bank, the insurer and FEMA', async ({ page }) => {
  await page.goto('/ground?at=25.5289,-80.375')
  await page.getByRole('link', { name: 'the flood file of this place' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Flood file' })).toBeVisible()
  await expect(region(page, 'What the flood map says')).toContainText(/Zone AE: a special flood hazard area/)
  await test.step('the file compares the lot with the flood height, and says that only FEMA decides', async () => {
    const heights = region(page, 'The lot against the flood height')
    await expect(heights).toContainText(/The lowest ground on the edge of the lot is about .* the 1% flood/)
    await expect(heights).toContainText('Only FEMA decides')
    await expect(heights).toContainText('vertical error of about 0.53 m')
  })
  await test.step('the file names the census tract of the claims, with the disclaimer of FEMA', async () => {
    const history = region(page, 'Floods on record around here')
    await expect(history).toContainText(/anywhere in census tract 12086\d{6}/)
    await expect(history).toContainText('is not endorsed by FEMA')
  })
  await expect(region(page, 'What to ask FEMA').getByRole('link', { name: 'Form MT-EZ' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.fema\.gov\//,
  )
  await expect(region(page, 'Before you rebuild or remodel: the 50 percent rule')).toContainText(
    'floodplain office of Miami-Dade County (community 129086)',
  )
  await expectAccessible(page)
  const paper = (await printed(page, 'Letter')).join('')
  for (const words of ['What to ask FEMA', 'is not endorsed by FEMA', 'Source: '])
    expect(paper).toContain(closed(words))
  await test.step('the file is a PDF', async () => {
    const loading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download' }).click()
    const files = page.getByRole('navigation', { name: 'Download this flood file' })
    await files.getByRole('link', { name: 'PDF', exact: true }).click()
    expect((await readFile(await (await loading).path())).subarray(0, 5).toString()).toBe('%PDF-')
  })
})

test('the place page counts the claims of the tract, and links to the flood file', async ({ page }) => {
  await page.goto('/place?at=25.5289,-80.375')
  const panel = region(page, 'Flood history')
  await expect(panel).toContainText(
    /anywhere in the area and not at one home: (none|fewer than 5|[\d,]+) in census tract \d{11}\. /,
  )
  await panel.getByRole('link', { name: 'Open the flood file' }).click()
  await expect(page).toHaveURL(/\/ground\/flood\?at=25\.5289/)
})
