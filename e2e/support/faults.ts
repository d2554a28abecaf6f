import { expect, type Page } from '@playwright/test'
import type { Fault } from '@/lib/connector/faults'

const broken = new WeakMap<Page, Set<string>>()

/** Makes a source misbehave the way a person does it, on /sources. It holds for the whole server: `*.faults.spec.ts` only. */
export async function setFault(page: Page, host: string, fault: Fault | ''): Promise<void> {
  const hosts = broken.get(page) ?? new Set()
  broken.set(page, hosts.add(host))
  await page.goto('/sources')
  const form = page.locator('form', { has: page.locator(`input[name="host"][value="${host}"]`) })
  // A source with many hosts keeps those that have said nothing behind a click.
  const behind = page.locator('details:not([open])', { has: form }).locator('summary')
  if ((await behind.count()) > 0) await behind.click()
  await form.locator('[name="fault"]').selectOption(fault)
  const applied = page.waitForResponse((response) => response.request().method() === 'POST')
  await form.getByRole('button', { name: 'Apply' }).click()
  await applied
  await page.goto('/sources')
  await expect(form.locator('[name="fault"]')).toHaveValue(fault)
}

/** Lets every source that this page broke answer as usual again. */
export async function clearFaults(page: Page): Promise<void> {
  for (const host of broken.get(page) ?? []) await setFault(page, host, '')
  broken.delete(page)
}
