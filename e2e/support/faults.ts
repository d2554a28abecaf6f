import { expect, type Page, test } from '@playwright/test'
import type { Fault } from '@/lib/connector/upstream/faults'

const broken = new WeakMap<Page, Set<string>>()

/**
 * Breaks a source through the page's form, as a browser without scripting sends it. It affects the whole
 * server, so only `*.faults.spec.ts` may use it.
 */
export async function setFault(page: Page, host: string, fault: Fault | ''): Promise<void> {
  const hosts = broken.get(page) ?? new Set()
  broken.set(page, hosts.add(host))
  const { baseURL = '' } = test.info().project.use
  const path = '/sources/faults'
  const html = await (await page.request.get(path)).text()
  const [form = ''] = /<form\b[^>]*aria-label="Simulate a source failure".*?<\/form>/s.exec(html) ?? []
  const hidden = [...form.matchAll(/<input type="hidden" name="([^"]+)"(?: value="([^"]*)")?/g)]
  const multipart = Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value]))
  const headers = { origin: new URL(baseURL).origin }
  const answer = await page.request.post(path, { headers, multipart: { ...multipart, host, fault } })
  const now = textOf(await answer.text())
  if (fault === '') expect(now, `${host} answers again`).not.toContain(`${host}: `)
  else expect(now).toContain(`${host}: ${fault}`)
}

export async function clearFaults(page: Page): Promise<void> {
  for (const host of broken.get(page) ?? []) await setFault(page, host, '')
  broken.delete(page)
}

const textOf = (html: string) =>
  html.replace(/<script\b.*?<\/script>|<!--.*?-->/gs, '').replace(/<[^>]+>/g, '')
