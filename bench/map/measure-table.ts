import { chromium, type Page } from '@playwright/test'
import { browserArguments, findBrowser } from '../../scripts/find-browser.mjs'
import { type BenchMeasurement, median } from '../measurement'
import { startSampleServer } from '../sample-server'
import { observeLongTasks, readWorstTask } from './drive-map'
import { openOurMap } from './open-maps'

const PATH = '/map?at=28.5384,-81.3792&z=15&on=parcels&table=full'
const ROWS = 500
const ROUNDS = 3
const STEPS = 40
const STEP_PX = 350

export async function measureTable(): Promise<BenchMeasurement[]> {
  const server = await startSampleServer()
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments })
  try {
    const { page } = await openOurMap(browser, `${server.origin}${PATH}`)
    const table = page.locator('[data-list]')
    const count = Number(await table.locator('table').getAttribute('aria-rowcount')) - 1
    if (count < ROWS) throw new Error(`The table has only ${count} rows.`)
    const row = await table
      .locator('tbody tr[data-index]')
      .first()
      .evaluate(({ outerHTML }) => outerHTML)
    const plain = await (await browser.newContext()).newPage()
    await plain.setContent(
      `<div data-list style="height:600px;overflow:auto"><table>${row.repeat(count)}</table></div>`,
    )
    const rounds: { ours: number; plain: number }[] = []
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push({ ours: await scrollThrough(page), plain: await scrollThrough(plain) })
    const [own, other] = [median(rounds.map(({ ours }) => ours)), median(rounds.map((each) => each.plain))]
    return [
      {
        what: `table of ${count} rows, longest task of scrolling, ours / plain rows`,
        ratio: ((own + 1) / (other + 1)).toFixed(2),
        figures: `${Math.round(own)} ms against ${Math.round(other)} (0: below 50 ms)`,
        method: `${STEPS} turns of the wheel down and ${STEPS} up, ${ROUNDS} times, beside the map; medians`,
      },
    ]
  } finally {
    await browser.close()
    await server.stop()
  }
}

async function scrollThrough(page: Page): Promise<number> {
  const box = await page.locator('[data-list]').boundingBox()
  if (!box) throw new Error('The page shows no table.')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await observeLongTasks(page)
  for (const by of [STEP_PX, -STEP_PX])
    for (let step = 0; step < STEPS; step += 1) {
      await page.mouse.wheel(0, by)
      await page.waitForTimeout(30)
    }
  await page.waitForTimeout(300)
  return readWorstTask(page)
}
