import { inLongRun } from './support/long-run'
import { expectOpens } from './support/open-controls'
import { pagesWithAnswers } from './support/pages-with-answers'
import { saveData } from './support/save-data'
import { expect, test } from './support/test'

const withoutQuestion = ['/', '/assessments', '/api', '/map', '/places', '/sources']
const pages = [...withoutQuestion, ...Object.values(pagesWithAnswers).filter((href) => href !== null)]

const often = [
  '/',
  '/map',
  ...['/place', '/environment', '/parcels/[county]', '/permits', '/assessments/evidence'].map(
    (path) => pagesWithAnswers[path],
  ),
]

for (const path of pages) {
  const details = often.includes(path) ? {} : inLongRun
  test(`each control of ${path} opens a visible element on a phone`, details, async ({ page, context }) => {
    await saveData(context)
    await page.goto(path)
    await expect(page.getByRole('main').getByText(/^Asking /)).toHaveCount(0, { timeout: 60_000 })
    expect(await expectOpens(page)).toBeGreaterThan(0)
  })
}
