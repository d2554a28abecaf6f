import { expect, type Locator, type Page } from '@playwright/test'
import type { PanelId } from '@/app/place/panels'

const glanceOf = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'What the record says here' }).getByRole('listitem')

/** The panels that the list at the top leads to. */
export async function panelIdsOf(page: Page): Promise<PanelId[]> {
  await expect(glanceOf(page).first()).toBeVisible()
  const links = await glanceOf(page).getByRole('link').all()
  const hrefs = await Promise.all(links.map((link) => link.getAttribute('href')))
  return hrefs.map((href) => href?.slice(1) as PanelId)
}

export const panelOf = (page: Page, panel: PanelId): Locator =>
  page.getByRole('region').and(page.locator(`#${panel}`))

/** What the list at the top says of a panel: "Found", "12 facilities", "Failed". */
export const endingOf = (page: Page, panel: PanelId): Locator =>
  glanceOf(page).filter({ has: page.locator(`a[href="#${panel}"]`) })

/** Every question has ended: nobody is asked any more. */
export async function allEnded(page: Page): Promise<void> {
  for (const panel of await panelIdsOf(page)) {
    await expect(endingOf(page, panel), `the ending of ${panel}`).not.toContainText('Asking')
    await expect(panelOf(page, panel).getByText(/^Asking /), panel).toHaveCount(0)
  }
}
