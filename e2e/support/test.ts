import { test as base, expect, type Page } from '@playwright/test'
import { type BrowserComplaints, createComplaints } from './complaints'
import { clearFaults } from './faults'
import { installDrawingReader } from './read-drawing'

export { expect }

interface Fixtures {
  /**
   * A page whose maps record what they draw in `data-rendered`. This takes as long as drawing, so only
   * comparisons use it.
   */
  readsMaps: Page
  /** Declares error statuses that the test causes, so that the browser may log them. */
  provoke: (...statuses: number[]) => void
  /**
   * A page without scripting. It requests the version in one piece directly, because a page with late content
   * would redirect there. `waiting.spec.ts` covers that redirect.
   */
  withoutScripting: Page
  complaints: BrowserComplaints
}

/** The base of every browser test: a test fails on browser errors and on requests to other sites. */
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

/** Stops requesting the version in one piece, so that the browser follows the page's own redirect. */
export const stopIntercepting = (page: Page): Promise<void> => page.context().unrouteAll()

const isPage = ({ pathname }: URL) => !/^\/_next\/|\.\w+$/.test(pathname)

function inOnePiece(address: string): string {
  const url = new URL(address)
  url.searchParams.set('plain', '1')
  return url.toString()
}
