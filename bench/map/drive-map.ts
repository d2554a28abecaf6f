import type { CDPSession, Page, Request } from '@playwright/test'

export interface BenchMap {
  page: Page
  session: CDPSession
  surface: string
  isIdle: string
  completedAt: string
}

export interface DriveMetrics {
  requests: number
  bytes: number
  waited: number
  thread: number
  worstTask: number
}

type Move = { drag: readonly [number, number] } | { key: string }

const drags = (...steps: (readonly [number, number])[]): Move[] => steps.map((drag) => ({ drag }))

export const tour: readonly Move[] = [
  ...drags([-0.5, 0], [0, -0.5], [0.5, 0], [0, 0.5]),
  { key: '+' },
  ...drags([-0.5, 0], [0, -0.5], [0.5, 0]),
  { key: '+' },
  ...drags([-0.5, 0], [0, -0.5], [0.5, 0]),
  { key: '-' },
  { key: '-' },
]

export const day: readonly Move[] = Array.from({ length: 200 }, (_, step) => {
  if (step % 20 === 19) return { key: 'ArrowDown' }
  return { key: Math.floor(step / 20) % 2 === 0 ? 'ArrowRight' : 'ArrowLeft' }
})

const QUIET_MS = 400
const GIVE_UP_MS = 90_000

export async function roam(map: BenchMap, moves: readonly Move[]): Promise<void> {
  for (const move of moves) {
    await make(map, move)
    await map.page.waitForTimeout(150)
  }
  await untilComplete(map)
}

export async function drive(map: BenchMap, moves: readonly Move[]): Promise<DriveMetrics> {
  const { page } = map
  // Records the requests of the whole browser context, because workers fetch the tiles of a map.
  const finished: Request[] = []
  const note = (request: Request) => finished.push(request)
  page.context().on('requestfinished', note)
  await observeLongTasks(page)
  const before = await threadTime(map)
  let waited = 0
  for (const move of moves) {
    const started = await page.evaluate(() => performance.now())
    await make(map, move)
    waited += Math.max(0, (await untilComplete(map)) - started)
  }
  page.context().off('requestfinished', note)
  const sizes = await Promise.all(finished.map((request) => request.sizes()))
  const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
  const thread = (await threadTime(map)) - before
  return { requests: finished.length, bytes, waited, thread, worstTask: await readWorstTask(page) }
}

async function threadTime({ session }: BenchMap): Promise<number> {
  await session.send('Performance.enable')
  const { metrics } = await session.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
}

async function make(map: BenchMap, move: Move): Promise<void> {
  if ('key' in move) await map.page.locator(map.surface).press(move.key)
  else await dragBy(map, move.drag)
}

export async function untilComplete({ page, isIdle, completedAt }: BenchMap): Promise<number> {
  const deadline = Date.now() + GIVE_UP_MS
  let quietSince = Date.now()
  while (Date.now() < deadline && Date.now() - quietSince < QUIET_MS) {
    await page.waitForTimeout(50)
    if (!(await page.evaluate(isIdle))) quietSince = Date.now()
  }
  return Number(await page.evaluate(completedAt))
}

/**
 * A pause and a slight move before the release prevent inertia, which MapLibre computes from the last two
 * moves.
 */
async function dragBy({ page, surface }: BenchMap, [right, down]: readonly [number, number]): Promise<void> {
  const box = await page.locator(surface).boundingBox()
  if (!box) throw new Error('There is no map to drag.')
  const x = box.x + box.width * (0.5 - right / 2)
  const y = box.y + box.height * (0.5 - down / 2)
  await page.mouse.move(x, y)
  await page.mouse.down()
  const [endX, endY] = [x + right * box.width, y + down * box.height]
  await page.mouse.move(endX, endY, { steps: 5 })
  await page.waitForTimeout(120)
  await page.mouse.move(endX + 1, endY)
  await page.mouse.up()
}

export function observeLongTasks(page: Page): Promise<void> {
  return page.evaluate(() => {
    const tasks: number[] = []
    new PerformanceObserver((list) => {
      tasks.push(...list.getEntries().map(({ duration }) => duration))
    }).observe({ entryTypes: ['longtask'] })
    Object.assign(globalThis, { longTasks: tasks })
  })
}

export async function readWorstTask(page: Page): Promise<number> {
  const tasks = await page.evaluate<number[]>('globalThis.longTasks')
  return Math.max(0, ...tasks)
}
