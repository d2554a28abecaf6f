import { test as base, expect, type Page } from '@playwright/test'
import { type Complaints, createComplaints } from './complaints'
import { clearFaults } from './faults'

export { expect }

interface Fixtures {
  /** Declares a failing status that this test brings about, so that the browser may say so in its console. */
  provoke: (...statuses: number[]) => void
  /** A page in a browser that runs no scripts. Accessibility is checked elsewhere: axe itself is a script. */
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
  withoutScripting: async ({ browser, complaints }, use) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    await complaints.watch(context)
    await use(await context.newPage())
    await context.close()
  },
})
