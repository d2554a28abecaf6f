import { expect, type Locator, type Page } from '@playwright/test'
import type { PanelId } from '@/app/_surfaces/place/panels'

export const glanceOf = (page: Page): Locator => page.getByRole('navigation', { name: 'At a glance' })

const rowsOf = (page: Page): Locator =>
  glanceOf(page)
    .getByRole('listitem')
    .filter({ hasNot: page.locator('a[href="#not-published"], a[href="#more"]') })

export async function panelIdsOf(page: Page): Promise<PanelId[]> {
  await expect(rowsOf(page).first()).toBeVisible()
  const links = await rowsOf(page).locator('a[href^="#"]').all()
  const hrefs = await Promise.all(links.map((link) => link.getAttribute('href')))
  return hrefs.map((href) => href?.slice(1) as PanelId)
}

export const panelOf = (page: Page, panel: PanelId): Locator =>
  page.getByRole('region').and(page.locator(`#${panel}`))

export const endingOf = (page: Page, panel: PanelId): Locator =>
  rowsOf(page).filter({ has: page.locator(`a[href="#${panel}"]`) })

export async function allEnded(page: Page): Promise<void> {
  for (const panel of await panelIdsOf(page)) {
    await expect(endingOf(page, panel), `the ending of ${panel}`).not.toContainText('Loading')
    await expect(panelOf(page, panel).getByText(/^Asking /), panel).toHaveCount(0)
  }
}

export async function openShare(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Share', exact: true }).first().click()
}
