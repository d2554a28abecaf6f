import { test as base, expect, type Page } from '@playwright/test'
import { type Complaints, createComplaints } from './complaints'
import { clearFaults } from './faults'

export { expect }

interface Fixtures {
  /** A page whose maps write down what they draw (`data-rendered`), for what compares it: that takes as long as to draw it. */
  readsMaps: Page
  /** Declares a failing status that this test brings about, so that the browser may say so in its console. */
  provoke: (...statuses: number[]) => void
  /**
   * A page in a browser that runs no scripts. Where something comes late such a browser is led to the page in one
   * piece, at its own time (`waiting.spec.ts`); here it comes in one piece at once.
   */
  withoutScripting: Page
  complaints: Complaints
}

/** Every journey starts here: it fails on whatever the browser complains about, and on any other site asked. */
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
    await page.context().addInitScript(() => Reflect.set(window, 'comparesMap', true))
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

/** Leaves it to the browser to go on to the page in one piece. */
export const asItComes = (page: Page): Promise<void> => page.context().unrouteAll()

const isPage = ({ pathname }: URL) => !/^\/_next\/|\.\w+$/.test(pathname)

/** The page's own address stays as it is. */
function inOnePiece(address: string): string {
  const url = new URL(address)
  url.searchParams.set('plain', '1')
  return url.toString()
}
