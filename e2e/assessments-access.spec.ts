import { cook, homeSteps, stepOf } from './support/assessments'
import { mostBytes } from './support/most-bytes'
import { readable } from './support/readable'
import { expect, test } from './support/test'
import { weigh } from './support/weigh'

for (const step of homeSteps) {
  test(`the step ${step} loads few bytes and is accessible, on wide and narrow screens, in light and dark colors`, async ({
    page,
    request,
  }) => {
    const { first, map, all } = await weigh(page, await stepOf(request, step, cook, '742 W Inkwell St'))
    if (step !== 'find') expect(map, 'no map library').toBe(0)
    const most = step === 'find' ? mostBytes('/place').beside : mostBytes(`/assessments/${step}`).first
    expect(first).toBeLessThanOrEqual(mostBytes(`/assessments/${step}`).first)
    expect(all - map).toBeLessThanOrEqual(most)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await readable(page)
  })
}

test('each result of a home search is accessible', async ({ page }) => {
  for (const [what, query] of [
    ['homes of one address', `source=${cook}&q=122 E Inkwell Ave`],
    ['nothing found', `source=${cook}&q=17 E Inkwell Ave`],
    ['a place that is not covered', 'q=742 W Inkwell St, Phoenix, AZ'],
    ['a choice of records', 'id=10174349000000'],
    ['a choice of local governments', 'source=new-york-state-assessments&q=100 E Main St'],
    ['a question to mend', `source=${cook}&q=Inkwell Street`],
  ] as const) {
    await test.step(what, async () => {
      await page.goto(`/assessments/find?${query}`)
      await readable(page)
    })
  }
})

test('a table of four years and a rejected comparison are accessible', async ({ page, request }) => {
  const values = await stepOf(request, 'values', cook, '742 W Inkwell St')
  await page.goto(`${values}&before=2025.assessedValue&after=2026.landValue&years=2026,2025,2024,2023`)
  await expect(page.getByText('These two are not compared')).toBeVisible()
  await readable(page)
})
