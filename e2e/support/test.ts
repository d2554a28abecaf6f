import { test as base, expect, type Page } from '@playwright/test'
import { type BrowserComplaints, createComplaints } from './complaints'
import { clearFaults } from './faults'
import { installDrawingReader } from './read-drawing'

export { expect }

interface Fixtures {
  /**
   * A page whose maps list their visible features in `data-rendered`. Only comparisons use this page, because
   * listing the features takes as long as drawing them.
   */
  readsMaps: Page
  /** Allows the browser to log these error statuses, which the test causes on purpose. */
  provoke: (...statuses: number[]) => void
  /**
   * A page without scripting. It requests the URL with `plain=1` directly, because a page with late content
   * would redirect there. `waiting.spec.ts` covers that redirect.
   */
  withoutScripting: Page
  complaints: BrowserComplaints
}

export const test = base.extend<Fixtures>({
  complaints: [
    async ({ context, baseURL }, use) => {
      const complaints = createComplaints(baseURL ?? '')
      await complaints.watch(context)
      await use(complaints)
      expect(complaints.heard, 'what the browser complained about').toEqual([])
    },
    { auto: true },
  ],
  provoke: async ({ complaints }, use) => {
    await use(complaints.allow)
  },
  page: async ({ page }, use) => {
    await use(page)
    await clearFaults(page)
  },
  readsMaps: async ({ page }, use) => {
    await page.context().addInitScript(installDrawingReader)
    await use(page)
  },
  withoutScripting: async ({ browser, complaints }, use) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    await complaints.watch(context)
    await context.route(isPage, (route) => route.continue({ url: inOnePiece(route.request().url()) }))
    await use(await context.newPage())
    await context.close()
  },
})

/** Stops adding `plain=1` to requests, so that the browser follows the redirect of the page itself. */
export const stopIntercepting = (page: Page): Promise<void> => page.context().unrouteAll()

const isPage = ({ pathname }: URL) => !/^\/_next\/|\.\w+$/.test(pathname)

function inOnePiece(address: string): string {
  const url = new URL(address)
  url.searchParams.set('plain', '1')
  return url.toString()
}
