import { expectOpens } from './support/open-controls'
import { askedPages } from './support/pages-with-answers'
import { saveData } from './support/save-data'
import { expect, test } from './support/test'

/** On a phone, each element that a control opens must be fully visible, on every page with an answer. */

const withoutQuestion = ['/', '/assessments', '/api', '/land/batch', '/map', '/places', '/sources']
const pages = [...withoutQuestion, ...Object.values(askedPages).filter((href) => href !== null)]

for (const path of pages) {
  test(`each control of ${path} opens something visible on a phone`, async ({ page, context }) => {
    await saveData(context)
    await page.goto(path)
    await expect(page.getByRole('main').getByText(/^Asking /)).toHaveCount(0, { timeout: 60_000 })
    // The menu and the settings of the frame count as controls.
    expect(await expectOpens(page)).toBeGreaterThan(0)
  })
}
