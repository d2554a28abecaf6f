import { expect, type Locator, type Page } from '@playwright/test'
import { type PanelId, panelIds } from '@/app/place/panels/outcome'
import { panelWords } from '@/app/place/panels/panel-words'

export const panelOf = (page: Page, panel: PanelId): Locator =>
  page.getByRole('region', { name: panelWords[panel].title, exact: true })

/** What the list at the top says of a panel: "Found", "12 facilities", "Failed". */
export const endingOf = (page: Page, panel: PanelId): Locator =>
  page
    .getByRole('navigation', { name: 'What the record says here' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: panelWords[panel].title, exact: true }) })

/** Every question has ended: nobody is asked any more. */
export async function allEnded(page: Page, panels: readonly PanelId[] = panelIds): Promise<void> {
  for (const panel of panels) {
    await expect(endingOf(page, panel), `the ending of ${panel}`).not.toContainText('Asking')
    await expect(panelOf(page, panel).getByText(/^Asking /), panel).toHaveCount(0)
  }
}
