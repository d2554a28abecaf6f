import type { Page, Response } from '@playwright/test'

export interface PageWeight {
  first: number
  all: number
  map: number
}

export async function weigh(
  page: Page,
  path: string,
  arrival: () => Promise<void> = async () => {},
): Promise<PageWeight> {
  const scripts: Response[] = []
  page.on('response', (response) => {
    if (/\.m?js$/.test(new URL(response.url()).pathname)) scripts.push(response)
  })
  const html = (await (await page.goto(path))?.text()) ?? ''
  await arrival()
  await page.waitForLoadState('networkidle')
  const named = new Set([...html.matchAll(/<script src="([^"]+)"/g)].map(([, source]) => source))
  const weight = { first: 0, all: 0, map: 0 }
  for (const script of scripts) {
    const { responseBodySize: bytes } = await script.request().sizes()
    weight.all += bytes
    if (named.has(new URL(script.url()).pathname)) weight.first += bytes
    if ((await script.text()).includes('maplibregl')) weight.map += bytes
  }
  const row = Object.entries(weight).map(
    ([what, bytes]) => `${what} ${bytes.toLocaleString('en-US').padStart(8)}`,
  )
  console.log(`${path.padEnd(22)} ${scripts.length} scripts, bytes: ${row.join('  ')}`)
  return weight
}
