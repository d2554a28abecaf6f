import { expect, type Page } from '@playwright/test'
import type { Fault } from '@/lib/connector/faults'

const broken = new WeakMap<Page, Set<string>>()

/** Makes a source misbehave the way a person does it, on a page of its own. It holds for the whole server: `*.faults.spec.ts` only. */
export async function setFault(page: Page, host: string, fault: Fault | ''): Promise<void> {
  const hosts = broken.get(page) ?? new Set()
  broken.set(page, hosts.add(host))
  await page.goto('/sources/faults')
  const form = page.getByRole('form', { name: 'Let a host fail' })
  const failing = page.getByRole('list', { name: 'Made to fail now' }).getByRole('listitem')
  const wanted = failing.filter({ hasText: fault === '' ? `${host}: ` : `${host}: ${fault}` })
  // What is chosen before the page has come alive is forgotten when it does.
  await expect(async () => {
    await form.getByLabel('Host').selectOption(host)
    await form.getByLabel('What it does').selectOption(fault)
    await form.getByRole('button', { name: 'Apply' }).click()
    await expect(wanted).toHaveCount(fault === '' ? 0 : 1, { timeout: 2_000 })
  }).toPass({ timeout: 20_000 })
}

/** Lets every source that this page broke answer as usual again. */
export async function clearFaults(page: Page): Promise<void> {
  for (const host of broken.get(page) ?? []) await setFault(page, host, '')
  broken.delete(page)
}
